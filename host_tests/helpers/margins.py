"""Where the ink of a screen lies, thing by thing: words, signs, pictures, and what is behind them.

A screen is drawn once more on a canvas that notes each of them as a mask: a number with a bit for
every pixel, in rows so long that nothing runs over from one into the next.
"""

from collections.abc import Iterator
from framebuf import MONO_HLSB, MONO_VLSB, FrameBuffer
from functools import cache
from typing import Any

from miaou.ui import picture
from miaou.ui.doubled import Doubled
from miaou.ui.mono import Font, MonoCanvas

ROW = 512  # bits of a row
EDGE = 128  # columns and rows around the glass, for what is cut by its edge

STRIPS: dict[Any, Any] = {face: face.strip for face in (Font, Doubled)}


def rectangle(x: int, y: int, width: int, height: int) -> int:
    row = (1 << max(0, width)) - 1
    return sum(row << _bit(x, y + line) for line in range(height))


def grown(mask: int) -> int:
    """With every pixel that touches it, across a corner too."""
    mask |= mask << 1 | mask >> 1
    return mask | mask << ROW | mask >> ROW


def _bit(x: int, y: int) -> int:
    return (y + EDGE) * ROW + x + EDGE


def _lit(pixels: Any, width: int, height: int) -> int:
    """The pixels of a framebuffer, as a mask at 0, 0."""
    return sum(1 << y * ROW + x for y in range(height) for x in range(width) if pixels.pixel(x, y))


def _placed(mask: int, x: int, y: int) -> int:
    return mask << _bit(x, y)


@cache
def _word(font: Any, words: str) -> int:
    """What is doubled is made from another face's strip: that, too, has pixels meanwhile."""
    for face, strip in STRIPS.items():
        face.strip = strip
    drawn = _lit(font.strip(words), font.width(words), font.height)
    for face in STRIPS:
        face.strip = _as_told
    return drawn


@cache
def _sign(rows: bytes) -> int:
    return _lit(FrameBuffer(bytearray(rows), 8, 8, MONO_HLSB), 8, 8)


PICTURES: dict[tuple[int, int], tuple[Any, int]] = {}


def _picture(shapes: Any, size: int) -> int:
    """Drawn with a rim around it, where a broad pen may go; kept with what it shows."""
    key = id(shapes), size
    if key not in PICTURES:
        rim = size // 4
        side = (size + 2 * rim + 7) // 8 * 8
        drawn = FrameBuffer(bytearray(side * side // 8), side, side, MONO_HLSB)
        picture.draw(drawn, shapes, rim, rim, size)
        PICTURES[key] = shapes, _lit(drawn, side, side)
    return PICTURES[key][1]


class Thing:
    """A line of words, a sign, a picture; or a shape, which may be what those stand on."""

    def __init__(self, name: str, mask: int, ink: bool, shape: bool = False) -> None:
        self.name = name
        self.mask = mask
        self.ink = ink
        self.shape = shape


class Measuring(MonoCanvas):
    """Draws nothing and notes all of it."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(bytearray(width * height // 8), width, height, MONO_VLSB)
        self.things: list[Thing] = []
        self.drawn = None

    def part(self, *part: Any) -> None:
        """Every part, whether it stood there or not."""
        with _told():
            part[0](self, part)

    def picture(
        self, picture: Any, x: int, y: int, size: int, name: str = "", colour: str = ""
    ) -> None:
        rim = size // 4
        mask = _placed(_picture(picture, size), x - rim, y - rim)
        self.things.append(Thing(f"[{name or colour}]", mask, True))

    def icon(self, rows: bytes, x: int, y: int, ink: Any = 1) -> None:
        self.things.append(Thing("a sign", _placed(_sign(rows), x, y), bool(ink)))

    def fill(self, x: int, y: int, width: int, height: int, ink: Any) -> None:
        self.things.append(Thing("a shape", rectangle(x, y, width, height), bool(ink), True))

    def round(self, x: int, y: int, radius: int, ink: Any, filled: bool) -> None:
        side = 2 * radius + 8 & ~7
        drawn = FrameBuffer(bytearray(side * side // 8), side, side, MONO_HLSB)
        drawn.ellipse(radius, radius, radius, radius, 1, filled)
        mask = _placed(_lit(drawn, side, side), x - radius, y - radius)
        self.things.append(Thing("a shape", mask, bool(ink), True))

    def straight(self, x: int, y: int, right: int, bottom: int, ink: Any) -> None:
        drawn = FrameBuffer(bytearray(self.width * self.height // 8), self.width, self.height, 0)
        drawn.line(x, y, right, bottom, 1)
        mask = _placed(_lit(drawn, self.width, self.height), 0, 0)
        self.things.append(Thing("a shape", mask, bool(ink), True))

    def blit(self, source: Any, x: int, y: int, ink: Any = 1) -> None:
        if isinstance(source, FrameBuffer):
            mask = _lit(source, self.width, self.height)
            self.things.append(Thing("a strip of pictures", _placed(mask, x, y), bool(ink)))
            return
        font, words = source
        if words.strip():
            self.things.append(Thing(repr(words), _placed(_word(font, words), x, y), bool(ink)))


class _told:
    """While a part is painted, a face answers the words of a strip and not their pixels."""

    def __enter__(self) -> None:
        for face in STRIPS:
            face.strip = _as_told

    def __exit__(self, *_problem: object) -> None:
        for face, strip in STRIPS.items():
            face.strip = strip


def _as_told(font: Any, words: str) -> Any:
    return font, words


def faults(canvas: Measuring) -> Iterator[str]:
    """What touches, or is cut, on a screen that has been drawn."""
    inner = rectangle(1, 1, canvas.width - 2, canvas.height - 2)
    paper = 0  # what is lit, before each of them
    before: list[Thing] = []
    for thing in canvas.things:
        if thing.shape:
            paper = paper | thing.mask if thing.ink else paper & ~thing.mask
        else:
            if thing.mask & ~inner:
                yield f"{thing.name} is cut by the glass's edge, or at it"
            yield from _touched(thing, before, paper)
        before.append(thing)
    yield from _shapes_after(before)


def _touched(thing: Thing, before: list[Thing], paper: int) -> Iterator[str]:
    around = grown(thing.mask)
    for other in before:
        if not other.shape and around & other.mask:
            yield f"{thing.name} touches {other.name}"
    ground = around & paper if thing.ink else around & ~paper
    if ground:
        yield (
            f"{thing.name} touches what it stands on"
            if thing.ink == 0
            else (f"{thing.name} touches a shape")
        )


def _shapes_after(things: list[Thing]) -> Iterator[str]:
    """A shape that was drawn after something must leave that free as well."""
    for at, shape in enumerate(things):
        if shape.shape and shape.ink:
            for thing in things[:at]:
                if not thing.shape and thing.ink and grown(thing.mask) & shape.mask:
                    yield f"a shape touches {thing.name}"
