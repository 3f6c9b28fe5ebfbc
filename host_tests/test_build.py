"""The folder that goes onto a board."""

from pathlib import Path

import pytest

from tools import firmware
from tools.build import DRIVERS, boards, build, compile_module, drivers_named_in, sources
from tools.firmware import BOARDS, FIRMWARE, Refused

Contents = dict[str, bytes]


def contents(folder: Path) -> Contents:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Contents:
    folder = tmp_path_factory.mktemp("built")
    build("pico_oled", folder)
    return contents(folder)


def test_every_module_is_there_but_the_drivers_of_other_boards(built: Contents) -> None:
    modules = [path.relative_to(FIRMWARE) for path in (FIRMWARE / "miaou").rglob("*.py")]
    compiled = {path.with_suffix(".mpy").as_posix() for path in modules}
    assert set(built) <= compiled | {"main.py", "board.py"}
    missing = {Path(name) for name in compiled - set(built)}
    assert {path.parent.name for path in missing} == {"drivers"}
    assert {"sh1106", "st7789", "gc9a01", "mipi"} <= {path.stem for path in missing}
    assert "miaou/drivers/ssd1306.mpy" in built


@pytest.mark.parametrize("board", boards())
def test_a_board_has_the_drivers_it_asks_for(board: str) -> None:
    drivers = {path.stem for path in sources(board) if path.parent == DRIVERS}
    assert firmware.board(board).PANEL["chip"] in drivers
    for name in drivers:
        assert drivers_named_in(DRIVERS / f"{name}.py") <= drivers


def test_main_and_the_board_stay_readable(built: Contents) -> None:
    assert built["main.py"] == (FIRMWARE / "main.py").read_bytes()
    assert built["board.py"] == (BOARDS / "pico_oled.py").read_bytes()


def test_a_traceback_will_name_the_file_as_the_board_knows_it(built: Contents) -> None:
    assert b"miaou/ui/text.py" in built["miaou/ui/text.mpy"]


def test_two_builds_are_identical(built: Contents, tmp_path: Path) -> None:
    build("pico_oled", tmp_path)
    assert contents(tmp_path) == built


def test_a_module_that_is_gone_leaves_the_folder_and_other_files_stay(tmp_path: Path) -> None:
    stale = tmp_path / "miaou" / "old" / "stale.mpy"
    notes = tmp_path / "notes.txt"
    stale.parent.mkdir(parents=True)
    stale.touch()
    notes.touch()
    build("pico_oled", tmp_path)
    assert not stale.exists()
    assert notes.exists()


def test_an_unknown_board_is_refused_naming_those_there_are(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refusal:
        build("litter_box", tmp_path / "out")
    assert "litter_box" in str(refusal.value)
    assert all(board in str(refusal.value) for board in boards())
    assert not (tmp_path / "out").exists()


def test_a_simulator_is_no_board_to_build_for() -> None:
    assert {"pico_oled", "esp32_oled"} <= set(boards())
    assert "terminal" not in boards()


def test_what_does_not_compile_is_told_with_its_line(tmp_path: Path) -> None:
    source = tmp_path / "cat.py"
    source.write_text("purr = 1\nmeow = = 2\n")
    with pytest.raises(Refused, match=r"cat\.py.*(\n.*)*line 2"):
        compile_module(source, "cat.py", tmp_path / "cat.mpy")
