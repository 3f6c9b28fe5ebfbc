"""Before and after a round: what to lay out, who has won it, and where the match stands."""

from micropython import const

from miaou.core.keys import DOWN, OK
from miaou.lang import N_, _
from miaou.screens.cat_tower import signs
from miaou.screens.cat_tower.play import Play, stands
from miaou.ui import icons
from miaou.ui.foot import FOOT, foot
from miaou.ui.layout import halves, row
from miaou.ui.screen import instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.cat_tower.match import Match
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

_TOP = const(15)


class SetUp(Play):
    """What goes on the table before a round."""

    def __init__(self, handheld: "Handheld", game: "Game[Match]") -> None:
        from miaou.screens.cat_tower.pictures import FACES  # scores do without

        super().__init__(handheld, game)
        self._picture = FACES["one_cat"]

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        left, top, size, x, y, width, height = halves(canvas, 1, FOOT)
        canvas.picture(self._picture, left, top, size, "one_cat")
        words = _("{} cards each.").format(state.hands[0]) + " "
        if state.tower:
            words += _("One card in the middle is the foundation.")
        else:
            words += _("No foundation with so many players.")
        canvas.paragraph(words, x, y, width, height, centred=not x)
        foot(canvas, "", _("{} begins").format(state.names[state.first]))

    def key(self, key: int) -> "Answer | None":
        return stands(self._game, passes=True) if key == OK else super().key(key)


class Scores(Play):
    def key(self, key: int) -> "Answer | None":
        state = self._game.state
        if key == DOWN and state.task == "round":
            return instead("cat_tower.table.AtTable", self._game)
        if key == DOWN:
            rows = [(state.names[seat], str(points)) for _, seat, points in state.ranking()]
            return on_top("share.phone.Phone", "Cat Tower", rows)
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
            return up, N_("Show a phone"), N_("Play again"), back
        return up, N_("The table"), N_("Next round"), back

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        canvas.fb.fill_rect(0, 0, canvas.width, _TOP - 2, 1)
        right = canvas.width - 29
        canvas.icon(icons.CHECK, right + 20, 3, ink=0)
        canvas.icon(icons.DOWN, right, 3, ink=0)
        canvas.icon(icons.PHONE if state.task == "over" else signs.HAND, right + 9, 3, ink=0)
        if state.task == "round":
            told = str(state.round) + "/" + str(state.rounds)
            right -= canvas.font("small").width(told) + 3
            canvas.text(told, right, 3, "small", 0)
        canvas.fitted(self._title(), 2, 1, right - 4, ink=0)
        room = canvas.height - _TOP
        font = "body" if len(state.names) * canvas.font("body").height <= room else "small"
        line = row(canvas, room, len(state.names), canvas.font(font).height)
        for at, (place, seat, points) in enumerate(state.ranking()):
            y = _TOP + at * line
            if place == 1:
                canvas.icon(icons.PAW, 0, y + (2 if font == "body" else 0))
            canvas.text(str(place), 11, y, font)
            canvas.fitted(state.names[seat], 22, y, canvas.width - 80, (font, "small"))
            if state.rounds > 1:
                lower = y + (2 if font == "body" else 0)
                _draw_points(canvas, -state.hands[seat], canvas.width - 34, lower, "small")
            _draw_points(canvas, points, canvas.width, y, font)

    def _title(self) -> str:
        state = self._game.state
        if state.won < 0 or (state.task == "over" and state.rounds > 1):
            return _("End of the match") if state.task == "over" else _("The table")
        return _("{} wins!").format(state.names[state.won])


def _draw_points(canvas: "Canvas", points: int, right: int, y: int, font: str) -> None:
    """Small for what the round has cost, large for the match."""
    words = str(points)
    canvas.text(words, right - canvas.font(font).width(words), y, font)
