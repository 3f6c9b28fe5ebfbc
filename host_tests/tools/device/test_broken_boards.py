"""A board's file that makes no sense: every command tells what is wrong with it, in sentences."""

import copy
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tools import bench, build, firmware, play, run, scripts, soak, wiring
from tools.device import board_check, flash
from tools.pictures import goldens, screenshots
from tools.virtual import everything

PICO = (firmware.BOARDS / "pico_oled.py").read_text(encoding="utf-8")
SCRIPT = str(scripts.FOLDER / "quick_die.txt")
END = len(PICO.splitlines()) + 1

OwnBoard = Callable[[str | bytes], str]


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("", ": it does not say NAME, PORT, PANEL, KEYS, TIMER."),
        (PICO + "NAME = 5", ": NAME is 5, not a text in quotes."),
        (PICO + "NAME = ''", ": NAME is '', not a text in quotes."),
        (PICO + "PANEL = [1, 2]", ": PANEL is [1, 2], not a dict, like "),
        (PICO + "PANEL['sda'] = 'four'", ": PANEL's sda is 'four', not a whole number."),
        (PICO + "PANEL['sda'] = True", ": PANEL's sda is True, not a whole number."),
        (PICO + "PANEL['width'] = 128.0", ": PANEL's width is 128.0, not a whole number above 0."),
        (PICO + "PANEL['offset'] = 2", ": PANEL's offset is 2, not two whole numbers in"),
        (PICO + "PANEL['light'] = {'sda': '1'}", ": the light's sda is '1', not a whole"),
        (PICO + "KEYS = {'UP': 14}", ": KEYS is {'UP': 14}, not keys in brackets, like ((\"UP\","),
        (PICO + "KEYS = (('UP', '14'), ('OK', 15))", ": KEYS is (('UP', '14'), ('OK', 15)), not"),
        (PICO + "KEYS = ((), ())", ": () in KEYS is no (name, pin) or "),
        (PICO + "KEYS = ()", ": it has 0 keys; two are the least"),
        (PICO + "MICROPYTHON = 'RPI_PICO'", ": MICROPYTHON is 'RPI_PICO', not texts in brackets"),
        (PICO + "MICROPYTHON = ()", ": MICROPYTHON is (), not texts in brackets"),
        (PICO + "LAMP = (26, 27)", ": LAMP is (26, 27), not three pins"),
        (PICO + "SHAKE = None", ": SHAKE is None, not a dict"),
        (PICO + "BATTERY = {'pin': 26}", ": BATTERY does not say 'times'."),
        ("import pimoroni", ", line 1: No module named 'pimoroni'."),
        ("\nPORT = PROT", ", line 2: NameError: name 'PROT' is not defined."),
        ("raise SystemExit(3)", ", line 1: SystemExit: 3."),
        (PICO + "PANEL['light'] / 0", f", line {END}: KeyError: 'light'."),
        ("PANEL = {", ", line 1: '{' was never closed."),
        (b"NAME = '\xff'", ", line 1: (unicode error) 'utf-8' codec can't decode"),
        (b"NAME\0", ": "),
    ],
)
def test_a_file_that_makes_no_sense_is_told(
    source: str | bytes, sentence: str, own_board: OwnBoard
) -> None:
    with pytest.raises(firmware.Refused) as refused:
        firmware.board(own_board(source))
    assert str(refused.value).startswith(f"boards/mine.py{sentence}")


COMMANDS: dict[str, tuple[Callable[[list[str]], int], list[str]]] = {
    "build": (build.main, ["--board", "mine"]),
    "build web": (build.main, ["web", "--out", "page"]),
    "run": (run.main, []),
    "run --board": (run.main, ["--board", "mine"]),
    "run --terminal": (run.main, ["--terminal", "--board", "mine"]),
    "play": (play.main, [SCRIPT, "--board", "mine"]),
    "flash": (flash.main, []),
    "flash --board": (flash.main, ["--board", "mine"]),
    "screenshots": (screenshots.main, ["--out", "shots"]),
    "screenshots --board": (screenshots.main, ["--out", "shots", "--board", "mine"]),
    "screenshots --goldens": (screenshots.main, ["--goldens"]),
    "wiring": (wiring.main, ["--out", "guide"]),
    "soak": (soak.main, ["1"]),
    "bench": (bench.main, []),
}


