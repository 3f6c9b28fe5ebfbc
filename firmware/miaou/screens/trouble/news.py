"""What the owner should know when something is wrong, each thing told once."""

from miaou.core.battery import CRITICAL
from miaou.core.key_names import NAMES
from miaou.core.recovery import DAMAGED, FOREIGN, OTHER_VERSION
from miaou.lang import N_, _, load
from miaou.ui.message import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from miaou.core.journal import Journal
    from miaou.handheld import Handheld

SAVES = {
    DAMAGED: N_("A save was damaged. A copy is kept; play goes on from its last good step."),
    FOREIGN: N_("A save could not be read. It is kept aside and a new one begun."),
    OTHER_VERSION: N_("A save comes from another version. It is kept aside and a new one begun."),
}


def found(handheld: "Handheld", journals: "Iterable[Journal]") -> Message | None:
    """The trouble with a save, or with the die, that has not been told yet."""
    load("trouble")
    saved = True
    for kept in journals:
        if kept.trouble:
            words = SAVES[kept.trouble]
            kept.trouble = 0
            return Message(_(words))
        saved = saved and kept.saved
    if not saved:
        return _once(
            handheld, N_("The memory is full or broken. Play on, but nothing is saved now.")
        )
    if not handheld.chance.healthy:
        return _once(
            handheld, N_("The random source failed its test. Your presses alone now drive the die.")
        )
    return None


def battery(state: int) -> Message:
    load("trouble")
    if state == CRITICAL:
        return Message(_("The battery is empty. All is saved. Good night!"))
    return Message(_("The battery is low."))


def stuck(key: int) -> Message:
    load("trouble")
    return Message(_("The {} button is stuck. It is ignored until it comes up.").format(NAMES[key]))


def _once(handheld: "Handheld", words: str) -> Message | None:
    if words in handheld.told:
        return None
    handheld.told.append(words)
    return Message(_(words))
