"""Warnings, said though nobody asked: about a save, chance, or the battery."""

from micropython import const
from time import ticks_ms

from miaou.core import files
from miaou.core.battery import CRITICAL
from miaou.ui.screen import on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.screen import Answer

_GOOD_NIGHT = const(20000)  # ms that the words stay before it goes dark, whatever was chosen
_SAVES = ("", "damaged", "foreign", "version")  # by a journal's trouble


def news(handheld: "Handheld") -> "Answer | None":
    """The trouble with a save, or with the die, that has not been told yet."""
    saved = True
    for kept in handheld.journals.values():
        if kept.trouble:
            what = _SAVES[kept.trouble]
            kept.trouble = 0
            return on_top("trouble.notice.Notice", what)
        saved = saved and kept.saved
    if not saved:
        files.make_folder(handheld.folder)  # should that be what is missing
        return _once(handheld, "unsaved")
    return None if handheld.chance.healthy else _once(handheld, "chance")


def _once(handheld: "Handheld", what: str) -> "Answer | None":
    if what in handheld.told:
        return None
    handheld.told.append(what)
    return on_top("trouble.notice.Notice", what)


def battery(handheld: "Handheld", state: int) -> None:
    """Low is said; at the last, all that waits is written before it says good night."""
    if state:
        handheld.rest()
        handheld.power.rouse(ticks_ms())
        what = "low"
        if state == CRITICAL:
            handheld.power.patience = _GOOD_NIGHT
            saved = all([kept.saved for kept in handheld.journals.values()])
            what = "empty" if saved else "unsaved_empty"
        handheld.door.answer(on_top("trouble.notice.Notice", what))
    handheld.loop.stale = True
