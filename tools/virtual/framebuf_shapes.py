"""Which pixels MicroPython's `framebuf` chooses for lines, ellipses and polygons."""

from collections.abc import Iterator, Sequence

Point = tuple[int, int]


def line_points(x1: int, y1: int, x2: int, y2: int) -> Iterator[Point]:
    """From the first end to the second, both included."""
    dx, dy = abs(x2 - x1), abs(y2 - y1)
    if dy > dx:
        yield from ((x, y) for y, x in line_points(y1, x1, y2, x2))
        return
    error, y, down = 2 * dy - dx, y1, 1 if y2 > y1 else -1
    for x in range(x1, x2, 1 if x2 > x1 else -1):
        yield x, y
        if error >= 0:
            y += down
            error -= 2 * dx
        error += 2 * dy
    yield x2, y2


def ellipse_points(xr: int, yr: int) -> Iterator[Point]:
    """One quadrant as distances from the centre: first its steep part, then its flat one."""
    yield from _arc(xr, yr)
    yield from ((x, y) for y, x in _arc(yr, xr))


def _arc(a: int, b: int) -> Iterator[Point]:
    x, y, error = a, 0, 0
    while b * b * x >= a * a * y:
        yield x, y
        error += a * a * (2 * y + 1)
        y += 1
        inward = b * b * (1 - 2 * x)
        if 2 * error + inward > 0:
            error += inward
            x -= 1


def polygon_edges(corners: Sequence[int]) -> list[tuple[Point, Point]]:
    """Pairs of corners, each with the one before it; an odd number at the end is no corner."""
    points = list(zip(corners[0::2], corners[1::2], strict=False))
    return list(zip(points, points[-1:] + points[:-1], strict=True))


def polygon_spans(edges: list[tuple[Point, Point]]) -> Iterator[tuple[int, int, int]]:
    """The inside and the border of a polygon, as pieces of rows: left, right, y."""
    heights = [y for (_, y), _ in edges]
    for row in range(min(heights), max(heights) + 1):
        crossings = sorted(_crossing(edge, row) for edge in edges if _crosses(edge, row))
        for left, right in zip(crossings[0::2], crossings[1::2], strict=True):
            yield left, right, row
        for edge in edges:
            if not _crosses(edge, row):
                yield from _foot(edge, row)


def _crosses(edge: tuple[Point, Point], row: int) -> bool:
    """A row crosses an edge from its upper end down to just above its lower end."""
    (_, y1), (_, y2) = edge
    return (y1 > row) != (y2 > row)


def _crossing(edge: tuple[Point, Point], row: int) -> int:
    (x1, y1), (x2, y2) = edge
    along = _towards_zero(32 * (x2 - x1) * (row - y1), y2 - y1)
    return _towards_zero(32 * x1 + along + 16, 32)


def _towards_zero(a: int, b: int) -> int:
    """Division as in C."""
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def _foot(edge: tuple[Point, Point], row: int) -> Iterator[tuple[int, int, int]]:
    """The lower end of an edge, which no row crosses; all of it if it is level."""
    if row == max(y for _, y in edge):
        ends = [x for x, y in edge if y == row]
        yield min(ends), max(ends), row
