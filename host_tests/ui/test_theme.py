"""The colours: readable on black, told apart, and put where they are meant."""

import importlib
from framebuf import MONO_VLSB
from itertools import combinations

import pytest

from miaou.ui.picture import PAPER, SHAPE, pack
from miaou.ui.theme import INKS, TABLE, ColourCanvas, has, index


def light(ink: int) -> tuple[float, float, float]:
    """Red, green and blue as light, from 0 to 1."""
    parts = (ink >> 11) / 31, (ink >> 5 & 63) / 63, (ink & 31) / 31
    red, green, blue = (part**2.2 for part in parts)
    return red, green, blue


@pytest.mark.parametrize("ink", INKS)
def test_every_ink_is_read_on_black(ink: int) -> None:
    red, green, blue = light(ink)
    assert (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) / 0.05 >= 4.5


def test_no_two_inks_are_taken_for_one_another() -> None:
    for one, other in combinations(INKS, 2):
        distance = sum(abs(a - b) for a, b in zip(light(one), light(other), strict=True))
        assert distance > 0.25, (hex(one), hex(other))


def test_a_name_has_one_colour() -> None:
    names = [name for _ink, *its in TABLE for name in its]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("what", ["rarity", "player"])
def test_neighbours_have_different_colours(what: str) -> None:
    count = {"rarity": 4, "player": 6}[what]
    assert len({index(f"{what} {n}") for n in range(1, count + 1)}) == count


def test_a_missing_colour_is_named() -> None:
    with pytest.raises(ValueError, match="no colour named mouse"):
        index("mouse")


def test_all_that_is_pictured_has_a_colour() -> None:
    from miaou.screens.apps import APPS
    from miaou.screens.cat_tower import pictures
    from miaou.screens.chats import signs
    from miaou.screens.yummy_kitty.pictures import PICTURES

    colours = [importlib.import_module(f"miaou.screens.{app}.app").COLOUR for app in APPS]
    for name in (*colours, *pictures.FACES, *pictures.TOKENS, *PICTURES, *signs.WORDS):
        assert has(name), name


def test_a_picture_has_its_colour_on_cells_of_its_own() -> None:
    cells = bytearray(5 * 6)
    canvas = ColourCanvas(bytearray(48 * 5), 48, 40, MONO_VLSB, cells)
    canvas.fb.fill(1)
    canvas.picture(pack((SHAPE, PAPER, -48, -48, 48, -48, 48, 48, -48, 48)), 3, 7, 31, "fish")
    tinted = {at for at in range(len(cells)) if cells[at]}
    assert tinted == {row * 6 + column for row in (1, 2, 3) for column in (1, 2, 3)}
    drawn = {(x, y) for x in range(48) for y in range(40) if not canvas.fb.pixel(x, y)}
    assert {y // 8 * 6 + x // 8 for x, y in drawn} == tinted


def test_a_tint_marks_every_cell_that_it_touches() -> None:
    cells = bytearray(3 * 4)
    canvas = ColourCanvas(bytearray(30 * 3), 30, 24, MONO_VLSB, cells)
    canvas.tint(7, 8, 2, 9, "red")
    assert list(cells) == [0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0]
    canvas.tint(24, 0, 50, 8, "fish")
    assert list(cells[:4]) == [0, 0, 0, 2]
    canvas.clear()
    assert not any(cells)
