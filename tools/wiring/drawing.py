"""The diagrams: a header and what is wired to it, or the front of a board that has all it needs."""

from collections.abc import Iterator
from types import ModuleType

from tools.wiring import circuit, svg
from tools.wiring.headers import Header
from tools.wiring.routes import BOARD, CAPTION, LEFT, MARGIN, PART, PITCH, RIGHT, Placed, Plan

USB = (40, 14)
KEY = 150  # the width of a key on a front


def drawn(board: ModuleType) -> str:
    header = circuit.header(board)
    if header is None:
        return _front(board)
    plan = Plan(header, circuit.parts(board))
    return svg.picture(plan.width, plan.height, f"{board.NAME}: wiring", _wiring(plan, header))


def _wiring(plan: Plan, header: Header) -> Iterator[str]:
    yield from _board(plan, header)
    for placed in plan.parts:
        yield from _part(placed, plan.part_left[placed.side])
    for placed in plan.parts:
        for wire in placed.wires:
            route = plan.route(wire)
            colour = wire.terminal.colour
            yield svg.path(route[1:-1], "halo")
            yield svg.path(route, f"wire {colour}")
            yield svg.circle(*route[0], 5, f"dot {colour}")
            yield svg.circle(*route[-1], 5, f"dot {colour}")


def _board(plan: Plan, header: Header) -> Iterator[str]:
    left, top = plan.board_left, plan.board_top
    yield svg.rect(left, top, BOARD, plan.board_height, "body", 8)
    middle = left + BOARD / 2
    usb = top - 4 if header.usb_on_top else top + plan.board_height - USB[1] + 4
    yield svg.rect(middle - USB[0] / 2, usb, *USB, "pad", 2)
    yield svg.text("USB", middle, usb + (24 if header.usb_on_top else -12), "middle", "small faint")
    yield svg.upright(header.title, middle, top + plan.board_height / 2, "title")
    used = {wire.pin for placed in plan.parts for wire in placed.wires}
    for pin in plan.all_pins():
        y = plan.pin_y(pin)
        inner = left + 12 if pin.side == LEFT else left + BOARD - 12
        anchor = "start" if pin.side == LEFT else "end"
        yield svg.circle(left if pin.side == LEFT else left + BOARD, y, 4, "pad")
        yield svg.text(pin.name, inner, y, anchor, "title" if pin in used else "faint small")


def _part(placed: Placed, left: float) -> Iterator[str]:
    yield svg.rect(left, placed.top, PART, placed.height, "part", 6)
    yield svg.text(placed.part.title, left + PART / 2, placed.top + 16, "middle", "title")
    inward = placed.side == RIGHT
    for wire in placed.wires:
        y = placed.y(wire)
        x = left + 12 if inward else left + PART - 12
        yield svg.text(wire.terminal.label, x, y, "start" if inward else "end")
    yield from _symbol(placed, left)


def _symbol(placed: Placed, left: float) -> Iterator[str]:
    """A glass, buttons or a disc, on the side away from the board."""
    middle = left + (PART - 45 if placed.side == RIGHT else 45)
    centre = placed.top + CAPTION + (placed.height - CAPTION) / 2
    if placed.part.kind == "piezo":
        yield svg.circle(middle, centre, 18, "cap")
        yield svg.circle(middle, centre, 5, "pad")
    elif placed.part.kind == "keys":
        for wire in placed.wires:
            if wire.terminal.label != "GND":
                yield svg.rect(middle - 10, placed.y(wire) - 9, 20, 18, "cap", 3)
                yield svg.circle(middle, placed.y(wire), 6, "pad")
    elif "GC9A01" in placed.part.title:
        yield svg.circle(middle, centre, 38, "glass")
    else:
        yield svg.rect(middle - 35, centre - 20, 70, 40, "glass", 3)


def _front(board: ModuleType) -> str:
    """The screen, and beside it what each key is called and means."""
    panel = board.PANEL
    glass = 240, 240 * panel["height"] / panel["width"]
    height = max(glass[1], PITCH * 1.5 * len(board.KEYS)) + 4 * MARGIN
    width = glass[0] + KEY * 2.4 + 4 * MARGIN
    shapes = [
        svg.rect(MARGIN, MARGIN, glass[0] + 2 * MARGIN, height - 2 * MARGIN, "body", 12),
        svg.rect(2 * MARGIN, (height - glass[1]) / 2, *glass, "glass", 3),
    ]
    lines = [*board.NAME.split(" + "), f"{panel['width']} × {panel['height']}"]
    for row, words in enumerate(lines):
        y = height / 2 + 22 * (row + 0.5 - len(lines) / 2)
        shapes.append(svg.text(words, 2 * MARGIN + 120, y, "middle", "on-glass"))
    left = glass[0] + 4 * MARGIN
    top = (height - PITCH * 1.5 * len(board.KEYS)) / 2
    for row, (mark, key) in enumerate(zip(board.MARKS, board.KEYS, strict=True)):
        y = top + PITCH * 1.5 * (row + 0.5)
        shapes.append(svg.rect(left, y - 14, KEY, 28, "cap", 8))
        shapes.append(svg.text(mark, left + KEY / 2, y, "middle"))
        shapes.append(svg.text(circuit.press(key), left + KEY + 16, y, "start", "title"))
    return svg.picture(width, height, f"{board.NAME}: keys", shapes)
