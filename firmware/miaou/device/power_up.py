"""Power-up: home, and above it the first start's questions and what was found wrong."""

import gc
from time import ticks_ms

from miaou import VERSION, called, settle
from miaou.core.key_names import NAMES
from miaou.core.keys import BACK
from miaou.device.words import JOURNALING, close, unload_all_but
from miaou.screens.front import front
from miaou.screens.home import Home
from miaou.ui.screen import on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld


def power_up(handheld: "Handheld") -> None:
    handheld.door.enter(Home(handheld, *front(handheld.canvas)))
    language = handheld.settings.get("language")
    if language or not handheld.loop.lit:  # else the first question is to be seen already
        handheld.loop.show(ticks_ms())
    if not language:
        _open(handheld, "settings.first_start.Languages")
    elif handheld.settings.get("lesson"):
        _open(handheld, "settings.lesson.Lesson")
    key = _stuck(handheld)
    if key == BACK:
        _open(handheld, "trouble.notice.SafeMode")
    elif key:
        _open(handheld, "trouble.notice.Notice", "stuck", NAMES[key])
    news = handheld.news()
    if news:
        handheld.door.answer(news)
        handheld.loop.show(ticks_ms())
    handheld.quiet.pressed(ticks_ms())
    handheld.log("Miaou " + VERSION + " is up.")
    _tidy(handheld)


def _tidy(handheld: "Handheld") -> None:
    """Unloads what only power-up has needed; the parts, and a screen above home, live on."""
    door = handheld.door
    settle()
    kept = door.stays[:]
    close(handheld, "settings")
    if handheld.journals:
        kept += [called(name) for name in JOURNALING]
    if len(door.stack) > 1:
        for opening in door.memory().openings:
            kept += opening
    unload_all_but(kept)
    gc.collect()


def _open(handheld: "Handheld", place: str, *given: object) -> None:
    """Each is shown at once: the first picture waits for nothing."""
    handheld.door.answer(on_top(place, *given))
    handheld.loop.show(ticks_ms())


def _stuck(handheld: "Handheld") -> int:
    """What holding a button that was down at power-up means, or 0."""
    for key in handheld.keys.keys:
        if key.stuck:
            return key.long or key.short
    return 0
