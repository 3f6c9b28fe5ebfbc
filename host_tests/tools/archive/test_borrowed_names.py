"""Minified names: those that cost a board nothing, for MicroPython has them."""

import re
from typing import Any

import pytest

from tools import build
from tools.archive.borrowed_names import CONSTANTS, FUNCTIONS, borrowed, spelt_out
from tools.archive.short_names import shortened
from tools.archive.source_names import above, names_in, tokens
from tools.chip import image
from tools.chip.fetch import ESP32

CAT = """
class Cat:
    def __init__(self, temper):
        self.temper_of_cats = temper

    def says(self, loudness):
        return loudness + " " + self.temper_of_cats
"""
KITTEN = """
from cat import Cat

class Kitten(Cat):
    def __init__(self, hungry_hours):
        super().__init__("purr")
        self.hours_of_hunger = hungry_hours

    def wants(self):
        return self.hours_of_hunger, self.says("a soft")
"""
DOG = "class Dog:\n    def __init__(self):\n        self.length_of_tail = 3\n"


def attributes(source: str) -> set[str]:
    return set(re.findall(r"self\.(\w+) = ", source))


def test_modules_work_as_before_with_names_of_micropython() -> None:
    lent = borrowed({"cat": CAT, "kitten": KITTEN}, ())
    assert not {"temper_of_cats", "says", "hungry_hours"} & names_in("".join(lent.values()))
    held: dict[str, Any] = {}
    exec(lent["cat"] + re.sub(r"from cat import \w+", "", lent["kitten"]), held)
    kitten, wants = re.findall(r"class (\w+)\(|def (\w+)\(self\):", lent["kitten"])
    assert getattr(held[kitten[0]](3), wants[1])() == (3, "a soft purr")


def test_what_a_class_and_the_one_it_is_made_of_have_goes_by_different_names() -> None:
    lent = borrowed({"cat": CAT, "kitten": KITTEN}, ())
    assert not attributes(lent["cat"]) & attributes(lent["kitten"])


@pytest.mark.parametrize(
    "asked",
    [
        "getattr(cat, 'temper_of_cats', None)",
        "f'{cat.temper_of_cats}'",
    ],
)
def test_what_is_asked_for_by_its_text_keeps_its_name(asked: str) -> None:
    assert "temper_of_cats" in cat_asked(asked)


def test_a_screen_is_called_in_its_place_as_in_its_module() -> None:
    menu = "def falls():\n    return instead('cat_tower.falls.Falls', 1) or on_top('Roll again.')\n"
    lent = borrowed({"falls": "class Falls:\n    pass\n", "menu": menu}, ())
    name = lent["falls"].split()[1].removesuffix(":")
    assert name != "Falls"
    assert f"'cat_tower.falls.{name}'" in lent["menu"]
    assert "'Roll again.'" in lent["menu"]


def test_what_is_asked_for_by_itself_keeps_no_name_though_a_text_is_near() -> None:
    assert "temper_of_cats" not in cat_asked("open('bag').temper_of_cats.Cat")


def cat_asked(asked: str) -> str:
    """The module `cat`, when another asks so."""
    return borrowed({"cat": CAT, "asks": f"def ask(cat):\n    return {asked}\n"}, ())["cat"]


def test_an_argument_that_a_table_of_words_may_give_keeps_its_name() -> None:
    gives = "from feed import feed\nHOUSE = {'portions': 2}\nfeed(**HOUSE)\n"
    feed = "def feed(portions):\n    return portions\n"
    assert "portions" in borrowed({"feed": feed, "gives": gives}, ())["feed"]


def test_functions_that_an_event_names_keep_their_names() -> None:
    rules = (
        "class Rules:\n    def apply(self, event):\n        getattr(self, '_' + event)()\n\n"
        "    def _pounce_on_it(self):\n        pass\n"
    )
    assert "_pounce_on_it" in borrowed({"rules": rules}, ())["rules"]


def test_a_module_more_leaves_the_others_as_they_are() -> None:
    few = borrowed({"cat": CAT, "kitten": KITTEN}, ())
    more = borrowed({"cat": CAT, "kitten": KITTEN, "dog": DOG}, ())
    assert {module: more[module] for module in few} == few


def test_a_heads_names_stay_in_every_module() -> None:
    lent = borrowed({"cat": CAT, "kitten": KITTEN}, ("cat",))
    assert lent["cat"] == CAT
    assert "says" in lent["kitten"]


@pytest.mark.parametrize("board", ["pico_oled", "m5stickc_plus"])
def test_no_two_names_of_a_module_or_its_family_go_by_one(board: str) -> None:
    here, there = build.prepared(board)
    both = {module: (spoken(here[module]), spoken(there[module])) for module in here}
    pairs = {module: {*zip(*names, strict=True)} for module, names in both.items()}
    for module, bases in above(here).items():
        assert len({lent for _, lent in pairs[module]}) == len(pairs[module]), module
        family = set().union(*(pairs[each] for each in {module} | bases))
        changed = {(name, lent) for name, lent in family if name != lent}
        assert len({lent for _, lent in changed}) == len(changed), module


def spoken(source: str) -> list[str]:
    return [token.string for token in tokens(source)]


@pytest.fixture(params=["rp2", "esp32"])
def stock(request: pytest.FixtureRequest) -> set[str]:
    """The names that are in a stock MicroPython."""
    flash = image.read().flash if request.param == "rp2" else ESP32.read_bytes()
    return {name.decode() for name in re.findall(rb"(?<=\0)\w+(?=\0)", bytes(flash))}


def test_every_name_that_is_lent_is_in_stock_micropython(stock: set[str]) -> None:
    assert {*f"{CONSTANTS} {FUNCTIONS}".split()} <= stock


def test_nothing_goes_by_another_name_that_micropython_has(stock: set[str]) -> None:
    """Where one does, put it into ALSO: it may be a method of something of MicroPython's."""
    for board in ("pico_oled", "m5stickc_plus"):
        here, there = build.prepared(board)
        short, lent = (
            set().union(*map(names_in, sources.values())) for sources in (shortened(here), there)
        )
        assert (short - lent) & stock == set()


def test_a_traceback_is_told_with_the_names_that_functions_have_here() -> None:
    lent = borrowed({"cat": CAT}, ())
    says = re.findall(r"def (\w+)", lent["cat"])[1]
    told = f'1A2B\n  File "cat", line 1, in {says}\n  File "main.py", line 9, in <module>\n'
    assert spelt_out(told, {"cat": CAT}, lent) == told.replace(f"line 1, in {says}", "in says")
