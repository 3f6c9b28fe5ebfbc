"""Every ruling behind a score is explained, and fits its screen."""

from collections.abc import Iterator
from framebuf import MONO_VLSB

import pytest

from host_tests.helpers.speech import speak
from miaou import lang
from miaou.lang.languages import LANGUAGES
from miaou.rules import yummy_kitty_why
from miaou.ui.edges import FOOT
from miaou.ui.mono import MonoCanvas


@pytest.fixture
def _english_again() -> Iterator[None]:
    yield
    speak("en")


def test_every_ruling_has_words() -> None:
    from miaou.screens.yummy_kitty_why.why import RULINGS

    described = (yummy_kitty_why.why.__doc__ or "").split("\n\n")[1].splitlines()
    assert {line.split()[0] for line in described if line.strip()} == set(RULINGS)


@pytest.mark.usefixtures("_english_again")
@pytest.mark.parametrize("code", [code for code, _name in LANGUAGES])
def test_every_ruling_fits_its_screen(code: str) -> None:
    from miaou.screens.yummy_kitty_why.why import RULINGS

    speak(code, "yummy_kitty_why")
    canvas = MonoCanvas(bytearray(1024), 128, 64, MONO_VLSB)
    canvas.said = []
    for words in RULINGS.values():
        canvas.paragraph(lang._(words).format(17, 17), 0, 13, 128, 64 - 13 - FOOT)
    assert canvas.cut == []
