"""The terminal simulator, in a terminal."""

import fcntl
import os
import pty
import select
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from host_tests.helpers import newcomer
from tools.firmware import ROOT
from tools.pictures.window import braille, half_blocks

PICTURE = bytes([0b10000000, 0b01000000, 0b11000000, 0b00000000])  # 8 by 4


def test_half_blocks_hold_two_rows_each() -> None:
    assert half_blocks(PICTURE, 8) == ["▀▄      ", "▀▀      "]


def test_braille_holds_two_columns_and_four_rows() -> None:
    assert braille(PICTURE, 8) == ["⠵⠀⠀⠀"]


def own_terminal() -> None:
    """Makes a program's terminal the one that tells it of a new size."""
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Session:
    """Someone in front of a terminal in which Miaou runs."""

    def __init__(self, saves: Path, *arguments: str, window: tuple[int, int] = (140, 40)) -> None:
        self._ours, theirs = pty.openpty()
        self.resize(*window)
        options = ["--terminal", "--saves", str(saves), *arguments]
        command = [newcomer.PYTHON, "-m", "tools", "run", *options]
        surroundings = newcomer.environment()
        for name in ("COLUMNS", "LINES"):
            surroundings.pop(name, None)
        self.program = subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=surroundings,
            preexec_fn=own_terminal,
        )
        os.close(theirs)

    def resize(self, columns: int, lines: int) -> None:
        termios.tcsetwinsize(self._ours, (lines, columns))

    def sees(self, words: str, within: float = newcomer.PATIENCE) -> bool:
        """Whether the words are painted before long; all that comes in the meantime is read."""
        seen = ""
        until = time.monotonic() + within
        while words not in seen and time.monotonic() < until:
            if select.select([self._ours], [], [], 0.2)[0]:
                try:
                    seen += os.read(self._ours, 65536).decode(errors="ignore")
                except OSError:  # it has gone
                    break
        return words in seen

    def types(self, keys: str) -> None:
        os.write(self._ours, keys.encode())


@pytest.mark.skipif(os.name == "nt", reason="there is no pty on Windows")
def test_it_paints_takes_keys_and_quits(tmp_path: Path) -> None:
    session = Session(tmp_path, "--lang", "fr", "--board", "pico_oled")
    assert session.sees("ctrl-p: power cut")
    session.types("\x1b[C ")  # this board has no RIGHT
    assert session.sees("█")
    session.types(" ")
    assert session.sees("█")
    session.types("q")
    assert session.sees("\x1b[?25h")  # the cursor is back
    assert session.program.wait(newcomer.PATIENCE) == 0
    assert (tmp_path / "saves" / "quick_die").exists()


@pytest.mark.skipif(os.name == "nt", reason="there is no pty on Windows")
def test_letters_type_a_name_and_neither_cut_the_power_nor_quit(tmp_path: Path) -> None:
    session = Session(tmp_path, "--lang", "en", "--board", "pico_oled")
    assert session.sees("power cut")
    for keys in (" ", "\x1b[B", " ", "\x1b[A", " ", "p", "é", "q", "\r"):
        session.types(keys)
        assert session.sees("\x1b[")
    session.types("\x10q")
    assert session.program.wait(300) == 0
    kept = "".join(path.read_text() for path in (tmp_path / "saves").glob("players*"))
    assert "Péq" in kept


@pytest.mark.skipif(os.name == "nt", reason="there is no pty on Windows")
def test_a_window_too_small_is_told_how_large_it_must_be_and_plays_once_it_is(
    tmp_path: Path,
) -> None:
    session = Session(tmp_path, "--lang", "en", "--board", "pico_oled", window=(50, 12))
    assert session.sees("needs 64 and 19 on this board")
    session.resize(64, 19)
    assert session.sees("⣿")
    session.resize(140, 40)
    assert session.sees("█")
    session.resize(63, 40)
    assert session.sees("This window has 63 columns and 40 lines.")
    session.types("q")
    assert session.program.wait(newcomer.PATIENCE) == 0


def test_without_a_terminal_it_says_so() -> None:
    done = newcomer.tools("run", "--terminal")
    assert done.returncode == 1
    assert "needs a Unix terminal" in done.stderr


@pytest.mark.parametrize(
    ("option", "sentence"),
    [("--board=toaster", "There is no board called 'toaster'."), ("--lang=tlh", "does not speak")],
)
def test_what_it_does_not_know_it_names(option: str, sentence: str) -> None:
    command = [sys.executable, "-m", "tools", "run", option]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2
    assert sentence in done.stderr
