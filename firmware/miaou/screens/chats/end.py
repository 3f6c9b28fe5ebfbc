"""The end: who has won, and how many cards each has."""

from micropython import const

from miaou.core.keys import BACK, DOWN, OK
from miaou.lang import N_, _
from miaou.screens.chats.clock import minutes
from miaou.screens.chats.flow import stands
from miaou.screens.chats.play import Play
from miaou.ui.edges import foot
from miaou.ui.ranks import ranks, titled
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer


_CARDS = const(14)  # columns for how many


class End(Play):
    def help(self) -> "tuple[str, str, str, str]":
        return N_("Undo"), N_("More"), N_("Again"), N_("Back")

    def key(self, key: int) -> "Answer | None":
        if key == OK:
            question = _("The same players again?")
            return instead("asking.Confirm", question, self._again, lambda: stands(self._game))
        if key == DOWN:
            return instead("chats.graph.Table", self._game)
        if key == BACK and self._ticking:
            self._ticking.reset(60 * minutes(self._handheld.settings))
        return super().key(key)

    def _again(self) -> "Answer":
        """As many cards, the same youngest player, and the limit that was asked for last."""
        from miaou.screens.chats.begin import begin

        cards = next(event[1:] for event in self._game.journal.events() if event[0] == "cards")
        return begin(self._handheld, self._game, self._game.state.names, cards)

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        rows = [
            (place, seat, state.names[seat], (str(state.hands.held[seat]),))
            for place, seat in state.ranking()
        ]
        ranks(canvas, rows, titled(canvas, self._title(), len(rows)), _CARDS)
        foot(canvas, "", _("Again"), _("Undo"), _("More"))

    def _title(self) -> str:
        state = self._game.state
        if len(state.winners) > 1:
            return _("Shared victory!")
        return _("{} wins!").format(state.names[state.winners[0]])
