"""Before and after a round: what to lay out, who has won it, and where the match stands."""

from micropython import const

from miaou.core.keys import DOWN, OK
from miaou.lang import N_, _
from miaou.screens.cat_tower.flow import stands
from miaou.screens.cat_tower.play import Play
from miaou.ui.edges import FOOT, foot
from miaou.ui.layout import halves
from miaou.ui.ranks import ranks, titled
from miaou.ui.screen import instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.cat_tower.match import Match
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

_BESIDE = const(36)  # columns of the cat at most, so that the words stay large
_COLUMN = const(28)  # columns for the points of the match


class SetUp(Play):
    """What goes on the table before a round."""

    def __init__(self, handheld: "Handheld", game: "Game[Match]") -> None:
        from miaou.screens.cat_tower.pictures import FACES  # scores do without

        super().__init__(handheld, game)
        self._picture = FACES["one_cat"]

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        left, top, size, x, y, width, height = halves(canvas, 1, FOOT, _BESIDE)
        canvas.picture(self._picture, left, top, size, "one_cat")
        words = _("{} cards each.").format(state.hands[0]) + " "
        if state.tower:
            words += _("One in the middle.")
        else:
            words += _("No foundation.")
        words += " " + _("{} begins.").format(state.names[state.first])
        canvas.paragraph(words, x, y, width, height, centred=True)
        foot(canvas, "", _("Start"))

    def help(self) -> "tuple[str, str, str, str]":
        up, down, _ok, back = super().help()
        return up, down, N_("Start"), back

    def key(self, key: int) -> "Answer | None":
        return stands(self._game, passes=True) if key == OK else super().key(key)


class Scores(Play):
    """The standings between rounds and at the end; OK begins the next round or match."""

    def key(self, key: int) -> "Answer | None":
        state = self._game.state
        if key == DOWN and state.task == "round":
            return instead("cat_tower.table.AtTable", self._game)
        if key == DOWN:
            rows = [(state.names[seat], str(points)) for _, seat, points in state.ranking()]
            return on_top("share.phone.Phone", "Cat Tower", rows, "cat_tower")
        if key != OK:
            return super().key(key)
        if state.task == "over":
            from miaou.screens.cat_tower.new_match import begin

            return begin(self._handheld, self._game, state.names, state.rounds, state.starter())
        self._do("round", str(state.starter()))
        return instead("cat_tower.rounds.SetUp", self._game)

    def help(self) -> "tuple[str, str, str, str]":
        up, _down, _ok, back = super().help()
        if self._game.state.task == "over":
            return up, N_("Phone"), N_("Again"), back
        return up, N_("Table"), N_("Next"), back

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        rows = []
        for place, seat, points in state.ranking():
            cost = (str(-state.hands[seat]),) if state.rounds > 1 else ()
            rows.append((place, seat, state.names[seat], cost + (str(points),)))
        ranks(canvas, rows, titled(canvas, self._title(), len(rows)), _COLUMN)
        up, down, ok, _back = self.help()
        foot(canvas, "", _(ok), _(up), _(down))

    def _title(self) -> str:
        state = self._game.state
        if state.won < 0 or (state.task == "over" and state.rounds > 1):
            return _("End of the match") if state.task == "over" else _("The table")
        words = _("{} wins!").format(state.names[state.won])
        return words if state.task == "over" else words + f" {state.round}/{state.rounds}"
