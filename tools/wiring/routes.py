"""Where everything lies in a wiring diagram, and the way of each wire, clear of the others."""

from collections.abc import Iterator
from typing import NamedTuple

from tools.wiring.circuit import GROUND, Part, Terminal
from tools.wiring.headers import Header

PITCH = 24  # between two pins, and two terminals
LANE = 11  # between two wires side by side
MARGIN = 20
BOARD = 170  # its width
PART = 190
CAPTION = 30  # above a part's terminals
LEFT, RIGHT = 0, 1

Point = tuple[float, float]


class Pin(NamedTuple):
    name: str
    side: int
    y: float


class Wire(NamedTuple):
    pin: Pin
    part: int
    terminal: Terminal
    side: int  # on which the part is

    @property
    def crosses(self) -> bool:
        return self.pin.side != self.side


class Placed(NamedTuple):
    part: Part
    side: int
    top: float
    wires: list[Wire]

    @property
    def height(self) -> float:
        return CAPTION + PITCH * len(self.part.terminals)

    def y(self, wire: Wire) -> float:
        return self.top + CAPTION + PITCH * (self.wires.index(wire) + 0.5)


class Plan:
    """A header in the middle, its parts on both sides of it."""

    def __init__(self, header: Header, parts: list[Part]) -> None:
        self.header = header
        self.board_height = max(map(len, header.sides)) * PITCH + 2 * MARGIN
        self._free = list(self._pins())
        wires = [wire for number, part in enumerate(parts) for wire in self._wired(number, part)]
        over = [wire for wire in wires if wire.crosses and self._goes_up(wire)]
        under = [wire for wire in wires if wire.crosses and not self._goes_up(wire)]
        self.board_top = MARGIN + LANE * (len(over) + 1)
        self.parts = self._placed(parts, wires)
        self._lanes = {side: self._ordered(wires, side) for side in (LEFT, RIGHT)}
        self._over, self._under = over, under
        used = [placed.side for placed in self.parts]
        self.board_left = MARGIN + (PART if LEFT in used else 0) + self._channel(LEFT)
        right = self.board_left + BOARD + self._channel(RIGHT)
        self.part_left = (MARGIN, right)
        self.width = right + (PART if RIGHT in used else 0) + MARGIN
        lowest = max(placed.top + placed.height for placed in self.parts)
        below = self.board_top + self.board_height + LANE * (len(under) + 1)
        self.height = max(lowest, below) + MARGIN

    def _pins(self) -> Iterator[Pin]:
        for side, names in enumerate(self.header.sides):
            for row, name in enumerate(names):
                yield Pin(name, side, MARGIN + PITCH * (row + 0.5))

    def pin_y(self, pin: Pin) -> float:
        return self.board_top + pin.y

    def all_pins(self) -> list[Pin]:
        return list(self._pins())

    def _wired(self, number: int, part: Part) -> list[Wire]:
        """Signals first: they say on which side the part is; then the nearest grounds."""
        signals = [terminal for terminal in part.terminals if terminal.pin != GROUND]
        pins = {terminal: self._take(terminal.pin) for terminal in signals}
        own = [pin for terminal, pin in pins.items() if terminal.label != "VCC"]
        side = RIGHT if 2 * sum(pin.side for pin in own) >= len(own) else LEFT
        middle = sum(pin.y for pin in own) / len(own)
        for terminal in part.terminals:
            if terminal.pin == GROUND:
                pins[terminal] = self._take(GROUND, side, middle)
        wires = [Wire(pin, number, terminal, side) for terminal, pin in pins.items()]
        return sorted(wires, key=self._rank)

    def _take(self, name: str, side: int = RIGHT, near: float = 0) -> Pin:
        """A pin that no wire has yet, on that side and near that height if there is a choice."""
        fitting = [pin for pin in self._free if pin.name == name]
        pin = min(fitting, key=lambda pin: (pin.side != side, abs(pin.y - near)))
        self._free.remove(pin)
        return pin

    def _goes_up(self, wire: Wire) -> bool:
        return wire.pin.y < self.board_height / 2

    def _rank(self, wire: Wire) -> tuple[int, float]:
        """Its place among a part's terminals: what comes over the board is above the rest."""
        if wire.crosses:
            return (0, -wire.pin.y) if self._goes_up(wire) else (2, -wire.pin.y)
        return (1, wire.pin.y)

    def _placed(self, parts: list[Part], wires: list[Wire]) -> list[Placed]:
        """Each about as high as its pins, one below the other."""
        placed: list[Placed] = []
        free = [float(MARGIN), float(MARGIN)]
        rows = [[wire for wire in wires if wire.part == number] for number in range(len(parts))]
        for own in sorted(rows, key=_height):
            part, side = parts[own[0].part], own[0].side
            wanted = self.board_top + _height(own) - PITCH * len(own) / 2 - CAPTION
            placed.append(Placed(part, side, max(free[side], wanted), own))
            free[side] = placed[-1].top + placed[-1].height + MARGIN
        return placed

    def _ordered(self, wires: list[Wire], side: int) -> list[Wire]:
        """The lanes of one side from the board outwards, so that few wires meet."""
        own = sorted((wire for wire in wires if wire.pin.side == side), key=lambda w: w.pin.y)
        ups = [wire for wire in own if self._rises(wire)]
        downs = [wire for wire in own if not self._rises(wire)]
        coming = [wire for wire in wires if wire.side == side and wire.crosses]
        coming.sort(key=lambda wire: self._end(wire) if self._goes_up(wire) else -self._end(wire))
        return [*ups, *reversed(downs), *reversed(coming)]

    def _rises(self, wire: Wire) -> bool:
        return self._goes_up(wire) if wire.crosses else self._end(wire) < self.pin_y(wire.pin)

    def _end(self, wire: Wire) -> float:
        return next(placed.y(wire) for placed in self.parts if wire in placed.wires)

    def _channel(self, side: int) -> float:
        return LANE * (len(self._lanes[side]) + 1) + MARGIN

    def _lane(self, side: int, wire: Wire) -> float:
        away = MARGIN + LANE * (self._lanes[side].index(wire) + 0.5)
        return self.board_left - away if side == LEFT else self.board_left + BOARD + away

    def route(self, wire: Wire) -> list[Point]:
        """From the pin along its lanes to the terminal."""
        start, end = self.pin_y(wire.pin), self._end(wire)
        out = self._lane(wire.pin.side, wire)
        edge = self.board_left + (BOARD if wire.pin.side == RIGHT else 0)
        target = self.part_left[wire.side] + (PART if wire.side == LEFT else 0)
        if not wire.crosses:
            return [(edge, start), (out, start), (out, end), (target, end)]
        across = self._crossing(wire)
        back = self._lane(wire.side, wire)
        way = [(edge, start), (out, start), (out, across), (back, across), (back, end)]
        return [*way, (target, end)]

    def _crossing(self, wire: Wire) -> float:
        if wire in self._over:
            return self.board_top - LANE * (self._over.index(wire) + 1)
        bottom = self.board_top + self.board_height
        return bottom + LANE * (self._under.index(wire) + 1)


def _height(wires: list[Wire]) -> float:
    """Of the pins on the part's own side, on average."""
    near = [wire.pin.y for wire in wires if not wire.crosses]
    return sum(near) / len(near)
