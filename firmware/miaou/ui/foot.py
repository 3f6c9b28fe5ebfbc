"""What BACK and OK do, at the foot of a screen."""

from micropython import const

from miaou.ui import icons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas

FOOT = const(13)  # rows for the answers at the bottom


def foot(canvas: "Canvas", no: str, yes: str) -> None:
    """What BACK and OK answer: no on the left, yes on the right."""
    y = canvas.height - FOOT + 1
    if no:
        canvas.icon(icons.CROSS, 0, y + 2)
        canvas.text(no, 10, y)
    x = canvas.width - 10 - canvas.font("body").width(yes)
    canvas.icon(icons.CHECK, x, y + 2)
    canvas.text(yes, x + 10, y)
