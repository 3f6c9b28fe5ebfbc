"""A sentence for the table: who takes a trick that values or rarities have decided."""

from miaou.lang import _

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.rules.chats.referee import Referee


def verdict(state: "Referee", pot: int) -> str:
    """`pot` is what lay in it before."""
    taker = state.hands.takers[-1]
    if taker >= 0:
        return _("{} takes the trick.").format(state.names[taker])
    words = _("Nobody has a card left for this battle.") + " "
    if state.hands.pot < pot:
        return words + _("Each takes their cards back.")
    return words + _("In the pot: {}.").format(state.hands.pot)
