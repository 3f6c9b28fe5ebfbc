"""Minified names: those that a board is spared."""

import re
from pathlib import Path
from typing import Any

import pytest

from tools import build, scripts
from tools.archive.compiling import compiled
from tools.archive.short_names import ERRORS, NUMBERED, shortened
from tools.bench import on_micropython

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


def test_what_a_family_speaks_of_keeps_its_name_and_no_stranger_matters() -> None:
    tom = "from cat import Cat\n\nclass Tom(Cat):\n    def boast(self):\n        self._hours = 1\n"
    kitten = KITTEN.replace("_hours_of_hunger", "_hours")
    short = shortened({"cat": CAT, "kitten": kitten, "tom": tom})
    assert "_hours" in short["kitten"], "a Tom might be one, too"
    stranger = "class Clock:\n    def __init__(self):\n        self._hours = 1\n"
    short = shortened({"cat": CAT, "kitten": kitten, "clock": stranger})
    assert "_hours" not in short["kitten"] + short["clock"]


def test_nothing_of_a_kitten_gets_the_name_of_something_of_the_cat() -> None:
    short = shortened({"cat": CAT, "kitten": KITTEN})
    cat, kitten = (set(re.findall(r"self\.(\w+) = ", short[name])) for name in ("cat", "kitten"))
    assert cat
    assert kitten
    assert not cat & kitten


def test_two_that_one_class_is_made_of_share_no_short_name() -> None:
    bird = "class Bird:\n    def flies(self):\n        self._height_of_flight = 9\n"
    both = "from bird import Bird\nfrom cat import Cat\n\nclass Griffin(Cat, Bird):\n    pass\n"
    short = shortened({"cat": CAT, "bird": bird, "griffin": both})
    names = [re.findall(r"self\.(\w+) = ", short[module])[0] for module in ("cat", "bird")]
    assert names[0] != names[1]


def test_most_short_names_are_numbers_in_every_file() -> None:
    """The first bytes of a module's table: an odd one is a number that MicroPython knows."""
    dear = compiled("class Cat:\n    def __init__(self):\n        self._fur = 1\n", "cat")
    names = shortened({"cat": "class Cat:\n    def __init__(self):\n        self._fur = 1\n"})
    assert len(compiled(names["cat"], "cat")) == len(dear) - len("\x08_fur\0") + 1
    for name in f"{ERRORS} {NUMBERED}".split():
        one, two = (compiled(f"x.{name}{end}", "cat") for end in ("", "_of_cats"))
        assert len(one) < len(two) - len(name), name


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
