"""Prerenders what a board would have to work out: home's pictures (miaou/screens/front.py), the
first question and the lesson's face; and leaves out of a board's file what no board needs."""

import ast
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any, cast

from tools import firmware

MODULE = "miaou.screens.front"
QUESTION = "miaou.device.question"
FACE = "miaou.screens.settings.face"
OURS = {"FACE", "MARKS", "MICROPYTHON", "PORT"}  # what no board asks of its own file
# For a panel's driver that is only drawn with.
NO_WIRES = {"i2c": 0, "sda": 0, "scl": 0, "address": 0}
BRIGHT = 204  # as miaou/device/arrangement.py has it where nothing is chosen

SOURCE = '''"""What home shows of the apps, drawn ahead of time; it goes when it has answered."""
import sys
from framebuf import MONO_HLSB, FrameBuffer
def front(_canvas, game=-1):
    sys.modules.pop(__name__, None)
    pixels = FrameBuffer(bytearray({pixels}[game + 1]), {width}, {height}, MONO_HLSB)
    return {titles}, (pixels, {size}, {places})
'''


COLOUR = '''"""What home shows of the apps, gathered ahead of time."""
def front(_canvas, game=-1):
    return {titles}, {shelf}
'''
LARGE = 240  # pixels of a glass on which two by two are a unit
ASIDE = 6  # as miaou/ui/colour.py has it for a round one


def source(board: ModuleType) -> str:
    """A module that answers, on that board's panel, what the firmware's own would."""
    firmware.plug_in()
    from framebuf import MONO_HLSB, FrameBuffer

    from miaou.screens.front import front

    canvas = _canvas(board.PANEL)
    titles, (shelf, size, places) = front(canvas)
    if canvas.scale > 1:
        return COLOUR.format(titles=titles, shelf=(tuple(cast(Any, shelf)), size, places))
    rows, width = places[-1] + size, canvas.width
    strips = []  # with no picture standing out, then with each
    for game in range(-1, len(titles)):
        pixels = bytearray((width + 7) // 8 * rows)
        drawn: Any = front(canvas, game)[1][0]
        FrameBuffer(pixels, width, rows, MONO_HLSB).blit(drawn, 0, 0)
        strips.append(bytes(pixels))
    return SOURCE.format(
        pixels=tuple(strips), width=width, height=rows, titles=titles, size=size, places=places
    )


def _canvas(wired: dict[str, Any]) -> Any:
    """As large as that board's."""
    left, top, right, bottom = wired.get("inset", (0, 0, 0, 0))
    scale = 2 if wired["width"] >= LARGE else 1
    return SimpleNamespace(
        width=(wired["width"] - left - right) // scale,
        height=(wired["height"] - top - bottom) // scale,
        scale=scale,
        aside=ASIDE if left else 0,
    )


def question(board: ModuleType) -> str:
    """A module with the picture that the very first start shows: which language to speak."""
    firmware.plug_in()
    from miaou import lang
    from miaou.screens.settings.first_start import Languages
    from miaou.ui.mono import MonoCanvas

    driver = import_module(f"miaou.drivers.{board.PANEL['chip']}")
    panel = driver.panel({**NO_WIRES, **board.PANEL}, object())
    canvas = MonoCanvas(panel.buffer, panel.width, panel.height, panel.format)
    nothing = cast(Any, SimpleNamespace(settings={}, board=board))
    spoken, lang.code = lang.code, "en"
    canvas.clear()
    Languages(nothing).draw(canvas)
    canvas.finish()
    lang.code = spoken
    return f"PICTURE = {bytes((0, BRIGHT)) + bytes(panel.buffer)!r}\n"


def described(source: str) -> str:
    """A board's file with what the board itself asks for: it stays in memory for good."""
    told = ast.parse(source)
    told.body = [part for part in told.body if not OURS & set(_names(part))]
    return ast.unparse(told)


def _names(part: ast.stmt) -> list[str]:
    targets = part.targets if isinstance(part, ast.Assign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def with_face(source: str, board: ModuleType) -> str:
    """The lesson's module with that board's own face."""
    return source.replace("KEPT = ()", f"KEPT = {tuple(getattr(board, 'FACE', ()))!r}")
