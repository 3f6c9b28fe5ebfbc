"""The build: the folder that goes onto a board."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from miaou.screens.apps import APPS
from tools import archive, firmware
from tools.archive import flat_names, front
from tools.archive.compiling import compile_module
from tools.build import (
    COLOURS,
    DRIVERS,
    boards,
    build,
    drivers_named_in,
    modules,
    name_of,
    sources,
)
from tools.firmware import FIRMWARE, Refused
from tools.virtual.workbench import Bench

Contents = dict[str, bytes]


def drivers_of(board: str) -> set[str]:
    return {path.stem for path in sources(board) if path.parent == DRIVERS}


def contents(folder: Path) -> Contents:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Contents:
    folder = tmp_path_factory.mktemp("built")
    build("pico_oled", folder)
    return contents(folder)


def test_a_board_gets_two_files(built: Contents) -> None:
    assert set(built) == {"main.py", archive.NAME}


def test_every_module_is_in_the_archive_but_the_drivers_of_other_boards(built: Contents) -> None:
    held = modules("pico_oled")
    assert all(data in built[archive.NAME] for data in held.values())
    sources = (FIRMWARE / "miaou").rglob("*.py")
    compiled = {flat_names.path(name_of(source)): source for source in sources}
    assert set(held) <= compiled.keys() | {"board.mpy", flat_names.path(front.QUESTION)}
    missing = [compiled[name] for name in compiled.keys() - set(held)]
    missing = [path for path in missing if path.stem not in {"__init__", "packed", *COLOURS}]
    assert {path.stem for path in missing if path.parent.name != "drivers"} == {"plain"}
    assert {"sh1106", "st7789", "gc9a01", "mipi"} <= {path.stem for path in missing}
    assert flat_names.path("miaou.drivers.ssd1306") in held


def test_a_package_that_says_nothing_is_left_out_and_one_that_does_is_not() -> None:
    held = modules("pico_oled")
    assert flat_names.path("miaou.core") not in held
    assert flat_names.path("miaou.lang") in held


@pytest.mark.parametrize("board", boards())
def test_a_board_has_the_drivers_it_asks_for(board: str) -> None:
    drivers = drivers_of(board)
    assert firmware.board(board).PANEL["chip"] in drivers
    for name in drivers:
        assert drivers_named_in(DRIVERS / f"{name}.py") <= drivers


def test_main_stays_readable(built: Contents) -> None:
    assert built["main.py"] == (FIRMWARE / "main.py").read_bytes()


def test_a_traceback_will_name_the_module() -> None:
    held = modules("pico_oled")[flat_names.path("miaou.ui.text")]
    assert flat_names.called("miaou.ui.text").encode() in held


def test_two_builds_are_identical(built: Contents, tmp_path: Path) -> None:
    build("pico_oled", tmp_path)
    assert contents(tmp_path) == built


def test_two_modules_that_the_index_cannot_tell_apart_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(archive, "key", len)
    with pytest.raises(Refused, match="same checksum"):
        archive.pack({"cat.mpy": b"", "dog.mpy": b""}, str.encode)


def test_an_archive_larger_than_its_index_can_tell_is_refused() -> None:
    with pytest.raises(Refused, match=r"miaou\.mpy is larger"):
        archive.pack({"cat.mpy": bytes(1 << 19)}, str.encode)


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


@pytest.mark.parametrize("board", [name for name in boards() if "mipi" in drivers_of(name)])
def test_the_front_gathered_ahead_is_what_a_colour_board_would_gather(
    board: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from miaou.screens.front import front as on_the_board

    monkeypatch.chdir(tmp_path)
    bench = Bench(firmware.board(board))
    bench.power_on()
    ahead: dict[str, Any] = {"__name__": "front"}  # which it takes out of sys.modules
    exec(front.source(firmware.board(board)), ahead)
    titles, (pictures, *layout) = on_the_board(bench.handheld.canvas)
    assert ahead["front"](None) == (titles, (tuple(cast(Any, pictures)), *layout))


@pytest.mark.parametrize("board", [name for name in boards() if "mipi" not in drivers_of(name)])
def test_the_front_drawn_ahead_is_what_the_board_would_draw(
    board: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from miaou.screens.front import front as on_the_board

    monkeypatch.chdir(tmp_path)
    bench = Bench(firmware.board(board))
    bench.power_on()
    canvas = bench.handheld.canvas
    ahead: dict[str, Any] = {"__name__": "front"}  # which it takes out of sys.modules
    exec(front.source(firmware.board(board)), ahead)
    seen = set()
    for game in range(-1, len(APPS)):
        drawn = []
        for titles, (pixels, *layout) in (ahead["front"](canvas, game), on_the_board(canvas, game)):
            canvas.pixels.fill(0)
            canvas.pixels.blit(pixels, 0, 0)
            drawn.append((titles, layout, bytes(bench.handheld.panel.buffer)))
        assert drawn[0] == drawn[1]
        seen.add(drawn[0][2])
    assert len(seen) == len(APPS) + 1


@pytest.mark.parametrize("name", boards())
def test_a_board_holds_its_face_for_the_lesson_and_not_in_the_file_that_stays_in_memory(
    name: str,
) -> None:
    from miaou.screens.settings.face import face

    described = firmware.board(name)
    source = (firmware.FIRMWARE / "miaou" / "screens" / "settings" / "face.py").read_text("utf-8")
    lesson: dict[str, Any] = {}
    exec(front.with_face(source, described), lesson)
    stays: dict[str, Any] = {}
    exec(front.described((firmware.BOARDS / f"{name}.py").read_text("utf-8")), stays)
    assert not {"FACE", "MARKS", "MICROPYTHON", "PORT"} & set(stays)
    assert (stays["KEYS"], stays["PANEL"]) == (described.KEYS, described.PANEL)
    assert tuple(lesson["face"](SimpleNamespace(**stays))) == tuple(face(described))


def test_a_board_of_ones_own_with_other_keys_is_shown_its_own_face() -> None:
    source = (firmware.FIRMWARE / "miaou" / "screens" / "settings" / "face.py").read_text("utf-8")
    lesson: dict[str, Any] = {}
    exec(front.with_face(source, firmware.board("t_display")), lesson)
    assert lesson["face"](SimpleNamespace(KEYS=range(4))) == ("####", "####", "0123")
    exec(front.with_face(source, firmware.board("pico_lcd_13")), lesson)
    assert lesson["face"](SimpleNamespace(KEYS=range(4))) == ("####", "####", "0123")
    own = SimpleNamespace(KEYS=range(2), FACE=("0##1",))
    assert lesson["face"](own) == ("0##1",)
