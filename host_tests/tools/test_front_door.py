"""The commands, started as README says by a Python outside .venv."""

import re
import time
from pathlib import Path

import pytest

from host_tests.helpers import newcomer
from tools.__main__ import COMMANDS
from tools.firmware import ROOT
from tools.web import lan

README = (ROOT / "README.md").read_text(encoding="utf-8")
TOLD = sorted({told.strip() for told in re.findall(r"python3 -m tools +(\w[^`\n#]*)", README)})
AT_ONCE = 5  # seconds, on a busy machine

# What a command says when it works; one that would go on for long is then interrupted.
GOES_ON = {
    "run": r"http://127\.0\.0\.1:\d+/",
    "run --lan": "On a phone in the same network: http://",
    "test": r"ruff-check  ",
    "bench": r"live heap after boot +\d",
    "screenshots": r"\d+ pictures",
    "soak": r"200,000 presses",
    "fuzz": r"1,000 changes",
}
ENDS = {
    "run --terminal": "needs a Unix terminal",  # test_terminal.py has one
    "chip --board pico_display": "needs a Unix terminal",  # so has chip/test_console.py
    "build web": "build/web is ready",
    "flash --board pico_oled": "No board is plugged in here.",
    "play host_tests/scripts/quick_die.txt --lang fr --frames out/": "Lancer le dé",
    "test -k fairness": r"\d+ passed",
}


@pytest.fixture(scope="session")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return newcomer.clone(tmp_path_factory.mktemp("clone"))


def test_alone_it_lists_every_command_with_its_line() -> None:
    answer = newcomer.tools()
    assert answer.returncode == 0
    for name, command in COMMANDS.items():
        assert f"  {name:12} {command.help}\n" in answer.stdout


def test_an_unknown_command_is_told_with_the_list() -> None:
    answer = newcomer.tools("purr")
    assert answer.returncode == 2
    assert "There is no command 'purr'." in answer.stderr
    assert all(name in answer.stderr for name in COMMANDS)


def test_what_run_has_only_in_the_terminal_it_says_so() -> None:
    told = " ".join(newcomer.tools("run", "--help").stdout.split())
    assert "--saves FOLDER with --terminal: where games are kept" in told
    answer = newcomer.tools("run", "--saves", "somewhere")
    assert answer.returncode == 2
    assert "--saves goes with --terminal" in answer.stderr
    answer = newcomer.tools("run", "--terminal", "--lan")
    assert "unrecognized arguments: --lan\n" in answer.stderr


def test_the_command_that_saves_tells_of_is_there() -> None:
    told = " ".join(newcomer.tools("saves", "--help").stdout.split())
    (named,) = re.findall(r"`python3 -m tools ([^`]*)`", told)
    answer = newcomer.tools(*named.split(), "--help")
    assert answer.returncode == 0
    assert "--saves SAVES" in answer.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_help_answers_at_once_and_sets_nothing_up(clone: Path, name: str) -> None:
    began = time.monotonic()
    answer = newcomer.tools(name, "--help", folder=clone)
    assert time.monotonic() - began < AT_ONCE
    assert answer.returncode == 0, answer.stderr
    assert f"python3 -m tools {name}" in answer.stdout
    assert not (clone / ".venv").exists()


@pytest.mark.parametrize("name", [name for name in COMMANDS if name != "test"])  # it is pytest's
def test_a_wrong_option_is_refused_and_sets_nothing_up(clone: Path, name: str) -> None:
    answer = newcomer.tools(name, "--purr", folder=clone)
    assert answer.returncode == 2
    assert f"usage: python3 -m tools {name}" in answer.stderr
    assert not (clone / ".venv").exists()


@pytest.mark.parametrize("board", ["litter_box", ""])
def test_an_unknown_board_is_told_before_anything_is_set_up(clone: Path, board: str) -> None:
    for command in ("run", "build", "flash"):
        answer = newcomer.tools(command, "--board", board, folder=clone)
        assert answer.returncode == 2
        assert f"There is no board called {board!r}." in answer.stderr
        assert "pico_oled" in answer.stderr
    assert not (clone / ".venv").exists()


@pytest.mark.parametrize("told", TOLD, ids=range(len(TOLD)))  # or `-k` would choose these too
def test_every_command_of_readme_works(told: str, tmp_path: Path) -> None:
    words = told.replace("out/", f"{tmp_path}/").split()
    if "--lan" in words and not any(map(lan.source, lan.WAYS)):
        pytest.skip("this computer is on no network")
    if told in GOES_ON:
        with newcomer.running(*words, folder=ROOT, until=GOES_ON[told]):
            return
    answer = newcomer.tools(*words)
    assert "Traceback" not in answer.stderr
    assert re.search(ENDS[told], answer.stdout + answer.stderr)
