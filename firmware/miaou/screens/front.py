"""What home shows of the apps: their titles, and their pictures side by side.

To gather and draw them takes 50 ms on a Pico: the archive of a board has, in the place of this
module, what comes of it there (tools/archive/front.py).
"""

from miaou import load
from miaou.screens.apps import APPS
from miaou.ui.shelf import shelf

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.screens.home import App
    from miaou.ui.canvas import Canvas
    from miaou.ui.shelf import Shelf


def front(canvas: "Canvas", game: int = -1) -> "tuple[tuple[App, ...], Shelf]":
    """Where one of them has a game under way, its picture stands out."""
    apps = [_app(name) for name in APPS]
    titles = [(name, app.TITLE, app.COLOUR, app.FIRST) for name, app in zip(APPS, apps)]
    return tuple(titles), shelf(canvas, [app.PICTURE for app in apps], game)


def _app(name: str) -> "Any":
    return load("screens." + name + ".app")
