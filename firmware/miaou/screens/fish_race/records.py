"""The best five races, and the way to who wins them."""

from micropython import const

from miaou.core.keys import BACK, DOWN, OK
from miaou.lang import N_, _
from miaou.rules.cat_tower.fish_race import clock
from miaou.ui.edges import foot, page
from miaou.ui.screen import LEAVE, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.cat_tower.fish_race import Records
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

_TIME = const(40)  # columns of a time
_CAT = "\ue000"  # so many have raced


class RaceRecords:
    def __init__(self, handheld: "Handheld", game: "Game[Records]") -> None:
        self._game = game

    def key(self, key: int) -> "Answer | None":
        if key == DOWN and self._game.state.best:
            return on_top("asking.Confirm", _("Forget all the records?"), self._forget)
        if key == OK and self._game.state.best:
            return on_top("history.winners.Winners", "fish_race")
        return LEAVE if key in (OK, BACK) else None

    def help(self) -> "tuple[str, str, str, str]":
        return "", N_("Forget all"), N_("Who wins?"), N_("Leave")

    def _forget(self) -> "Answer":
        self._game.begin()
        return LEAVE

    def draw(self, canvas: "Canvas") -> None:
        best = self._game.state.best
        if not best:
            page(canvas, _("Nobody has raced yet."), "", _("Leave"))
            return
        from miaou.ui.ranks import ranks, titled

        rows = [
            (place + 1, -1, name, (str(players) + _CAT, clock(tenths)))
            for place, (name, tenths, players) in enumerate(best)
        ]
        ranks(canvas, rows, titled(canvas, _("Records"), len(rows)), _TIME)
        foot(canvas, "", _("Who wins?"), "", _("Forget all"))
