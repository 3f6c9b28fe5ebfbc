"""What a board's file says, as parts with terminals that go to pins of the header."""

from types import ModuleType
from typing import NamedTuple

from tools.device import stock
from tools.wiring.headers import HEADERS, Header

POWER, GROUND = "3V3", "GND"

# What a display's terminals are mostly called, for each entry of PANEL.
I2C = {"scl": "SCL", "sda": "SDA"}
SPI = {"mosi": "DIN", "sck": "CLK", "cs": "CS", "dc": "DC", "reset": "RST", "light": "BL"}

COLOURS = {
    "VCC": "red",
    "GND": "grey",
    "SCL": "yellow",
    "SDA": "blue",
    "DIN": "green",
    "CLK": "yellow",
    "CS": "brown",
    "DC": "violet",
    "RST": "turquoise",
    "BL": "pink",
    "UP": "green",
    "DOWN": "blue",
    "LEFT": "turquoise",
    "RIGHT": "pink",
    "OK": "orange",
    "BACK": "violet",
    "+": "brown",
}


class Terminal(NamedTuple):
    label: str
    pin: str  # as it is printed on the header

    @property
    def colour(self) -> str:
        return COLOURS[self.label.split()[0]]


class Part(NamedTuple):
    kind: str  # display, keys or piezo
    title: str
    terminals: list[Terminal]


def header(board: ModuleType) -> Header | None:
    """Where its pins are, for a board that one wires oneself."""
    names = stock.names(board)
    return None if hasattr(board, "MARKS") or not names else HEADERS[names[0]]


def parts(board: ModuleType) -> list[Part]:
    """Display, keys, and the piezo where there is one."""
    found = [_display(board), _keys(board)]
    if hasattr(board, "BUZZER"):
        terminals = [Terminal("+", _pin(board, board.BUZZER)), Terminal("GND", GROUND)]
        found.append(Part("piezo", "Piezo", terminals))
    return found


def press(key: tuple[str, int] | tuple[str, int, str]) -> str:
    """A key's meaning, and the other one that it has when it is held."""
    return key[0] if len(key) == 2 else f"{key[0]} (held: {key[2]})"


def _display(board: ModuleType) -> Part:
    panel = board.PANEL
    called = SPI if "spi" in panel else I2C
    terminals = [Terminal("VCC", POWER), Terminal("GND", GROUND)]
    terminals += [
        Terminal(label, _pin(board, panel[entry]))
        for entry, label in called.items()
        if entry in panel
    ]
    title = f"{panel['chip'].upper()} {panel['width']}×{panel['height']}"
    return Part("display", title, terminals)


def _keys(board: ModuleType) -> Part:
    terminals = [Terminal(press(key), _pin(board, key[1])) for key in board.KEYS]
    return Part("keys", "Keys", [*terminals, Terminal("GND", GROUND)])


def _pin(board: ModuleType, number: int) -> str:
    return f"GP{number}" if board.PORT == "rp2" else str(number)
