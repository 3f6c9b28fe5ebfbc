"""Text breaks and looks as Adafruit's library has it, to the pixel and on both Pythons."""

import importlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from host_tests.helpers.both.text_sample import (
    FACES,
    FINE,
    broken,
    font_of,
    heap_taken,
    samples,
)
from miaou.fonts import body
from miaou.lang.languages import LANGUAGES
from miaou.ui.mono import Font
from tools.virtual.framebuf import MONO_HLSB, FrameBuffer
from tools.wasm import MicroPython

ROOT = Path(__file__).resolve().parents[2]
PANEL = 128  # columns
NARROW = (100, 64)
WRITTEN = ("small", "body", "bold", *FINE)  # `large` is for figures
GLASS = 240  # columns of a colour panel, two by two a unit

SENTENCES = Path(__file__).with_name("sentences.txt").read_text(encoding="utf-8").splitlines()

Answers = list[dict[str, Any]]


class Judge(Protocol):
    def __call__(self, face: str, width: int, texts: list[str], pixels: bool = True) -> Answers: ...


def catalogue() -> Iterator[str]:
    """All words that are translated, and their translations."""
    firmware = ROOT / "firmware"
    for code in [code for code, _name in LANGUAGES if code != "en"]:
        for path in sorted(firmware.rglob(f"{code}.py")):
            name = ".".join(path.relative_to(firmware).with_suffix("").parts)
            for line in importlib.import_module(name).WORDS.strip().splitlines():
                yield from line.split(" = ", 1)


TEXTS = sorted({*SENTENCES, *catalogue()})


@pytest.fixture(scope="module")
def judge() -> Iterator[Judge]:
    """The judge in a process of its own, started once."""
    command = [sys.executable, "-m", "host_tests.helpers.judge"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, encoding="utf-8") as process:
        assert process.stdin
        assert process.stdout
        questions, answers = process.stdin, process.stdout

        def ask(face: str, width: int, texts: list[str], pixels: bool = True) -> Answers:
            batch = [
                {"font": face, "words": words, "width": width, "pixels": pixels} for words in texts
            ]
            print(json.dumps(batch), file=questions, flush=True)
            judged: Answers = json.loads(answers.readline())
            return judged

        yield ask


def shown(answers: Answers, width: int) -> list[str]:
    """The answers as a person can compare them."""
    return [
        f"{answer['lines']} {answer['width']}\n{drawing(answer['pixels'], width)}"
        for answer in answers
    ]


def drawing(pixels: str, width: int) -> str:
    digits = (width + 7) // 8 * 2
    rows = (int(pixels[at : at + digits], 16) for at in range(0, len(pixels), digits))
    return "\n".join(f"{row:0{digits * 4}b}".replace("0", ".").replace("1", "#") for row in rows)


