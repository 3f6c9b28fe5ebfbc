"""The CPython framebuf leaves the same bits as MicroPython's own, whatever is drawn."""

import sys
from bisect import bisect_left
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.helpers.both.drawing_program import drawn, drawn_here
from tools.virtual import framebuf
from tools.wasm import MicroPython

FORMATS = ["MONO_VLSB", "MONO_HLSB", "MONO_HMSB", "GS2_HMSB", "GS4_HMSB", "GS8", "RGB565"]
NOISE = Random("miaou").randbytes(3000)
LARGEST = 24 * (24 + 9) * 2

formats = st.sampled_from([getattr(framebuf, name) for name in FORMATS])
places = st.integers(-12, 36)
lengths = st.integers(-3, 40)
radii = st.one_of(st.just(0), st.integers(-3, 30))
quadrants = st.one_of(st.just(0), st.integers(-1, 20))
colours = st.one_of(st.integers(-2, 17), st.integers(1 - 2**31, 2**31 - 1))
flags = st.booleans()
pixels = st.integers(0, 999).map(lambda start: NOISE[start : start + LARGEST].hex())


def call(*args: st.SearchStrategy[Any], optional: int = 0) -> st.SearchStrategy[list[Any]]:
    """The arguments of a call, the last ones sometimes left out."""
    counts = range(len(args) - optional, len(args) + 1)
    return st.one_of([st.tuples(*args[:count]).map(list) for count in counts])


@st.composite
def shapes(draw: st.DrawFn, format: int) -> list[int]:
    """Width, height, format and perhaps a stride."""
    width, height = draw(st.integers(1, 24)), draw(st.integers(1, 24))
    stride = draw(st.sampled_from([[], [width], [width + 1], [width + 9]]))
    return [width, height, format, *stride]


@st.composite
def blits(draw: st.DrawFn, format: int) -> list[Any]:
    """From a picture of its own, from the target itself or from elsewhere in the same memory."""
    shape = draw(shapes(format))
    other = ["pixels", draw(pixels), *shape]
    shared = ["same memory", draw(st.integers(0, 5)), *shape]
    source: list[Any] = draw(st.sampled_from([other, other, shared, ["itself"]]))
    args: list[Any] = [source, draw(st.integers(-9, 12)), draw(st.integers(-9, 12))]
    if draw(flags):
        args.append(draw(st.sampled_from([0, 1, 2, 3, -1])))
        if draw(flags) and source == other and format != framebuf.RGB565:
            args.append(draw(st.none() | palettes(framebuf.FORMATS[format].most + 1)))
    return ["blit", *args]


def palettes(width: int) -> st.SearchStrategy[list[Any]]:
    """A colour for each that the source may hold: MicroPython reads past the end of fewer."""
    return st.tuples(st.just("pixels"), pixels, st.just(width), st.just(1), formats).map(list)


corners = st.one_of(
    st.lists(st.integers(-20, 40), min_size=6, max_size=13).map(lambda points: ["h", *points]),
    st.lists(st.integers(0, 40), max_size=7).map(lambda points: ["B", *points]),
)
ASCII = [chr(code) + chr(code + 1) for code in range(1, 127, 2)]
CALLS = {
    "fill": call(colours),
    "fill_rect": call(places, places, lengths, lengths, colours),
    "pixel": call(places, places, colours, optional=1),
    "hline": call(places, places, lengths, colours),
    "vline": call(places, places, lengths, colours),
    "rect": call(places, places, lengths, lengths, colours, flags, optional=1),
    "line": call(places, places, places, places, colours),
    "ellipse": call(places, places, radii, radii, colours, flags, quadrants, optional=2),
    "poly": call(places, places, corners, colours, flags, optional=1),
    "text": call(st.text(max_size=4) | st.sampled_from(ASCII), places, places, colours, optional=1),
    "scroll": call(st.integers(-26, 26), st.integers(-26, 26)),
}


def programs(format: str, calls: st.SearchStrategy[list[Any]]) -> st.SearchStrategy[dict[str, Any]]:
    shape = shapes(getattr(framebuf, format))
    return st.fixed_dictionaries({"buffer": pixels, "shape": shape, "calls": calls})


def agree(micropython: MicroPython, program: dict[str, Any]) -> None:
    truth = micropython.call(drawn_here, program)
    assert drawn(program, framebuf) == truth


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("format", FORMATS)
@settings(max_examples=25)
@given(data=st.data())
def test_the_same_bits_are_drawn(
    micropython: MicroPython, name: str, format: str, data: st.DataObject
) -> None:
    calls = st.lists(CALLS[name].map(lambda args: [name, *args]), min_size=1, max_size=5)
    agree(micropython, data.draw(programs(format, calls)))


@pytest.mark.parametrize("source", FORMATS)
@pytest.mark.parametrize("target", FORMATS)
@settings(max_examples=50)
@given(data=st.data())
def test_the_same_bits_are_copied(
    micropython: MicroPython, source: str, target: str, data: st.DataObject
) -> None:
    calls = st.lists(blits(getattr(framebuf, source)), min_size=1, max_size=3)
    agree(micropython, data.draw(programs(target, calls)))


@settings(max_examples=200)
@given(
    shape=call(st.integers(-1, 17), st.integers(-1, 17), st.integers(-1, 7), lengths, optional=1)
)
def test_the_same_shapes_and_buffers_are_refused(
    micropython: MicroPython, shape: list[int]
) -> None:
    def empty(count: int) -> dict[str, Any]:
        return {"buffer": "00" * count, "shape": shape, "calls": []}

    def accepted(count: int) -> bool:
        return drawn(empty(count), framebuf) != ["ValueError"]

    smallest = bisect_left(range(LARGEST), True, key=accepted)
    agree(micropython, empty(smallest))
    agree(micropython, empty(max(smallest - 1, 0)))


@pytest.mark.parametrize(
    "source",
    [["pixels", "00" * 7, 8, 8, 3], ["pixels", "00" * 8, 8, 8], ["h", 1, 2, 3, 4], 5],
)
@pytest.mark.parametrize("as_palette", [False, True])
def test_the_same_sources_are_refused(
    micropython: MicroPython, source: Any, as_palette: bool
) -> None:
    blit = ["blit", ["itself"], 90, 0, -1, source] if as_palette else ["blit", source, 90, 0]
    agree(micropython, {"buffer": "00" * 8, "shape": [8, 8, 0], "calls": [blit]})


def test_a_buffer_that_cannot_be_written_is_refused() -> None:
    with pytest.raises(TypeError):
        framebuf.FrameBuffer(bytes(8), 8, 8, framebuf.MONO_VLSB)


def test_it_is_the_buffer_that_it_draws_into() -> None:
    class Square(framebuf.FrameBuffer):
        def __init__(self, side: int) -> None:
            super().__init__(bytearray(side), side, 8, framebuf.MONO_VLSB)

    square = Square(8)
    square.line(0, 0, 7, 7, 1)
    assert bytes(square) == bytes(1 << column for column in range(8))
    framebuf.FrameBuffer(square, 8, 8, framebuf.MONO_VLSB).fill(0)
    assert bytes(square) == bytes(8)
    copy = framebuf.FrameBuffer(bytearray(8), 8, 8, framebuf.MONO_VLSB)
    square.text("M", 0, 0)
    copy.blit(square, 0, 0)
    assert bytes(copy) == bytearray(square) == bytes(square)
    framebuf.FrameBuffer1(square, 8, 8).fill(1)
    assert bytes(square) == b"\xff" * 8
    if sys.version_info >= (3, 12):
        assert memoryview(square)[0] == bytes(square)[0]  # type: ignore[arg-type]
