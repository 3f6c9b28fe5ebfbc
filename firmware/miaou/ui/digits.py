"""A digit of any size, drawn with a broad pen: it is read across a table."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas, Ink

# Which strokes make 0 to 9, a bit each: top, middle, bottom; left and right above, the same below.
_STROKES = b"\x7d\x50\x37\x57\x5a\x4f\x6f\x51\x7f\x5f"


def draw(
    canvas: "Canvas",
    digit: int,
    x: int,
    y: int,
    width: int,
    height: int,
    pen: int,
    ink: "Ink" = 1,
) -> None:
    strokes = _STROKES[digit]
    for row in range(3):
        if strokes >> row & 1:
            canvas.fill(x, y + row * (height - pen) // 2, width, pen, ink)
    half = (height + pen) // 2
    for side in range(4):
        if strokes >> 3 + side & 1:
            left = x + side % 2 * (width - pen)
            canvas.fill(left, y + side // 2 * (height - half), pen, half, ink)
