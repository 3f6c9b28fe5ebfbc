"""The wiring guide says what the boards' files say, and its wires stay apart."""

import itertools
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from tools import firmware, wiring
from tools.device.board_check import uses
from tools.device.datasheets import GLASSES
from tools.wiring import circuit
from tools.wiring.headers import HEADERS, Header
from tools.wiring.routes import LANE, MARGIN, Plan, Point
from tools.wiring.svg import INKS

BOARDS = {name: firmware.board(name) for name in firmware.board_names()}
HELD = [name for name, board in BOARDS.items() if board.PORT != "virtual"]
WIRED = [name for name in HELD if circuit.header(BOARDS[name])]
SVG = "{http://www.w3.org/2000/svg}"


def plan(board: ModuleType) -> Plan:
    header = circuit.header(board)
    assert header is not None
    return Plan(header, circuit.parts(board))


def routes(board: ModuleType) -> list[list[Point]]:
    made = plan(board)
    return [made.route(wire) for placed in made.parts for wire in placed.wires]


def test_the_guide_in_boards_is_the_one_that_is_made_now(tmp_path: Path) -> None:
    assert wiring.main(["--out", str(tmp_path)]) == 0
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    kept = {path.name: path.read_bytes() for path in wiring.OUT.iterdir()}
    assert made == kept, "make it again: python3 -m tools wiring"


def test_the_page_of_a_board_that_has_gone_goes_too(tmp_path: Path) -> None:
    (tmp_path / "abacus.md").write_text("beads")
    (tmp_path / "notes.txt").write_text("mine")
    wiring.main(["--out", str(tmp_path)])
    assert not (tmp_path / "abacus.md").exists()
    assert (tmp_path / "notes.txt").exists()


@pytest.mark.parametrize("name", WIRED)
def test_every_pin_of_the_file_has_its_wire_and_no_other_has(name: str) -> None:
    board = BOARDS[name]
    named = {pin for pin, use in uses(board) if use != "USB_POWER"}
    wired = [
        terminal.pin
        for part in circuit.parts(board)
        for terminal in part.terminals
        if terminal.pin not in (circuit.POWER, circuit.GROUND)
    ]
    assert sorted(int(pin.removeprefix("GP")) for pin in wired) == sorted(named)


@pytest.mark.parametrize("name", WIRED)
def test_no_two_wires_lie_on_each_other(name: str) -> None:
    for one, other in itertools.combinations(routes(BOARDS[name]), 2):
        assert not any(overlap(*pair) for pair in itertools.product(segments(one), segments(other)))


def segments(route: list[Point]) -> list[tuple[Point, Point]]:
    return [pair for pair in itertools.pairwise(route) if pair[0] != pair[1]]


def overlap(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two stretches run along one line, closer than a lane, for some way."""
    for along, across in ((0, 1), (1, 0)):
        level = {point[across] for point in one}, {point[across] for point in other}
        if len(level[0]) == len(level[1]) == 1:
            near = abs(level[0].pop() - level[1].pop()) < LANE / 2
            spans = [sorted(point[along] for point in stretch) for stretch in (one, other)]
            return near and min(spans[0][1], spans[1][1]) > max(spans[0][0], spans[1][0])
    return False


@pytest.mark.parametrize("name", WIRED)
def test_wires_and_parts_stay_on_the_paper(name: str) -> None:
    made = plan(BOARDS[name])
    for x, y in itertools.chain.from_iterable(routes(BOARDS[name])):
        assert MARGIN <= x <= made.width - MARGIN
        assert 0 < y < made.height
    for placed in made.parts:
        assert placed.top + placed.height <= made.height


@pytest.mark.parametrize("name", HELD)
def test_a_diagram_is_sound_and_in_known_colours(name: str) -> None:
    drawing = ElementTree.fromstring(wiring.files()[f"{name}.svg"])
    wires = [line.get("class", "") for line in drawing.iter(f"{SVG}polyline")]
    inks = {kind.split()[1] for kind in wires if kind.startswith("wire")}
    assert inks <= set(INKS)
    assert bool(inks) == (name in WIRED)


@pytest.mark.parametrize("name", sorted(set(HELD) - set(WIRED)))
def test_a_board_that_has_all_it_needs_says_so_and_names_its_keys(name: str) -> None:
    page = wiring.files()[f"{name}.md"]
    assert "Nothing to wire." in page
    for mark, key in zip(BOARDS[name].MARKS, BOARDS[name].KEYS, strict=True):
        assert f"| {mark} | {key[0]} | {key[2] if len(key) > 2 else ''} |" in page


@pytest.mark.parametrize("name", HELD)
def test_a_page_tells_what_to_install_and_what_to_check(name: str) -> None:
    page = wiring.files()[f"{name}.md"]
    assert f"micropython.org/download/{BOARDS[name].MICROPYTHON[0]}" in page
    assert f"python3 -m tools flash --board {name}" in page
    assert "Pins: " in page
    lit = name in WIRED and GLASSES[BOARDS[name].PANEL["chip"]].lit
    assert ("the light behind the glass" in page) == lit


@pytest.mark.parametrize("header", HEADERS.values(), ids=HEADERS)
def test_a_header_has_each_pin_once(header: Header) -> None:
    left, right = header.sides
    numbered = [name for name in left + right if name.removeprefix("GP").isdigit()]
    assert len(set(numbered)) == len(numbered) > 10
    assert len(left) == len(right)
