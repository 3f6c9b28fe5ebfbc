"""The colours: readable on black, told apart, and put where they are meant."""

import importlib
from itertools import combinations

import pytest

from miaou.ui import theme
from miaou.ui.theme import has, ink, swapped

COLOURS = [int(line[:4], 16) for line in theme._NAMES.strip().split("\n")]


def light(colour: int) -> tuple[float, float, float]:
    """Red, green and blue as light, from 0 to 1."""
    parts = (colour >> 11) / 31, (colour >> 5 & 63) / 63, (colour & 31) / 31
    red, green, blue = (part**2.2 for part in parts)
    return red, green, blue


@pytest.mark.parametrize("colour", COLOURS)
def test_every_ink_is_read_on_black_and_black_on_it(colour: int) -> None:
    red, green, blue = light(colour)
    assert (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) / 0.05 >= 4.5


def test_no_two_inks_are_taken_for_one_another() -> None:
    for one, other in combinations(COLOURS, 2):
        distance = sum(abs(a - b) for a, b in zip(light(one), light(other), strict=True))
        assert distance > 0.25, (hex(one), hex(other))


@pytest.mark.parametrize(("what", "count"), [("rarity", 4), ("player", 6)])
def test_each_rarity_and_each_player_has_a_colour_of_its_own(what: str, count: int) -> None:
    assert len({ink(f"{what} {n}") for n in range(1, count + 1)}) == count


def test_a_missing_colour_is_named() -> None:
    with pytest.raises(ValueError, match="no colour named mouse"):
        ink("mouse")


def test_all_that_is_pictured_has_a_colour() -> None:
    from miaou.screens.apps import APPS
    from miaou.screens.cat_tower import pictures
    from miaou.screens.chats import signs
    from miaou.screens.yummy_kitty.pictures import PICTURES

    colours = [importlib.import_module(f"miaou.screens.{app}.app").COLOUR for app in APPS]
    for name in (*colours, *pictures.FACES, *pictures.TOKENS, *PICTURES, *signs.WORDS):
        assert has(name), name


def test_the_glass_has_the_high_byte_of_a_colour_first() -> None:
    assert ink("red").to_bytes(2, "little") == b"\xfa\xeb"
    assert swapped(swapped(0xFAEB)) == 0xFAEB
