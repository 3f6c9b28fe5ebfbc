"""The words of the wiring guide."""

from collections.abc import Iterable, Iterator
from types import ModuleType

from tools.device import stock
from tools.device.datasheets import GLASSES
from tools.wiring import circuit

PIEZO = "Passive piezo: a disc without electronics of its own; Miaou also plays without it"
CABLES = "The USB cable: some only charge. Try another one, straight into the computer."
ALWAYS = (
    "`python3 -m tools doctor` tries the display, each key and the piezo, and says what it finds.",
    "`python3 -m tools log` tells what Miaou has noted; holding BACK while it starts is safe mode.",
)
ON_I2C = (
    "VCC and GND of the display: their order differs from module to module; read what is printed.",
    "SDA and SCL swapped: nothing breaks, nothing shows.",
    "The address: a few modules answer at 0x3D; then change `address` in the board's file.",
    "Snow along an edge, the rest shifted by two pixels: the chip is an SH1106, as on most modules "
    'of 1.3 inches. Say `"chip": "sh1106"`.',
)
ON_SPI = (
    "Light but no picture: CS, DC and RST, each one place off, look exactly like this.",
    "`SDA` and `SCL` on an SPI module are its DIN and CLK.",
)
IN_COLOUR = (
    "No light at all: BL, the light behind the glass.",
    "Red and blue exchanged: turn `bgr` round in the board's file, True or False. A negative: the "
    "same with `inverted`.",
    "Shifted, with a noisy edge: `offset`. Upside down: the settings turn the picture round.",
)
PLUGGED_ON = (
    "The pins: the USB sockets of both, or what is printed beside them, show which way round.",
    "A connector that is not soldered, or plugged one row off.",
)


def contents(boards: dict[str, ModuleType]) -> str:
    rows = [
        f"| [{board.NAME}]({name}.md) | `{name}` | {_what(board)} |"
        for name, board in boards.items()
    ]
    lines = [
        "# Wiring guide",
        "",
        "Made by `python3 -m tools wiring` from the files in `boards/`.",
        "",
        "| board | `--board` | to do |",
        "|---|---|---|",
        *rows,
    ]
    return "\n".join(lines) + "\n"


def parts(board: ModuleType) -> list[tuple[str, ...]]:
    """What to have at hand: each a sentence, and what goes into its gaps."""
    header = circuit.header(board)
    if header is None:
        return [_nothing_to_wire(board)]
    panel = board.PANEL
    size = f"{panel['width']}×{panel['height']}"
    found: list[tuple[str, ...]] = [
        ("{}, or one with the same pins", header.title),
        ("Display with {}, {}, on {}", panel["chip"].upper(), size, _bus(board)),
        ("{} push-buttons, between pin and ground: no resistors", str(len(board.KEYS))),
    ]
    if hasattr(board, "BUZZER"):
        found.append((PIEZO,))
    return [*found, ("Breadboard, wires, and a USB cable that carries data",)]


def page(name: str, board: ModuleType) -> str:
    wired = circuit.header(board) is not None
    told = [sentence.format(*gaps) for sentence, *gaps in parts(board)]
    sections = [
        [f"# {board.NAME}", "", _first_line(board), "", f"![{board.NAME}]({name}.svg)"],
        ["## Parts", "", *_bullets(told)] if wired else told,
        _wires(board) if wired else _keys(board),
        _software(name, board),
        ["## If nothing shows", "", *_bullets(_checks(board))],
        [_source(board)],
    ]
    return "\n\n".join("\n".join(section) for section in sections) + "\n"


def _what(board: ModuleType) -> str:
    if circuit.header(board) is None:
        return "nothing to wire"
    count = sum(len(part.terminals) for part in circuit.parts(board))
    return f"{count} wires"


def _bus(board: ModuleType) -> str:
    return "SPI" if "spi" in board.PANEL else "I2C"


def _nothing_to_wire(board: ModuleType) -> tuple[str]:
    if board.PORT == "rp2":
        return ("Nothing to wire. Plug the two together.",)
    return ("Nothing to wire. It has all that it needs.",)


def _wires(board: ModuleType) -> list[str]:
    rows = [
        f"| {part.title} | {terminal.label} | {terminal.pin} | {terminal.colour} |"
        for part in circuit.parts(board)
        for terminal in part.terminals
    ]
    titles = ["| part | terminal | pin | in the picture |", "|---|---|---|---|"]
    return ["## Wires", "", *titles, *rows]


def _keys(board: ModuleType) -> list[str]:
    rows = [
        f"| {mark} | {key[0]} | {key[2] if len(key) > 2 else ''} |"
        for mark, key in zip(board.MARKS, board.KEYS, strict=True)
    ]
    return ["## Keys", "", "| key | pressed | held |", "|---|---|---|", *rows]


def _software(name: str, board: ModuleType) -> list[str]:
    return [
        "## Miaou on it",
        "",
        f"1. MicroPython {stock.dotted(stock.OLDEST)} or newer: {stock.page(board)}",
        f"2. `python3 -m tools flash --board {name}`",
    ]


def _checks(board: ModuleType) -> Iterator[str]:
    yield CABLES
    if circuit.header(board) is not None:
        yield from ON_SPI if "spi" in board.PANEL else ON_I2C
        yield from IN_COLOUR if GLASSES[board.PANEL["chip"]].lit else ()
    elif board.PORT == "rp2":
        yield from PLUGGED_ON
    if any(key[1] == 0 for key in board.KEYS) and "_C3" not in stock.names(board)[0]:
        yield "The key on GPIO 0, held while it starts, keeps every program from starting: let go."
    yield from ALWAYS


def _first_line(board: ModuleType) -> str:
    return (board.__doc__ or "").splitlines()[0]


def _source(board: ModuleType) -> str:
    return " ".join((board.__doc__ or "").partition("Pins: ")[1:]).replace("  ", " ").strip()


def _bullets(lines: Iterable[str]) -> list[str]:
    return [f"- {line}" for line in lines]
