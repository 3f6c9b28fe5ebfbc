"""What home does not do on every board: colours, the battery, and words for those who read it."""

from micropython import const

from miaou.lang import N_, choose

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.battery import Gauge
    from miaou.screens.home import Home
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Keys

_BELOW = const(8)  # rows below a picture that belong to it
_WIDE = const(13)  # of the battery
_HIGH = const(8)
_EDGE = const(1)


def draw(home: "Home", canvas: "Canvas", game: int, gauge: "Gauge | None") -> None:
    if canvas.scale > 1:
        _draw_pictures(home, canvas, game)
    if canvas.said is not None:
        _say(home, canvas)
    if gauge and gauge.state:
        _draw_battery(canvas)


def help(ok: str) -> "Keys":
    return (N_("The one before"), N_("The next one"), ok, "")


def _draw_pictures(home: "Home", canvas: "Canvas", game: int) -> None:
    """Each in its colours; beside a game that is under way the others are smaller."""
    for at, picture in enumerate(home.pictures):
        size = home.size if game in (-1, at) else home.size * 3 // 4 | 1
        away = home.size - size
        x, y = home.places[2 * at] + away // 2, home.places[2 * at + 1] + away + 2
        canvas.picture(picture, x, y, size, "", home.apps[at][2])


def _say(home: "Home", canvas: "Canvas") -> None:
    """What the pictures are called, and where they lie."""
    places, high = home.places, home.size + _BELOW
    for at, app in enumerate(home.apps):
        canvas.note(choose(app[1]))
        canvas.choice(places[2 * at], places[2 * at + 1], home.size, high, at - home.at)
    y = places[-1] + high
    canvas.choice(0, y, canvas.width, canvas.height - y, 0)


def _draw_battery(canvas: "Canvas") -> None:
    """At the lower right; on a round glass below everything else."""
    x, y = canvas.width - _WIDE - _EDGE, canvas.height - _HIGH - _EDGE
    if canvas.aside:
        x, y = (canvas.width - _WIDE) // 2, canvas.height + _EDGE
    canvas.note("battery")
    canvas.frame(x, y, _WIDE - 2, _HIGH, "warning")
    canvas.bar(x + _WIDE - 2, y + 2, 2, _HIGH - 4, "warning")
    canvas.bar(x + 2, y + 2, 2, _HIGH - 4, "warning")