@pytest.mark.parametrize("source", [PICO + "NAME = 5", "import pimoroni"], ids=["NAME", "import"])
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_tells_it(
    name: str,
    source: str,
    own_board: OwnBoard,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(goldens, "HASHES", tmp_path / "hashes.txt")
    own_board(source)
    main, arguments = COMMANDS[name]
    assert main(arguments) in (1, 2)
    told = capsys.readouterr().err
    assert told.startswith("boards/mine.py")
    assert told.count("\n") == 1


def test_another_board_is_built_nevertheless(own_board: OwnBoard, tmp_path: Path) -> None:
    own_board("NAME = 5")
    assert build.main(["--board", "pico_oled", "--out", str(tmp_path / "pico_oled")]) == 0


# Any entry, replaced by anything

VALUES = some.recursive(
    some.one_of(
        some.none(),
        some.booleans(),
        some.integers(),
        some.floats(),
        some.text(max_size=5),
        some.binary(max_size=3),
        some.just(object()),
    ),
    lambda inner: some.one_of(
        some.lists(inner, max_size=4),
        some.lists(inner, max_size=4).map(tuple),
        some.dictionaries(some.text(max_size=5) | some.integers(), inner, max_size=3),
    ),
    max_leaves=6,
)
DESCRIBED = [*firmware.boards().values(), everything]
NAMES = ["NAME", "PORT", "MICROPYTHON", "PANEL", "KEYS", "MARKS", "BUZZER", "LAMP", "SHAKE"]
NAMES += ["BATTERY", "USB_POWER", "TIMER"]


def entries(described: Any) -> Iterator[tuple[Any, ...]]:
    """The way to every value in there."""
    parts = described.items() if isinstance(described, dict) else enumerate(described)
    for name, value in parts:
        yield (name,)
        if isinstance(value, (dict, list)):
            yield from ((name, *inner) for inner in entries(value))


def opened(value: Any) -> Any:
    """A copy in which everything can be replaced."""
    if isinstance(value, (tuple, list)):
        return [opened(part) for part in value]
    return {key: opened(part) for key, part in value.items()} if isinstance(value, dict) else value


PLAIN = [
    {name: opened(vars(board)[name]) for name in NAMES if name in vars(board)}
    for board in DESCRIBED
]
PLACES = [(board, way) for board, plain in enumerate(PLAIN) for way in entries(plain)]


def replaced(number: int, way: tuple[Any, ...], value: Any) -> tuple[ModuleType, Any]:
    """The board with that one value replaced, and what was there before."""
    plain = copy.deepcopy(PLAIN[number])
    inside: Any = plain
    for step in way[:-1]:
        inside = inside[step]
    before, inside[way[-1]] = inside[way[-1]], value
    board = ModuleType("boards.mine")
    vars(board).update(plain)
    return board, before


def kind(value: Any) -> type:
    return list if isinstance(value, tuple) else type(value)


def test_lists_do_as_well_as_tuples() -> None:
    for number, plain in enumerate(PLAIN):
        board, _ = replaced(number, ("NAME",), plain["NAME"])
        assert board_check.complaints(board) == []


@settings(max_examples=1500)
@given(some.sampled_from(PLACES), VALUES)
def test_a_value_of_a_wrong_kind_is_told_wherever_it_is(
    place: tuple[int, tuple[Any, ...]], value: Any
) -> None:
    board, before = replaced(*place, value)
    found = board_check.complaints(board)
    assert all(sentence.endswith(".") for sentence in found)
    may_be_either = place[1][-1] == "light" and kind(value) in (int, dict)
    assert found or kind(value) is kind(before) or may_be_either
