"""What a call of `framebuf` changes, as one number for many rows: areas and pictures are made into
stamps once, and most come again."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from tools.virtual.framebuf_formats import Packed

Place = tuple[int, int, int, int]  # x, y, width, height
Phase = tuple[int, int]  # where in their bytes the first pixels lie
Cut = tuple[Packed, bytes, int, Phase]  # format, bytes, stride of a picture that is copied
Colours = tuple[tuple[int, ...], int]  # what a palette shows, if there is one; what is not drawn
Row = tuple[int, int]  # pixels, and the mask of those to draw
Stamp = tuple[int, int, int, int]  # first byte, end, the bits that stay there, the bits that come

MOST = 1 << 16  # bits of a stamp: larger ones are divided
LARGE = 4096  # bytes of a picture that is not kept


@lru_cache(4096)
def area(form: Packed, stride: int, place: Place, ink: int) -> list[Stamp]:
    """One colour."""
    x, y, *size = place
    return _moved(form, stride, x, y, _area(form, stride, (*form.phase(x, y), *size), ink))


@lru_cache(1024)
def _area(form: Packed, stride: int, place: Place, ink: int) -> list[Stamp]:
    _x, _y, width, height = place
    row = (form.plain(ink, width), form.mask(width))
    return _stamps(form, stride, place, [row] * height)


def picture(cut: Cut, form: Packed, stride: int, place: Place, colours: Colours) -> list[Stamp]:
    """Another picture, as it was cut out, in such colours."""
    if len(cut[1]) < LARGE:
        return _here(cut, form, stride, place, colours)
    return _here.__wrapped__(cut, form, stride, place, colours)


@lru_cache(4096)
def _here(cut: Cut, form: Packed, stride: int, place: Place, colours: Colours) -> list[Stamp]:
    x, y, *size = place
    there = (*form.phase(x, y), *size)
    return _moved(form, stride, x, y, _picture(cut, form, stride, there, colours))


@lru_cache(1024)
def _picture(cut: Cut, form: Packed, stride: int, place: Place, colours: Colours) -> list[Stamp]:
    _x, _y, width, height = place
    convert = _converter(cut[0], form, width, *colours)
    return _stamps(form, stride, place, map(convert, _rows(*cut, width, height)))


def _moved(form: Packed, stride: int, x: int, y: int, parts: list[Stamp]) -> list[Stamp]:
    """From the first byte of all, where a stamp is made, to this place."""
    first = form.window(x, y, 1, stride)[0]
    return [(first + start, first + end, stays, bits) for start, end, stays, bits in parts]


@lru_cache(4096)
def extent(form: Packed, stride: int, place: Place) -> tuple[int, int, Phase]:
    """The first byte of a part of a picture, their end, and where in them its first pixel lies."""
    x, y, width, height = place
    start = form.window(x, y, width, stride)[0]
    return start, form.window(x, y + height - 1, width, stride)[1], form.phase(x, y)


@lru_cache(256)
def colours(form: Packed, stride: int, count: int, data: bytes) -> tuple[int, ...]:
    """The first pixels of a palette; what lies behind its end counts as 0."""
    found = []
    for start, end, shift in (form.window(x, 0, 1, stride) for x in range(count)):
        found.append(int.from_bytes(data[start:end], form.order) >> shift & form.most)
    return tuple(found)


def _stamps(form: Packed, stride: int, place: Place, rows: Iterable[Row]) -> list[Stamp]:
    x, y, width, _height = place
    together = MOST // (form.bits * stride) or 1
    done = list(rows)
    return [
        _stamp(form, stride, x, y + at, width, done[at : at + together])
        for at in range(0, len(done), together)
    ]


def _stamp(form: Packed, stride: int, x: int, y: int, width: int, rows: Sequence[Row]) -> Stamp:
    windows = [form.window(x, y + number, width, stride) for number in range(len(rows))]
    first, last = windows[0][0], windows[-1][1]
    pixels = mask = 0
    for (row, drawn), (start, end, shift) in zip(rows, windows, strict=True):
        at = 8 * (start - first if form.order == "little" else last - end) + shift
        pixels |= (row & drawn) << at
        mask |= drawn << at
    return first, last, ((1 << 8 * (last - first)) - 1) ^ mask, pixels


def _rows(
    form: Packed, data: bytes, stride: int, phase: Phase, width: int, height: int
) -> Iterator[int]:
    x, y = phase
    first, everything = form.window(x, y, width, stride)[0], form.mask(width)
    for row in range(y, y + height):
        start, end, shift = form.window(x, row, width, stride)
        found = int.from_bytes(data[start - first : end - first], form.order)
        yield found >> shift & everything


@lru_cache(256)
def _converter(
    origin: Packed, form: Packed, width: int, shown: Sequence[int], key: int
) -> Callable[[int], Row]:
    """Makes of a row of one format a row of another, and its mask; most rows come again."""
    everything = form.mask(width)
    if not shown and form is origin and key < 0:
        return lambda row: (row, everything)
    inks = shown or range(origin.most + 1)
    paint = form.painter(inks)
    drawn = form.painter([form.most if colour != key else 0 for colour in inks])

    @lru_cache(1024)
    def convert(row: int) -> Row:
        values = origin.values(row, width)
        return paint(values), drawn(values) if key in inks else everything

    return convert
