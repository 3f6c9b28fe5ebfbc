"""The canvas: words where they belong, and a note of those that do not fit."""

from framebuf import MONO_VLSB

import pytest

from miaou.ui import icons
from miaou.ui.mono import MonoCanvas
from miaou.ui.picture import DISC, INK, PAPER, pack


@pytest.fixture
def canvas() -> MonoCanvas:
    canvas = MonoCanvas(bytearray(1024), 128, 64, MONO_VLSB)
    canvas.said = []
    return canvas


def ink(canvas: MonoCanvas) -> tuple[int, int, int, int]:
    """The box around everything drawn: left, top, right, bottom."""
    lit = [(x, y) for y in range(64) for x in range(128) if canvas.pixels.pixel(x, y)]
    return min(lit)[0], min(y for _x, y in lit), max(lit)[0], max(y for _x, y in lit)


def test_it_records_what_a_person_reads(canvas: MonoCanvas) -> None:
    canvas.text("Bonjour", 0, 0)
    canvas.paragraph("les chats du quartier", 0, 12, 60, 40)
    canvas.picture(pack(), 0, 0, 9, "fish")
    assert canvas.said == ["Bonjour", "les chats du quartier", "[fish]"]


def test_clearing_forgets_pixels_and_words(canvas: MonoCanvas) -> None:
    canvas.text("Bonjour", 0, 0)
    canvas.clear()
    canvas.finish()
    assert canvas.said == []
    assert not any(canvas.pixels.pixel(x, y) for x in range(128) for y in range(64))


def test_on_a_board_nothing_is_recorded(canvas: MonoCanvas) -> None:
    canvas.said = None
    canvas.text("Bonjour", 0, 0)
    canvas.fitted("x" * 100, 0, 0, 50)
    canvas.clear()
    assert canvas.said is None
    assert canvas.cut == []


@pytest.mark.parametrize("words", ["i", "Miaou", "Égalité parfaite"])
def test_centred_words_stand_in_the_middle(canvas: MonoCanvas, words: str) -> None:
    canvas.centred(words, 10)
    left, _top, right, _bottom = ink(canvas)
    assert abs(left - (127 - right)) <= 1


def test_dark_words_on_light_ground_are_the_negative(canvas: MonoCanvas) -> None:
    canvas.text("Miaou", 3, 5)
    light = bytes(canvas.pixels.pixel(x, y) or 0 for y in range(64) for x in range(128))
    canvas.pixels.fill(1)
    canvas.text("Miaou", 3, 5, ink=0)
    dark = bytes(1 - (canvas.pixels.pixel(x, y) or 0) for y in range(64) for x in range(128))
    assert dark == light


def test_words_that_do_not_fit_in_one_font_are_set_in_a_smaller_one(canvas: MonoCanvas) -> None:
    canvas.fitted("Changer de sens", 0, 0, 74, ("bold", "body", "small"))
    assert canvas.cut == []
    assert ink(canvas)[2] < 74


def test_words_that_fit_in_no_font_are_noted(canvas: MonoCanvas) -> None:
    canvas.fitted("Changer de sens", 0, 0, 40)
    canvas.paragraph("trop de mots pour si peu de place", 0, 0, 60, 10)
    assert canvas.cut == ["Changer de sens", "trop de mots pour si peu de place"]


def test_a_centred_paragraph_leaves_the_same_room_above_and_below(canvas: MonoCanvas) -> None:
    canvas.paragraph("HHH HHH HHH HHH HHH HHH HHH HHH", 0, 0, 128, 64, ("body",), centred=True)
    left, top, right, bottom = ink(canvas)
    assert abs(top - (63 - bottom)) <= 3
    assert abs(left - (127 - right)) <= 1


def test_an_icon_is_eight_by_eight_where_it_is_put(canvas: MonoCanvas) -> None:
    canvas.icon(icons.PAW, 20, 30)
    left, top, right, bottom = ink(canvas)
    assert left >= 20
    assert top >= 30
    assert right < 28
    assert bottom < 38


def test_a_picture_that_comes_again_is_not_drawn_but_copied(
    canvas: MonoCanvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    cat = pack((DISC, INK, 0, 0, 40, 40), (DISC, PAPER, 0, 0, 9, 9))
    seen = []
    for at in (10, 60, 10):
        canvas.clear()
        canvas.picture(cat, at, 6, 41)
        canvas.finish()
        square = [(x, y) for y in range(64) for x in range(at, at + 41)]
        seen.append([bool(canvas.pixels.pixel(x, y)) for x, y in square])
        monkeypatch.setattr("miaou.ui.picture.draw", None)
    assert any(seen[0])
    assert seen == [seen[0]] * 3