def columns(font: Font, words: str, width: int = 128) -> str:
    """What blitting the strip of these words onto an inked page leaves there."""
    page = bytearray(b"\xff" * (width // 8 * font.height))
    FrameBuffer(page, width, font.height, MONO_HLSB).blit(font.strip(words), 0, 0)
    return drawing(page.hex(), width)


@pytest.mark.parametrize("face", WRITTEN)
def test_every_string_looks_and_breaks_as_judged(
    face: str, judge: Judge, micropython: MicroPython
) -> None:
    judged = shown(judge(face, PANEL, TEXTS), PANEL)
    assert shown(samples(face, PANEL, TEXTS), PANEL) == judged
    on_micropython = micropython.call(samples, face, PANEL, TEXTS)
    assert shown(on_micropython, PANEL) == judged


@pytest.mark.parametrize("width", NARROW)
@pytest.mark.parametrize("face", WRITTEN)
def test_every_string_breaks_as_judged_in_a_narrow_place(
    face: str, width: int, judge: Judge, micropython: MicroPython
) -> None:
    judged = [answer["lines"] for answer in judge(face, width, TEXTS, pixels=False)]
    assert broken(face, width, TEXTS) == judged
    assert micropython.call(broken, face, width, TEXTS) == judged


@pytest.mark.parametrize("face", FINE)
def test_every_string_breaks_as_judged_in_the_units_of_a_colour_panel(
    face: str, judge: Judge, micropython: MicroPython
) -> None:
    judged = [answer["lines"] for answer in judge(face, GLASS, TEXTS, pixels=False)]
    assert broken(face, GLASS // 2, TEXTS, 2) == judged
    assert micropython.call(broken, face, GLASS // 2, TEXTS, 2) == judged


@pytest.mark.parametrize("face", WRITTEN)
def test_every_string_has_its_glyphs(face: str) -> None:
    module = FACES[face]
    ascii_run = map(chr, range(module.FIRST, module.LAST + 1))
    assert set("".join(TEXTS)) - {*ascii_run, *module.EXTRA} == set()


LETTERS = "".join(map(chr, range(body.FIRST, body.LAST + 1))) + body.EXTRA
WORDS = st.text(st.sampled_from(LETTERS.replace(" ", "") + "漢"), max_size=30)
GAPS = st.sampled_from([" ", " ", " ", "  ", "\n"])


@st.composite
def prose(draw: st.DrawFn) -> str:
    words = draw(st.lists(WORDS, max_size=8))
    return "".join(word + draw(GAPS) for word in words).removesuffix(" ")


@settings(deadline=None)
@given(st.sampled_from(sorted(FACES)), st.integers(16, 128), st.lists(prose(), min_size=1))
@example("body", 64, ["a\nanticonstitutionnellement", " x", "y ", ""])
@example("body", 27, ["a minou"])  # whose ink is just as wide as the line
def test_any_words_look_and_break_as_judged(
    judge: Judge, micropython: MicroPython, face: str, width: int, texts: list[str]
) -> None:
    judged = judge(face, width, texts)
    assert samples(face, width, texts) == judged
    assert micropython.call(samples, face, width, texts) == judged


def test_a_character_without_glyph_is_seen() -> None:
    font = Font(body, 128)
    assert columns(font, "a漢b") == columns(font, "a\ufffdb") != columns(font, "a b")


def test_a_strip_shows_nothing_of_the_one_before() -> None:
    font = Font(body, 128)
    font.strip("M" * 40)
    assert columns(font, "île") == columns(Font(body, 128), "île")


def test_a_strip_is_hardly_wider_than_its_words_need() -> None:
    font = Font(body, 128)
    assert font.width("mmmmm!") == 32 < font.width("mmmmm.")
    for words, width in (("", 32), ("île", 32), ("mmmmm!", 32), ("mmmmm.", 64)):
        page = columns(font, words).splitlines()
        assert {row[width:] for row in page} == {"#" * (128 - width)}
        assert page[0][width - 1] == "."


def test_words_wider_than_the_panel_are_cut_at_its_edge() -> None:
    cut = columns(Font(body, 64), "Il a illuminé l’île", 64).splitlines()
    whole = columns(Font(body, 128), "Il a illuminé l’île").splitlines()
    assert cut == [row[:64] for row in whole]


@pytest.mark.parametrize("width", [-3, 0, 1, 20, 128])
def test_a_name_is_clipped_to_what_fits_or_to_nothing(width: int) -> None:
    font = Font(body, 128)
    clipped = font.clip("Maximilian", width)
    assert "Maximilian".startswith(clipped)
    assert font.width(clipped) <= max(width, 0)


@pytest.mark.parametrize("face", FACES)
def test_figures_stand_in_columns(face: str) -> None:
    font = font_of(face, 128)
    assert len({font.width(digit) for digit in "0123456789"}) == 1


def test_measuring_and_drawing_allocate_nothing(micropython: MicroPython) -> None:
    words = "Déjà vu à l’île : ¿qué tal, Ñandú? 漢"
    assert micropython.call(heap_taken, "body", words) == 0
