"""The command line, asked as a person asks it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.__main__ import COMMANDS

ROOT = Path(__file__).parent.parent


def tools(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "tools", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8")


def test_alone_it_lists_every_command_with_its_line() -> None:
    answer = tools()
    assert answer.returncode == 0
    for name, command in COMMANDS.items():
        assert f"  {name:12} {command.help}\n" in answer.stdout


def test_an_unknown_command_is_told_with_the_list() -> None:
    answer = tools("purr")
    assert answer.returncode == 2
    assert "There is no command 'purr'." in answer.stderr
    assert all(name in answer.stderr for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_module(name: str) -> None:
    module = ROOT / COMMANDS[name].module.replace(".", "/")
    assert module.with_suffix(".py").exists() or (module / "__init__.py").exists()


def test_what_run_has_only_in_the_terminal_it_says_so() -> None:
    told = " ".join(tools("run", "--help").stdout.split())
    assert "--saves FOLDER with --terminal: where games are kept" in told
    answer = tools("run", "--saves", "somewhere")
    assert answer.returncode == 2
    assert "--saves goes with --terminal" in answer.stderr
    assert "unrecognized arguments: --lan\n" in tools("run", "--terminal", "--lan").stderr


def test_the_command_that_saves_tells_of_is_there() -> None:
    told = " ".join(tools("saves", "--help").stdout.split())
    (named,) = re.findall(r"`python3 -m tools ([^`]*)`", told)
    answer = tools(*named.split(), "--help")
    assert answer.returncode == 0
    assert "--saves SAVES" in answer.stdout


def test_an_unknown_board_is_told_with_those_there_are() -> None:
    answer = tools("build", "--board", "litter_box")
    assert answer.returncode == 2
    assert "There is no board 'litter_box'." in answer.stderr
    assert "pico_oled" in answer.stderr
