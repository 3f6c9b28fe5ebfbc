"""The pictures stay in their squares, look different from each other, and alike on both Pythons."""

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from host_tests.helpers.both.picture_sample import MARGIN, PICTURES, all_drawn, drawn
from miaou.rules.cat_tower import die
from miaou.screens.cat_tower import pictures
from miaou.ui import icons
from miaou.ui.picture import DISC, DOME, INK, PAPER, PART, SHAPE, STROKE, TWINS, pack
from tools.wasm import MicroPython

if TYPE_CHECKING:
    from miaou.ui.picture import Picture

SIZES = (24, 32, 40, 48, 51, 60, 200)
SYMMETRIC = ("two_cats", "paw", "fat_face", "equal", "paws")

by_name = pytest.mark.parametrize("name", sorted(PICTURES))
at_all_sizes = pytest.mark.parametrize("size", SIZES)


def page(shapes: "Picture", size: int, ink: int = 1, paper: int = 0) -> list[str]:
    """The rows of the page a picture is drawn on, margins and all."""
    side = size + 2 * MARGIN
    digits = (side + 7) // 8 * 2
    pixels = drawn(shapes, size, ink, paper)
    rows = [pixels[at : at + digits] for at in range(0, len(pixels), digits)]
    bits = [f"{int(row, 16):0{digits * 4}b}"[:side] for row in rows]
    return [row.replace("0", ".").replace("1", "#") for row in bits]


def square(shapes: "Picture", size: int) -> list[str]:
    return [row[MARGIN:-MARGIN] for row in page(shapes, size)[MARGIN:-MARGIN]]


def exchanged(rows: list[str]) -> list[str]:
    return [row.translate({ord("."): "#", ord("#"): "."}) for row in rows]


def trimmed(rows: list[str]) -> list[str]:
    """Without what is empty on the left and on the right."""
    left = min(row.find("#") for row in rows if "#" in row)
    right = max(row.rfind("#") for row in rows)
    return [row[left : right + 1] for row in rows]


def test_every_face_and_every_token_has_its_picture() -> None:
    assert set(pictures.FACES) == set(die.FACES)
    assert set(pictures.TOKENS) == set(die.TOKENS)


@at_all_sizes
@by_name
def test_a_picture_stays_in_its_square(name: str, size: int) -> None:
    rows = page(PICTURES[name], size)
    assert not any("#" in row for row in rows[:MARGIN] + rows[-MARGIN:])
    assert not any("#" in row[:MARGIN] + row[-MARGIN:] for row in rows)


@at_all_sizes
@by_name
def test_a_picture_fills_its_square(name: str, size: int) -> None:
    rows = square(PICTURES[name], size)
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    assert len(trimmed(rows)[0]) >= 0.75 * size
    assert len(trimmed(columns)[0]) >= 0.75 * size


@pytest.mark.parametrize(("one", "other"), [*combinations(sorted(PICTURES), 2)])
def test_two_pictures_are_told_apart(one: str, other: str) -> None:
    ours, theirs = ("".join(square(PICTURES[name], 32)) for name in (one, other))
    different = sum(a != b for a, b in zip(ours, theirs, strict=True))
    assert different >= 0.15 * max(ours.count("#"), theirs.count("#"))


@at_all_sizes
@pytest.mark.parametrize("name", SYMMETRIC)
def test_left_and_right_agree_to_the_pixel(name: str, size: int) -> None:
    rows = trimmed(square(PICTURES[name], size))
    assert rows == [row[::-1] for row in rows]


@at_all_sizes
def test_both_halves_of_a_cat_face_agree(size: int) -> None:
    above_the_tail = square(PICTURES["one_cat"], size)[: size * 4 // 7]
    face = trimmed(above_the_tail)
    assert face == [row[::-1] for row in face]


@by_name
def test_ink_and_paper_may_be_exchanged(name: str) -> None:
    assert exchanged(page(PICTURES[name], 48, ink=0, paper=1)) == page(PICTURES[name], 48)


@by_name
def test_a_part_in_paper_is_a_negative(name: str) -> None:
    ground = (SHAPE, INK, -48, -48, 48, -48, 48, 48, -48, 48)
    negative = square(pack(ground, (PART, PAPER, 0, 0, 48, PICTURES[name])), 49)
    assert exchanged(negative) == square(PICTURES[name], 49)


CAP = pack(
    (DOME, INK, -8, 10, 30, 40), (DISC, PAPER, 4, -4, 9, 5), (SHAPE, INK, 0, 20, 40, 20, 40, 44)
)


@at_all_sizes
def test_a_part_of_negative_size_is_upside_down(size: int) -> None:
    size |= 1
    turned = square(pack((PART, INK, 0, 0, -48, CAP)), size)
    assert turned == [row[::-1] for row in reversed(square(CAP, size))]


@at_all_sizes
@pytest.mark.parametrize("thickness", [1, 2, 3, 4, 5, 9])
def test_twins_of_any_thickness_mirror_each_other(thickness: int, size: int) -> None:
    rows = square(pack((STROKE | TWINS, INK, thickness, -4, -30, -20, 7, -33, 30)), size | 1)
    assert rows == [row[::-1] for row in rows]


def test_the_thinnest_stroke_never_vanishes() -> None:
    whisker = pack((STROKE, INK, 1, -48, 0, 48, 0))
    assert square(whisker, 9)[4] == "#########"


@at_all_sizes
def test_pictures_are_the_same_on_micropython(size: int, micropython: MicroPython) -> None:
    assert micropython.call(all_drawn, size) == all_drawn(size)


def test_icons_are_eight_rows_each_and_all_different() -> None:
    drawings = [rows for name, rows in vars(icons).items() if name.isupper()]
    assert {len(rows) for rows in drawings} == {8}
    assert len(set(drawings)) == len(drawings) > 0
