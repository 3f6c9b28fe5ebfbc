"""The names that a board is spared."""

from pathlib import Path
from typing import Any

import pytest

from tools import build, scripts
from tools.bench import on_micropython
from tools.short_names import shortened

CAT = """
class Cat:
    def __init__(self, temper):
        self._temper_of_cats = temper

    def says(self, loudness):
        return f"{loudness} " + self._temper_of_cats
"""
KITTEN = """
from cat import Cat

class Kitten(Cat):
    def __init__(self, hungry_hours):
        super().__init__("purr")
        self._hours_of_hunger = hungry_hours

    def wants(self):
        return self._hours_of_hunger, self.says("a soft")
"""


def test_modules_work_as_before_with_names_that_are_shorter() -> None:
    short = shortened({"cat": CAT, "kitten": KITTEN})
    assert "_temper_of_cats" not in short["cat"]
    assert "_hours_of_hunger" not in short["kitten"]
    assert "hungry_hours" not in short["kitten"]
    held: dict[str, Any] = {}
    exec(short["cat"] + short["kitten"].replace("from cat import Cat", ""), held)
    assert held["Kitten"](3).wants() == (3, "a soft purr")


def test_what_two_modules_speak_of_keeps_its_name() -> None:
    dog = "def sniff(cat):\n    return cat._temper_of_cats\n"
    assert "_temper_of_cats" in shortened({"cat": CAT, "dog": dog})["cat"]


def test_what_is_given_by_its_name_keeps_it() -> None:
    shout = "def shout(cat):\n    cat.feed(portions=2)\n"
    feed = "def feed(portions):\n    return portions\n"
    assert shortened({"feed": feed, "shout": shout})["feed"] == feed


def test_lines_keep_their_numbers() -> None:
    assert shortened({"cat": CAT})["cat"].count("\n") == CAT.count("\n")


@pytest.mark.parametrize("name", on_micropython.LARGEST)
def test_what_goes_onto_a_board_plays_without_a_fault(name: str, tmp_path: Path) -> None:
    build.build(on_micropython.BOARD, tmp_path)
    script = next(script for script in scripts.every() if script.stem == name)
    with on_micropython._handheld(tmp_path, "fr") as handheld:
        for line in scripts.hands(script):
            if line and not line.startswith(on_micropython.UNSEEN):
                handheld.call("play", line)
        assert "faults.txt" not in handheld._micropython.call("os.listdir", "/saves")
