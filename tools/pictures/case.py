"""The handheld as one sees it on the table: a case with ears, its glass, four buttons."""

from typing import NamedTuple

CLEAR = (255, 255, 255)  # where there is nothing
BODY, RIM, EAR, GLASS, BUTTON = (
    (242, 176, 94),
    (214, 140, 60),
    (250, 205, 180),
    (20, 20, 26),
    (92, 62, 40),
)
SIDE, TOP, CHIN, ROUND = 26, 52, 58, 26  # pixels beside, above and below the glass; of a corner
BEZEL = 6
BUTTONS = 4
Corner = tuple[int, int]
CORNERS: list[Corner] = [(8, 60), (18, 1), (70, 30)]  # of the left ear, clockwise


class Case(NamedTuple):
    """Three bytes a pixel, row by row, and where its glass begins."""

    rgb: bytes
    width: int
    left: int
    top: int


def drawn(width: int, height: int) -> Case:
    """Around a panel of that size."""
    across, down = width + 2 * SIDE, height + TOP + CHIN
    rows = (_pixel(x, y, across, down, width, height) for y in range(down) for x in range(across))
    return Case(b"".join(map(bytes, rows)), across, SIDE, TOP)


def _pixel(x: int, y: int, across: int, down: int, width: int, height: int) -> tuple[int, ...]:
    left, right = SIDE - BEZEL, SIDE + width + BEZEL
    if left <= x < right and TOP - BEZEL <= y < TOP + height + BEZEL:
        return GLASS
    for at in range(BUTTONS):
        middle = across * (2 * at + 1) // (2 * BUTTONS)
        if (x - middle) ** 2 + (y - (down - CHIN // 2 + 2)) ** 2 <= 13**2:
            return BUTTON
    inside = _in_body(x, y, across, down, 0)
    if inside:
        return BODY if _in_body(x, y, across, down, 3) else RIM
    ear = _in_ear(min(x, across - 1 - x), y)
    return (CLEAR, RIM, BODY, EAR)[ear]


def _in_body(x: int, y: int, across: int, down: int, margin: int) -> bool:
    """A rectangle with round corners, below the ears."""
    top = 26 + margin
    left, right, bottom = margin, across - 1 - margin, down - 1 - margin
    if not (left <= x <= right and top <= y <= bottom):
        return False
    away_x = max(left + ROUND - x, x - (right - ROUND), 0)
    away_y = max(top + ROUND - y, y - (bottom - ROUND), 0)
    return away_x**2 + away_y**2 <= ROUND**2


def _in_ear(x: int, y: int) -> int:
    """0 beside it, 1 on its rim, 2 in it, 3 in its middle; x from the nearer side."""
    middle_x, middle_y = (sum(corner) / 3 for corner in zip(*CORNERS, strict=True))
    for depth, size in ((3, 0.5), (2, 0.88), (1, 1.0)):
        away = (x - middle_x) / size + middle_x, (y - middle_y) / size + middle_y
        edges = zip(CORNERS, CORNERS[1:] + CORNERS[:1], strict=True)
        if all(_is_right(away, *edge) for edge in edges):
            return depth
    return 0


def _is_right(point: tuple[float, float], start: Corner, end: Corner) -> bool:
    """Of the way from one corner to the next."""
    along_x, along_y = end[0] - start[0], end[1] - start[1]
    return along_x * (point[1] - start[1]) - along_y * (point[0] - start[0]) >= 0
