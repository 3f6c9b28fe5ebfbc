"""`tools saves`: games go from a board to a computer and back."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import log, saves, update
from tools.wasm.board import WasmBoard

GAMES = {"settings": b"the owner's", "settings.tail": b"", "cat_tower": b"a long evening\n" * 90}
UP = "print('Miaou 9 is up.')\n"


@pytest.fixture
def flash(tmp_path: Path) -> Path:
    """What is on the board: the shortest Miaou there is, and some games."""
    folder = tmp_path / "flash"
    (folder / "saves").mkdir(parents=True)
    (folder / "main.py").write_text(UP)
    for name, data in GAMES.items():
        (folder / "saves" / name).write_bytes(data)
    return folder


@pytest.fixture
def board(flash: Path) -> Iterator[WasmBoard]:
    with WasmBoard(flash) as running:
        yield running


def kept(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder / "saves").iterdir()}


def test_games_are_pulled_into_a_new_folder_alone(board: WasmBoard, tmp_path: Path) -> None:
    pull = ["pull", str(tmp_path / "mine"), "--port", board.port]
    assert saves.main(pull) == 0
    assert kept(tmp_path / "mine") == GAMES
    (tmp_path / "mine" / "saves" / "cat_tower").write_bytes(b"mine")
    assert saves.main(pull) == 1
    assert kept(tmp_path / "mine")["cat_tower"] == b"mine"


def test_one_game_is_one_file(
    board: WasmBoard, flash: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [*GAMES][1:]:
        (flash / "saves" / name).unlink()
    assert saves.main(["pull", str(tmp_path / "mine"), "--port", board.port]) == 0
    assert capsys.readouterr().out == f"1 file is in {tmp_path / 'mine' / 'saves'}.\n"


def test_games_that_are_pushed_take_the_place_of_all_that_were_there(
    board: WasmBoard, flash: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine" / "saves").mkdir(parents=True)
    (tmp_path / "mine" / "saves" / "chats").write_bytes(b"another evening")
    (tmp_path / "mine" / "saves" / ".hidden").write_bytes(b"a computer's own")
    assert saves.main(["push", str(tmp_path / "mine"), "--port", board.port]) == 0
    assert kept(flash) == {"chats": b"another evening"}
    assert (flash / "main.py").read_text() == UP
    assert "Miaou 9 is up." in capsys.readouterr().out


def test_nothing_to_push_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert saves.main(["push", str(tmp_path), "--port", "nowhere"]) == 1
    assert "no saved games" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("main", "complaint"),
    [(None, "no Miaou on the board"), (update.INSTALL, "An update of the board was cut short")],
)
def test_a_board_that_is_not_ready_gets_no_games(
    main: bytes | None,
    complaint: str,
    board: WasmBoard,
    flash: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (flash / "main.py").unlink()
    if main is not None:
        (flash / "main.py").write_bytes(main)
    assert saves.main(["push", str(flash), "--port", board.port]) == 1
    assert complaint in capsys.readouterr().err
    assert kept(flash) == GAMES


def test_the_log_of_a_board_is_shown(
    board: WasmBoard, flash: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (flash / log.FAULTS).write_text("1A2B\nTraceback: très fâché")
    assert log.main(["--port", board.port]) == 0
    assert "très fâché" in capsys.readouterr().out
