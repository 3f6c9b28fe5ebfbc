"""The front of a board, ahead of time: what miaou/device/front.py would gather and draw."""

from types import ModuleType, SimpleNamespace
from typing import Any, cast

from tools import firmware

MODULE = "miaou/device/front.mpy"

SOURCE = '''"""What home shows of the apps, drawn ahead of time."""
from framebuf import MONO_HLSB, FrameBuffer
def front(_canvas):
    pixels = FrameBuffer(bytearray({pixels}), {width}, {height}, MONO_HLSB)
    return {titles}, (pixels, {size}, {places})
'''


def source(board: ModuleType) -> str:
    """A module that answers, on that board's panel, what the firmware's own would."""
    firmware.plug_in()
    from framebuf import MONO_HLSB, FrameBuffer

    from miaou.device.front import front
    from miaou.ui.canvas import Canvas

    width, height = board.PANEL["width"], board.PANEL["height"]
    canvas = cast(Any, SimpleNamespace(width=width, height=height, cell=Canvas.cell))
    titles, (shelf, size, places) = front(canvas)
    rows = places[-1] + size
    pixels = bytearray((width + 7) // 8 * rows)
    FrameBuffer(pixels, width, rows, MONO_HLSB).blit(shelf, 0, 0)
    return SOURCE.format(
        pixels=bytes(pixels), width=width, height=rows, titles=titles, size=size, places=places
    )
