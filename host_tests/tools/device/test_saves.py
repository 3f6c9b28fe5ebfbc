"""`tools saves`: games go from a board to a computer and back."""

import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from host_tests.helpers.node_board.board import WasmBoard
from tools.device import log, remote, saves, update

GAMES = {"settings": b"the owner's", "settings.tail": b"", "cat_tower": b"a long evening\n" * 90}
UP = "print('Miaou 9 is up.')\n"
CONTENT = b"from a stranger"
# Whatever a board calls its files, they are none of these.
OUTSIDE = [
    *("saves/../evil", "saves/../../evil", "saves//etc/evil", "saves/sub/evil", "saves/.."),
    *("saves/..\\evil", "saves/C:evil", "saves/new\nline", "saves/nul\0", "saves/.evil", "saves/"),
    *("saves/NUL", "saves/con.tail", "saves/COM1"),
]


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
    assert saves.main(pull) == 2
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
    assert saves.main(["push", str(tmp_path), "--port", "nowhere"]) == 2
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
    assert saves.main(["push", str(flash), "--port", board.port]) == 2
    assert complaint in capsys.readouterr().err
    assert kept(flash) == GAMES


def test_the_log_of_a_board_is_shown(
    board: WasmBoard, flash: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (flash / log.FAULTS).write_text("1A2B\nTraceback: très fâché")
    assert log.main(["--port", board.port]) == 0
    assert "très fâché" in capsys.readouterr().out


# What is strange on a board, or in a folder


@pytest.fixture
def hostile(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """A board that says it has these files, and gives whatever it is asked for."""

    def has(*paths: str, size: int = len(CONTENT)) -> None:
        digest = hashlib.sha256(CONTENT).hexdigest()
        about = {"platform": "rp2", "version": [1, 29, 0], "name": "", "free": 800_000}
        lines = [f"{digest} {size} {json.dumps(path)}" for path in paths]
        answers(monkeypatch, "\n".join([json.dumps(about), *lines]))

    return has


def answers(monkeypatch: pytest.MonkeyPatch, inventory: str) -> None:
    def run(_port: str, *commands: str) -> str:
        for command, source, target in zip(commands, commands[1:], commands[2:], strict=False):
            if command == "cp" and source.startswith(":"):
                Path(target).write_bytes(CONTENT)
        return inventory

    monkeypatch.setattr(remote, "run", run)
    monkeypatch.setattr(remote, "restart", lambda *_port, **_how: "")


def everything(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}


@pytest.mark.parametrize("strange", OUTSIDE)
def test_nothing_is_written_outside_the_folder_whatever_a_board_calls_its_files(
    strange: str,
    hostile: Callable[..., None],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    hostile(strange, "saves/cat_tower")
    assert saves.main(["pull", str(tmp_path / "a" / "b"), "--port", "hostile"]) == 0
    assert everything(tmp_path) == {"a", "a/b", "a/b/saves", "a/b/saves/cat_tower"}
    told = capsys.readouterr().out
    assert "1 file is in" in told
    assert f"none of Miaou's saves: {strange!r}" in told


def test_a_save_of_megabytes_stays_where_it_is(
    hostile: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hostile("saves/cat_tower", size=3_000_000)
    assert saves.main(["pull", str(tmp_path / "mine"), "--port", "hostile"]) == 2
    assert "none of Miaou's saves: 'saves/cat_tower'" in capsys.readouterr().err
    assert everything(tmp_path) == set()


def test_a_save_that_is_longer_than_its_board_says_is_not_kept(
    hostile: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hostile("saves/cat_tower", size=len(CONTENT) - 1)
    assert saves.main(["pull", str(tmp_path / "mine"), "--port", "hostile"]) == 2
    assert "did not arrive as it is on the board" in capsys.readouterr().err
    assert everything(tmp_path) == set()


@pytest.mark.parametrize("said", ["", "{}", "meow", "[]\nmeow", '{"version": 1}', "null"])
def test_a_board_that_makes_no_sense_gives_a_sentence(
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    answers(monkeypatch, said)
    assert saves.main(["pull", str(tmp_path / "mine"), "--port", "hostile"]) == 2
    assert "in no way that can be read" in capsys.readouterr().err


def test_where_nothing_is_saved_yet_no_folder_is_made(
    board: WasmBoard, flash: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in GAMES:
        (flash / "saves" / name).unlink()
    assert saves.main(["pull", str(tmp_path / "mine"), "--port", board.port]) == 2
    assert "no saved games on the board yet" in capsys.readouterr().err
    assert not (tmp_path / "mine").exists()


def test_a_real_board_with_a_folder_and_odd_names_in_saves_gives_its_games(
    board: WasmBoard, flash: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (flash / "saves" / "sub").mkdir()
    for name in ("sub/evil", "two\nlines", "été"):
        (flash / "saves" / name).write_bytes(b"odd")
    assert saves.main(["pull", str(tmp_path / "mine"), "--port", board.port]) == 0
    assert kept(tmp_path / "mine") == GAMES
    told = capsys.readouterr().out
    assert [name in told for name in ("sub/evil", "two\\nlines", "été")] == [True] * 3


def spoil_with_folder(saved: Path) -> None:
    (saved / "sub").mkdir()


def spoil_with_link(saved: Path) -> None:
    (saved / "chats").symlink_to(saved / "cat_tower")


def spoil_with_dangling_link(saved: Path) -> None:
    (saved / "chats").symlink_to(saved / "nowhere")


def spoil_with_newline(saved: Path) -> None:
    (saved / "two\nlines").write_bytes(b"odd")


def spoil_with_megabytes(saved: Path) -> None:
    (saved / "chats").write_bytes(bytes(3_000_000))


@pytest.mark.parametrize(
    "spoil",
    [
        *(spoil_with_folder, spoil_with_link, spoil_with_dangling_link),
        *(spoil_with_newline, spoil_with_megabytes),
    ],
)
def test_what_is_no_save_is_not_pushed_and_named(
    spoil: Callable[[Path], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "mine" / "saves"
    saved.mkdir(parents=True)
    (saved / "cat_tower").write_bytes(b"an evening")
    try:
        spoil(saved)
    except OSError:
        pytest.skip("this computer has no such file")
    assert saves.main(["push", str(tmp_path / "mine"), "--port", "nowhere"]) == 2
    assert "Take it out of the folder." in capsys.readouterr().err
