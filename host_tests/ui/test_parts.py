"""The display list: what stands on the canvas is what drawing everything afresh would make."""

from framebuf import MONO_VLSB
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miaou import lang
from miaou.core.loop import Loop
from miaou.ui import icons
from miaou.ui.mono import MonoCanvas
from tools import scripts
from tools.playing import player

places = st.tuples(st.integers(-9, 60), st.integers(-9, 40))
inks = st.integers(0, 1)
calls = st.one_of(
    st.tuples(st.just("bar"), places, st.integers(0, 40), st.integers(0, 20), inks),
    st.tuples(st.just("icon"), st.sampled_from([icons.PAW, icons.UP]), places, inks),
    st.tuples(st.just("text"), st.sampled_from(["Max", "Zoé"]), places, st.just("small"), inks),
)


def new_canvas() -> tuple[MonoCanvas, bytearray]:
    buffer = bytearray(64 * 6)
    return MonoCanvas(buffer, 64, 48, MONO_VLSB), buffer


def draw(canvas: MonoCanvas, call: "tuple[Any, ...]") -> None:
    name, *rest = call
    flat = [n for value in rest for n in (value if isinstance(value, tuple) else (value,))]
    getattr(canvas, name)(*flat)


def afresh(panel: Any, screen: Any) -> bytearray:
    """The picture that a screen draws on a canvas that knows of no other frame."""
    buffer = bytearray(len(panel.buffer))
    canvas = MonoCanvas(buffer, panel.width, panel.height, panel.format)
    screen.draw(canvas)
    return buffer


@given(
    st.lists(calls, min_size=4, max_size=4),
    st.lists(st.lists(st.integers(0, 3), max_size=5), min_size=2, max_size=4),
)
def test_any_frame_after_any_other_looks_as_if_it_were_the_first(
    pool: "list[Any]", frames: list[list[int]]
) -> None:
    """Frames of few different calls: many of them have some in common."""
    canvas, buffer = new_canvas()
    for frame in frames:
        alone, expected = new_canvas()
        canvas.clear()
        for at in frame:
            draw(canvas, pool[at])
            draw(alone, pool[at])
        canvas.finish()
        alone.finish()
        assert buffer == expected


def test_what_the_last_frame_had_is_not_painted_again() -> None:
    canvas, _buffer = new_canvas()
    painted: list[str] = []

    def paint(_canvas: MonoCanvas, part: Any) -> None:
        painted.append(part[5])

    for name in ("here", "there"):
        canvas.clear()
        canvas.part(paint, 0, 0, 8, 8, "always")
        canvas.part(paint, 0, 8, 8, 8, name)
        canvas.part(paint, 0, 16, 8, 8, "below")
        canvas.finish()
    assert painted == ["always", "here", "below", "there"]


def test_words_that_do_not_fit_are_told_as_long_as_they_stand_there() -> None:
    canvas, _buffer = new_canvas()
    for _ in range(2):
        canvas.clear()
        canvas.fitted("a name that is much too long", 0, 0, 30)
        canvas.finish()
        assert canvas.cut == ["a name that is much too long"]
    canvas.clear()
    canvas.finish()
    assert canvas.cut == []


@pytest.mark.parametrize("script", scripts.every(), ids=str)
def test_every_picture_of_a_game_is_what_drawing_it_afresh_makes(
    script: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(lang, "code", lang.code)
    show = Loop.show
    judged: list[bool] = []

    def show_and_compare(loop: Loop, now: Any) -> None:
        show(loop, now)
        panel: Any = loop.panel
        screen = loop._house.door.stack[-1]
        judged.append(afresh(panel, screen) == panel.buffer)

    monkeypatch.setattr(Loop, "show", show_and_compare)
    text = scripts.load(script, "fr")
    player.play(text, "pico_oled", "" if player.unpacks(text) else "fr")
    assert judged
    assert all(judged)
