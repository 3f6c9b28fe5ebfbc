"""The last games of an app, the latest first."""

from miaou.core.game import Game
from miaou.core.keys import BACK, OK
from miaou.lang import _
from miaou.rules.history import History
from miaou.ui.foot import FOOT, foot
from miaou.ui.menu import Menu
from miaou.ui.screen import LEAVE, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer


class LastGames(Menu):
    """Those of a journal; a `present` one is finished, but not filed as long as it may change."""

    def __init__(
        self, handheld: "Handheld", journal: str, title: str, present: "Sequence[str]"
    ) -> None:
        history: History = Game(History, handheld.journal(journal)).state
        if present:
            history.apply(present)
        self._games = history.games[::-1]
        self._latest = history.before + len(self._games)
        items = [(self._row(at), self._open) for at in range(len(self._games))]
        super().__init__(title, items)

    def draw(self, canvas: "Canvas") -> None:
        if self._games:
            super().draw(canvas)
            return
        words = _("No game is finished yet.")
        canvas.paragraph(words, 0, 0, canvas.width, canvas.height - FOOT, centred=True)
        foot(canvas, "", _("OK"))

    def key(self, key: int) -> "Answer | None":
        if self._games:
            return super().key(key)
        return LEAVE if key in (OK, BACK) else None

    def _row(self, at: int) -> str:
        """Its number and its winners; of many, how many more there are."""
        winners = self._games[at][1]
        more = " +" + str(len(winners) - 1) if len(winners) > 1 else ""
        return str(self._latest - at) + "  " + winners[0] + more

    def value(self, at: int) -> str:
        return str(self._games[at][2][0])

    def _open(self) -> "Answer":
        _ident, winners, points = self._games[self.at]
        scores = " – ".join([str(each) for each in points])
        words = _("Game {}: {}").format(self._latest - self.at, ", ".join(winners))
        return say(words + "\n" + scores)
