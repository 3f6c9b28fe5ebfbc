"""The colour canvas: what the glass shows is what painting everything afresh would make."""

from framebuf import RGB565, FrameBuffer
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tests.helpers.paper import FinePaper
from miaou import lang
from miaou.ui import icons
from miaou.ui.colour import ColourCanvas
from miaou.ui.picture import DISC, INK, PAPER, PINK, SHAPE, STROKE, pack
from miaou.ui.theme import ink
from tools import scripts
from tools.playing import player

GLASS = (96, 64)
FISH = pack(
    (SHAPE, INK, 16, 0, 47, -32, 40, 0, 47, 32),
    (DISC, INK, -10, 0, 37, 30),
    (DISC, PAPER + PINK, -30, -7, 6, 6),
    (STROKE, PAPER, 5, -14, -22, -8, 0, -14, 22),
)


def _flat(call: "tuple[Any, ...]") -> "tuple[Any, ...]":
    """A picture is a tuple, too."""
    name, picture, (x, y), size = call
    return name, [picture], x, y, size


places = st.tuples(st.integers(-9, 50), st.integers(-9, 34))
inks = st.sampled_from([0, 1, "fish", "player 2"])
calls = st.one_of(
    st.tuples(st.just("bar"), places, st.integers(0, 60), st.integers(0, 20), inks),
    st.tuples(st.just("frame"), places, st.integers(2, 40), st.integers(2, 20), inks),
    st.tuples(st.just("disc"), places, st.integers(0, 9), inks),
    st.tuples(st.just("picture"), st.just(FISH), places, st.integers(5, 30)).map(_flat),
    st.tuples(st.just("icon"), st.sampled_from([icons.PAW, icons.UP]), places, inks),
    st.tuples(st.just("text"), st.sampled_from(["Max", "Zoé"]), places, st.just("small"), inks),
)


class Glass(FinePaper):
    """Shows only what is painted because it was dirty."""

    def __init__(self, inset: tuple[int, int, int, int] = (0, 0, 0, 0)) -> None:
        super().__init__(GLASS, inset)
        self.shows = bytearray(2 * GLASS[0] * GLASS[1])
        self.sent = 0
        ColourCanvas(self, [])

    def show(self) -> bytes:
        """After a flush, tile by tile."""
        glass = FrameBuffer(self.shows, *GLASS, RGB565)
        while self.canvas.dirty:
            left, top, right, bottom = tile = self.canvas.next_tile(700)
            assert (right - left) * (bottom - top) <= 700
            self.canvas.paint(self.tile, tile)
            self.sent += (right - left) * (bottom - top)
            painted = FrameBuffer(bytearray(self.tile), right - left, bottom - top, RGB565)
            glass.blit(painted, left, top)
            self.canvas.done(tile)
        return bytes(self.shows)

    def pixel(self, x: int, y: int) -> int:
        at = 2 * (y * GLASS[0] + x)
        return self.shows[at + 1] << 8 | self.shows[at]


def frame(glass: Glass, *drawn: "tuple[Any, ...]") -> bytes:
    glass.canvas.clear()
    for name, *rest in drawn:
        flat = [
            n for value in rest for n in (value if isinstance(value, tuple | list) else (value,))
        ]
        getattr(glass.canvas, name)(*(rest if name == "paragraph" else flat))
    glass.canvas.finish()
    return glass.show()


@given(
    st.lists(calls, min_size=4, max_size=4),
    st.lists(st.lists(st.integers(0, 3), max_size=5), min_size=2, max_size=4),
    st.sampled_from([(0, 0, 0, 0), (8, 6, 8, 10)]),
)
def test_any_frame_after_any_other_looks_as_if_it_were_the_first(
    pool: "list[Any]", frames: list[list[int]], inset: tuple[int, int, int, int]
) -> None:
    glass = Glass(inset)
    for at in frames:
        calls = [pool[each] for each in at]
        assert frame(glass, *calls) == frame(Glass(inset), *calls)


def test_letters_have_their_own_ink_and_leave_what_is_behind_them() -> None:
    glass = Glass()
    frame(glass, ("bar", 0, 0, 48, 16, "fish"), ("text", "lll", 2, 2, "body", "player 2"))
    seen = {glass.pixel(x, y) for x in range(96) for y in range(32)}
    assert seen == {ink("fish"), ink("player 2")}


def test_words_as_wide_as_the_glass_keep_a_margin() -> None:
    glass = Glass()
    words = "Miaou " * 9
    frame(glass, ("paragraph", words, 0, 0, glass.canvas.width, glass.canvas.height, ("small",)))
    lit = [x for x in range(GLASS[0]) for y in range(GLASS[1]) if glass.pixel(x, y)]
    assert min(lit) >= 6
    assert max(lit) < GLASS[0] - 6


def test_paper_is_an_ink_too_on_a_band() -> None:
    glass = Glass()
    frame(glass, ("bar", 0, 0, 48, 16, "fish"), ("text", "lll", 2, 2, "body", 0))
    assert {glass.pixel(x, y) for x in range(96) for y in range(32)} == {ink("fish"), 0}


def test_what_stands_there_already_is_not_sent_again() -> None:
    glass = Glass()
    words = ("text", "Max", 2, 2)
    frame(glass, words, ("icon", icons.PAW, 2, 20))
    glass.sent = 0
    frame(glass, words, ("icon", icons.PAW, 2, 20))
    assert glass.sent == 0
    frame(glass, words, ("icon", icons.PAW, 30, 20))
    assert glass.sent == 2 * 16 * 16


def test_a_band_reaches_the_edges_of_the_glass_where_the_canvas_does_not() -> None:
    glass = Glass((8, 6, 8, 6))
    frame(glass, ("bar", 0, 0, glass.width, 5, "fish"))
    assert [glass.pixel(x, y) for x, y in ((0, 0), (95, 0), (0, 15))] == 3 * [ink("fish")]
    assert glass.pixel(0, 16) == 0


def test_an_app_has_its_colour() -> None:
    glass = Glass()
    for rooms, colour in (
        (["home"], "plain"),
        (["home", "chats.menu", "players.pick"], "chats"),
    ):
        glass.canvas.rooms = rooms
        frame(glass)
        assert ink(glass.canvas.accent) == ink(colour)


def test_words_that_do_not_fit_are_told_as_long_as_they_stand_there() -> None:
    glass = Glass()
    for _ in range(2):
        frame(glass, ("fitted", "a name that is much too long", 0, 0, 30))
        assert "a name that is much too long" in glass.canvas.cut
    frame(glass)
    assert glass.canvas.cut == []


@pytest.mark.parametrize("name", ["settings", "quick_die"])
def test_every_picture_of_a_script_is_what_drawing_it_afresh_makes(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(lang, "code", lang.code)
    do = player.Player.do
    judged: list[bool] = []

    def do_and_compare(self: player.Player, line: str) -> str:
        done = do(self, line)
        panel, seen = self.bench.handheld.panel, self.bench.panel.shown()
        panel.canvas.soil()
        panel.flush()
        judged.append(self.bench.panel.shown() == seen)
        return done

    monkeypatch.setattr(player.Player, "do", do_and_compare)
    text = next(scripts.load(path, "fr") for path in scripts.every() if path.stem == name)
    seen = player.play(text, "pico_display", "fr")
    assert seen["error"] == ""
    assert set(judged) == {True}
