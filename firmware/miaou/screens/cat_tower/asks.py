"""What a turn may ask: what fell, who stacks, whether there is a spare card, how to deal."""

from miaou.core.keys import BACK, OK
from miaou.lang import N_, _
from miaou.screens.cat_tower.turn import HEAD, Play, stands
from miaou.ui.foot import FOOT, foot
from miaou.ui.layout import row
from miaou.ui.menu import Menu
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.cat_tower.match import Match
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer


FELL = (("card", N_("A card")), ("token", N_("Only a token")), ("both", N_("A card and a token")))


class Falls(Menu, Play):
    def __init__(self, handheld: "Handheld", game: "Game[Match]") -> None:
        Play.__init__(self, handheld, game)
        self._fell = [what for what in FELL if game.state.may_fall(what[0])]
        items = [(what[1], self._fall) for what in self._fell]
        Menu.__init__(self, N_("What fell?"), items)

    def value(self, at: int) -> str:
        return "+" + str(self._game.state.penalty(self._fell[at][0]))

    def key(self, key: int) -> "Answer | None":
        if key == BACK:
            return stands(self._game)
        return Menu.key(self, key)

    def _fall(self) -> "Answer | None":
        state = self._game.state
        what = self._fell[self.at][0]
        name, count = state.names[state.payer()], state.penalty(what)
        words = _("{} takes 1 card.") if count == 1 else _("{} takes {} cards.")
        words = words.format(name, count) + " " + _("Leave the tower as it is.")
        self._handheld.play("WRONG")
        on = self._do("fall", what)
        return instead("asking.Message", words, lambda: on)


class Who(Menu, Play):
    def __init__(self, handheld: "Handheld", game: "Game[Match]") -> None:
        Play.__init__(self, handheld, game)
        state = game.state
        count = len(state.names)
        # From the next player on, as everybody looks round the table.
        self._seats = [(state.seat + step * state.direction) % count for step in range(1, count)]
        items = [(state.names[seat], self._name) for seat in self._seats]
        Menu.__init__(self, N_("Who stacks it?"), items)

    def key(self, key: int) -> "Answer | None":
        if key == BACK:
            return stands(self._game)
        return Menu.key(self, key)

    def _name(self) -> "Answer | None":
        return self._do("who", str(self._seats[self.at]))


class Spare(Play):
    def draw(self, canvas: "Canvas") -> None:
        words = _("Is a fallen Catty Fatty lying beside the tower?")
        canvas.paragraph(words, 0, 0, canvas.width, canvas.height - FOOT, centred=True)
        foot(canvas, _("No"), _("Yes"))

    def key(self, key: int) -> "Answer | None":
        if key == OK:
            return self._do("stack")
        return self._do("none") if key == BACK else super().key(key)


class Deal(Play):
    def key(self, key: int) -> "Answer | None":
        return self._do("dealt") if key == OK else super().key(key)

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        self._draw_head(canvas)
        after = state.shares()
        third = canvas.width // 3
        line = row(canvas, canvas.height - HEAD, len(after), canvas.font("body").height)
        for seat, name in enumerate(state.names):
            y = HEAD + seat * line
            has, gets = state.hands[seat], after[seat]
            canvas.fitted(name, 0, y, third + 8)
            canvas.text(str(has) + " → " + str(gets), third + 12, y)
            canvas.fitted(_change(gets - has), 2 * third + 8, y, canvas.width - 2 * third - 8)


def _change(more: int) -> str:
    if more == 0:
        return "="
    return (_("takes {}") if more > 0 else _("gives {}")).format(abs(more))
