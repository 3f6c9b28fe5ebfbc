"""`tools flash`: mpremote itself, talking to real MicroPython, its cable pulled at any moment."""

import contextlib
import shutil
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from host_tests.helpers.node_board.board import WasmBoard
from miaou import VERSION
from miaou.core.journal import Journal
from miaou.core.settings import Settings
from tools import archive
from tools.archive import flat_names
from tools.archive.compiling import compile_module, compiled
from tools.build import build, modules, sources
from tools.device import flash, remote, update
from tools.device.update import Inventory
from tools.firmware import BOARDS, FIRMWARE, Refused

GAME = b"a game that nobody else understands"
HOME = "[Cat Tower]"


def contents(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


PAGE = "https://miaou.example/"


class Flashed(NamedTuple):
    """What a first flash left on a board, and said meanwhile."""

    folder: Path
    output: str
    said: list[str]


@pytest.fixture(scope="module")
def flashed(tmp_path_factory: pytest.TempPathFactory) -> Flashed:
    folder = tmp_path_factory.mktemp("board")
    (folder / "saves").mkdir()
    (folder / "saves" / "game").write_bytes(GAME)
    output = StringIO()
    with WasmBoard(folder) as board, contextlib.redirect_stdout(output):
        asked = ["--board", "pico_oled", "--lang", "fr", "--page", PAGE]
        assert flash.main(["--port", board.port, *asked]) == 0
        return Flashed(folder, output.getvalue(), board.said())


@pytest.fixture
def board(flashed: Flashed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[WasmBoard]:
    """A board of the test's own that was flashed before; nothing was programmed since then."""
    found = contents(flashed.folder)
    wanted = {path: data for path, data in found.items() if not path.startswith("saves/")}
    monkeypatch.setattr(flash, "built", lambda _name: wanted)
    shutil.copytree(flashed.folder, tmp_path / "board")
    with WasmBoard(tmp_path / "board") as running:
        yield running


@pytest.fixture
def files(tmp_path: Path) -> Path:
    return tmp_path / "board"


def make_old(files: Path) -> None:
    """As if an earlier Miaou had been flashed, in which two modules were different."""
    held = modules("pico_oled")
    held[flat_names.path("miaou.ui.menu")] = compiled(
        (FIRMWARE / "miaou/ui/menu.py").read_text(), "older"
    )
    held["miaou/gone.mpy"] = compiled("gone = 1", "gone")
    (files / archive.NAME).write_bytes(archive.pack(held, lambda head: compiled(head, "miaou")))


def make_0_1(files: Path) -> None:
    """As Miaou 0.1 was flashed: every module a file, and board.py to read."""
    (files / archive.NAME).unlink()
    shutil.copy(BOARDS / "pico_oled.py", files / "board.py")
    for source in (*sources("pico_oled"), FIRMWARE / "miaou" / "plain.py"):
        path = source.relative_to(FIRMWARE)
        compile_module(source, path.as_posix(), files / path.with_suffix(".mpy"))


# A whole flash


def test_a_new_board_ends_up_at_home(flashed: Flashed) -> None:
    assert HOME in flashed.said
    assert flashed.output.splitlines()[-1].startswith("Miaou ")
    assert flashed.output.splitlines()[-1].endswith(" is up.")


def test_the_board_holds_what_was_built_and_no_scraps(flashed: Flashed, tmp_path: Path) -> None:
    build("pico_oled", tmp_path)
    found = contents(flashed.folder)
    assert contents(tmp_path) == {
        path: data for path, data in found.items() if not path.startswith("saves/")
    }


def test_saved_games_are_left_alone(flashed: Flashed) -> None:
    assert (flashed.folder / "saves" / "game").read_bytes() == GAME


def test_the_language_is_the_one_that_was_asked_for(
    flashed: Flashed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(flashed.folder)
    assert Settings(lambda name: Journal("saves/" + name)).get("language") == "fr"


def test_the_page_is_kept_where_codes_for_phones_find_it(
    flashed: Flashed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(flashed.folder)
    assert Settings(lambda name: Journal("saves/" + name)).get("page") == PAGE


@pytest.mark.parametrize(
    "address",
    ["miaou.example", "ftp://miaou.example/", "https://", "https://miaou.example/#x",
     "https://miaou.example/my page", "https://miaou.exämple/", f"https://{'m' * 99}.example/"],
)  # fmt: skip
def test_what_is_no_address_of_a_page_is_refused_before_any_board_is_touched(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert flash.main(["--page", address]) == 2
    assert "address" in capsys.readouterr().err


def test_flashed_again_it_copies_nothing_and_starts(
    board: WasmBoard, capsys: pytest.CaptureFixture[str]
) -> None:
    assert flash.main(["--port", board.port]) == 0
    told = capsys.readouterr().out
    assert "Pico + SSD1306, MicroPython 1.29.0: 0 of" in told
    assert f"Miaou {VERSION} is on it, this very build." in told
    assert HOME in board.said()


def test_it_says_which_version_is_on_the_board_and_how_much_would_change(
    board: WasmBoard, files: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_old(files)
    board.power_up()
    assert flash.main(["--port", board.port, "--dry-run"]) == 0
    told = capsys.readouterr().out
    number = len(modules("pico_oled")) + 1  # and the archive's head
    assert f"Miaou {VERSION} is on it, and this is another build of it: 2 of {number}" in told


def test_a_new_board_is_told_to_have_none(flashed: Flashed) -> None:
    assert f"There is no Miaou on it yet; this is {VERSION}." in flashed.output


def test_a_dry_run_tells_what_it_would_do_and_changes_nothing(
    board: WasmBoard, files: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_0_1(files)
    before = contents(files)
    board.power_up()
    assert flash.main(["--port", board.port, "--dry-run"]) == 0
    told = capsys.readouterr().out
    assert "1 of 2" in told
    assert archive.NAME in told
    assert "remove         miaou/ui/menu.mpy" in told
    assert contents(files) == before


# Cut short


@pytest.mark.parametrize("make", [make_old, make_0_1])
def test_a_cable_pulled_anywhere_leaves_a_board_that_starts(
    make: Callable[[Path], None],
    flashed: Flashed,
    board: WasmBoard,
    files: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    make(files)
    board.power_up()
    step = 1500 if make == make_old else 30_000  # bytes: so many as there are to send
    cuts = 0
    board.cut_after(1)
    while flash.main(["--port", board.port]) != 0:
        assert "Is it plugged in" in capsys.readouterr().err
        board.cut_after(None)
        assert HOME in board.power_up()
        cuts += 1
        board.cut_after(cuts * step)
    assert cuts > 4
    assert contents(files) == contents(flashed.folder)
    assert not (files / "miaou").exists()
    assert HOME in board.said()


def test_an_update_of_one_module_sends_that_and_the_head_alone(
    flashed: Flashed, board: WasmBoard, files: Path
) -> None:
    make_old(files)
    board.power_up()
    there = update.inventory(board.port)
    new = {path: data for path, data in contents(flashed.folder).items() if "/" not in path}
    change = update.difference(there, new, flash.OLD)
    assert set(change.put) == {archive.NAME}
    assert len(update.parcel(change, None, there.parts)) < 6000
    flash.flash(board.port, None)
    assert contents(files) == contents(flashed.folder)


def test_a_board_of_the_owners_own_takes_the_place_of_the_archives(
    board: WasmBoard, files: Path
) -> None:
    mine = files / "mine/board.py"
    mine.parent.mkdir()
    described = (BOARDS / "pico_oled.py").read_text()
    mine.write_text(f"{described}\nopen('mine at last', 'w').close()\n")
    assert HOME in board.power_up()
    assert (files / "mine at last").exists()


def test_an_update_that_waits_is_installed_by_the_board_alone(
    flashed: Flashed, board: WasmBoard, files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_0_1(files)
    board.power_up()
    monkeypatch.setattr(remote, "restart", lambda *_, **__: "cut before it could be asked to")
    flash.flash(board.port, None)
    assert (files / "update").exists()
    assert HOME in board.power_up()
    assert contents(files) == contents(flashed.folder)


def test_an_update_that_did_not_arrive_whole_is_not_begun(board: WasmBoard, files: Path) -> None:
    main = (files / "main.py").read_bytes()
    (files / "update.new").write_bytes(b"half")
    (files / "main.new").write_bytes(b"whole")
    board.power_up()
    wrong = update.fingerprint(b"half of it")
    with pytest.raises(Refused, match="not what was sent"):
        remote.call(board.port, "install.py", f"arm({wrong!r}, {update.fingerprint(b'whole')!r})")
    assert (files / "main.py").read_bytes() == main


# What can be wrong


def there(
    platform: str = "rp2", version: tuple[int, ...] = (1, 29, 0), name: str = ""
) -> Inventory:
    return Inventory(platform, version, name, 10**6, {})


def test_an_old_micropython_is_refused_with_the_page_of_the_new_one(tmp_path: Path) -> None:
    with WasmBoard(tmp_path, version=(1, 21, 0)) as old, pytest.raises(Refused) as refusal:
        flash.flash(old.port, "pico_oled")
    assert "MicroPython 1.21.0" in str(refusal.value)
    assert "micropython.org/download/RPI_PICO" in str(refusal.value)
    assert contents(tmp_path) == {}


def test_a_board_of_another_kind_is_refused() -> None:
    with pytest.raises(Refused, match="kind esp32; the one plugged in is rp2"):
        flash.check(there("rp2"), "esp32_oled")


def test_a_board_is_what_it_was_before() -> None:
    assert flash.board_for(there(name="Pico + SSD1306"), None) == "pico_oled"


def test_an_unknown_board_is_refused_naming_those_there_are() -> None:
    with pytest.raises(Refused, match=r"'litter_box'.*pico_oled"):
        flash.board_for(there(), "litter_box")


def test_a_main_that_breaks_is_told_with_its_traceback(board: WasmBoard, files: Path) -> None:
    (files / "main.py").write_text("purr = 1 / 0\n")
    with pytest.raises(Refused, match=r"Traceback(.*\n)+ZeroDivisionError"):
        remote.restart(board.port)


def test_a_board_that_stays_silent_is_told(
    board: WasmBoard, files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (files / "main.py").unlink()
    monkeypatch.setattr(remote, "SILENCE", 0.5)
    with pytest.raises(Refused, match="It says nothing"):
        remote.restart(board.port)
