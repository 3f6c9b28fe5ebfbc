"""Before and after a round: what to lay out, who has won it, and where the match stands."""

from micropython import const

from miaou.core.keys import DOWN, OK
from miaou.lang import _
from miaou.screens.cat_tower import pictures
from miaou.screens.cat_tower.turn import Play, stands
from miaou.ui import icons
from miaou.ui.foot import FOOT, foot
from miaou.ui.layout import halves, row
from miaou.ui.screen import instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

_TOP = const(15)


class SetUp(Play):
    """What goes on the table before a round."""

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        left, top, size, x, y, width, height = halves(canvas, 1, FOOT)
        canvas.picture(pictures.FACES["one_cat"], left, top, size, "one_cat")
        words = _("{} cards each.").format(state.hand) + " "
        if state.tower:
            words += _("One card in the middle is the foundation.")
        else:
            words += _("No foundation with four players.")
        canvas.paragraph(words, x, y, width, height, centred=not x)
        foot(canvas, "", _("{} begins").format(state.names[state.first]))

    def key(self, key: int) -> "Answer | None":
        if key != OK:
            return super().key(key)
        return stands(self._game)


class Scores(Play):
    def key(self, key: int) -> "Answer | None":
        state = self._game.state
        if key == DOWN and state.task == "over":
            rows = [(state.names[seat], str(points)) for _, seat, points in state.ranking()]
            return on_top("share.phone.Phone", "Cat Tower", rows)
        if key != OK:
            return super().key(key)
        if state.task == "over":
            from miaou.screens.cat_tower.new_match import begin

            return begin(self._handheld, self._game, state.names, state.rounds, state.first)
        self._do("round", str(state.first))
        return instead("cat_tower.rounds.SetUp", self._game)

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        canvas.fb.fill_rect(0, 0, canvas.width, _TOP - 2, 1)
        right = canvas.width - 10
        canvas.icon(icons.CHECK, right, 3, ink=0)
        if state.task == "over":
            right -= 16
            canvas.icon(icons.DOWN, right, 3, ink=0)
            canvas.icon(icons.PHONE, right + 9, 3, ink=0)
        canvas.fitted(self._title(), 2, 1, right - 4, ink=0)
        line = row(canvas, canvas.height - _TOP, len(state.names), canvas.font("body").height)
        for at, (place, seat, points) in enumerate(state.ranking()):
            y = _TOP + at * line
            if place == 1:
                canvas.icon(icons.PAW, 0, y + 2)
            canvas.text(str(place), 11, y)
            canvas.fitted(state.names[seat], 22, y, canvas.width - 80)
            if state.rounds > 1:
                _draw_points(canvas, -state.hands[seat], canvas.width - 34, y + 2, "small")
            _draw_points(canvas, points, canvas.width, y, "body")

    def _title(self) -> str:
        state = self._game.state
        if state.task == "over" and state.rounds > 1:
            return _("End of the match")
        name = state.names[state.won]
        if state.rounds == 1:
            return _("{} wins!").format(name)
        return _("{} wins round {} of {}").format(name, state.round, state.rounds)


def _draw_points(canvas: "Canvas", points: int, right: int, y: int, font: str) -> None:
    """Small for what the round has cost, large for the match."""
    words = str(points)
    canvas.text(words, right - canvas.font(font).width(words), y, font)
