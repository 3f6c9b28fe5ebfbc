"""A fall: what fell, and which cards are taken into a hand for it."""

from micropython import const

from miaou.core.keys import BACK, OK
from miaou.lang import N_, _
from miaou.screens.cat_tower import pictures
from miaou.screens.cat_tower.flow import stands
from miaou.screens.cat_tower.play import Play
from miaou.ui import icons
from miaou.ui.edges import FOOT, foot
from miaou.ui.layout import halves
from miaou.ui.menu import Menu
from miaou.ui.screen import instead
from miaou.ui.steps import arrives

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.cat_tower.match import Match
    from miaou.ui.canvas import Canvas
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer

_SIGN = const(11)  # rows for what a card is: back in a hand, or so many more
_BESIDE = const(36)  # columns of the cards at most, so that the sentence stays large
_PILE = const(3)  # columns and rows that a card of a pile shows of the one below

FELL = (("card", N_("The card")), ("token", N_("Only a token")), ("both", N_("Card and token")))


class Falls(Menu, Play):
    """Which of card and token fell, or the way to the table for anything else."""

    def __init__(self, handheld: "Handheld", game: "Game[Match]") -> None:
        Play.__init__(self, handheld, game)
        self._fell = [what for what in FELL if game.state.may_fall(what[0])]
        items: list[Item] = [(what[1], self._fall) for what in self._fell]
        items.append((N_("Something else"), self._table))
        Menu.__init__(self, N_("What fell?"), items)

    def key(self, key: int) -> "Answer | None":
        return stands(self._game) if key == BACK else Menu.key(self, key)

    def _fall(self) -> "Answer | None":
        state = self._game.state
        what = self._fell[self.at][0]
        fell = state.stacks_cat() and what != "token"  # the card comes back to a hand
        more = state.penalty(what) - fell
        own = state.payer() == state.owner
        words = _told(fell, own, more).format(state.names[state.payer()], more)
        self._handheld.play("WRONG")
        on = self._do("fall", what)
        return instead("cat_tower.falls.Fallen", self._game, words, fell, more, on)

    def _table(self) -> "Answer":
        return instead("cat_tower.table.AtTable", self._game)


def _told(fell: bool, own: bool, more: int) -> str:
    """What to pick up: always the card that fell, and so many more."""
    if not fell:
        return _("{} takes 1 cat card.") if more == 1 else _("{} takes {} cat cards.")
    if not more:
        return _("{} takes this card back.") if own else _("{} takes this card.")
    if own:
        return _("{} takes it back and {} more.")
    return _("{} takes it and {} more.")


class Fallen(Play):
    """What the player takes into their hand, as a picture and as a sentence; it falls first."""

    def __init__(
        self,
        handheld: "Handheld",
        game: "Game[Match]",
        words: str,
        fell: bool,
        more: int,
        on: "Answer",
    ) -> None:
        super().__init__(handheld, game)
        self._words = words
        self._cards = fell, more
        self._then = on
        self.motion = arrives(handheld.settings)

    def wake(self, now: "Ticks") -> int:
        return self.motion.wake(now)

    def key(self, key: int) -> "Answer | None":
        self.motion.at = 5
        return self._then if key in (OK, BACK) else super().key(key)

    def help(self) -> "tuple[str, str, str, str]":
        return N_("Undo"), "", N_("Go on"), N_("Go on")

    def draw(self, canvas: "Canvas") -> None:
        left, top, size, x, y, width, height = halves(canvas, 1, FOOT, _BESIDE)
        fell, more = self._cards
        half = size // 2
        if not fell or not more:
            left += half // 2
        down = top + _SIGN - self.motion.left(top + size)
        if fell:
            canvas.icon(icons.UNDO, left + half // 2 - 5, top)
            _card(canvas, left, down, half - 2)
            left += half
        if more:
            words = "+" + str(more)
            canvas.text(words, left + (half - canvas.font("body").width(words)) // 2, top - 2)
        wide = half - 2 - _PILE * (more - 1)
        for at in range(more):
            last = at == more - 1
            _card(canvas, left + _PILE * at, down + _PILE * at, wide, last)
        words = self._words + " " + _("Leave the tower be.")
        canvas.paragraph(words, x, y, width, height, centred=True)
        foot(canvas, "", _("Go on"), _("Undo"))


def _card(canvas: "Canvas", x: int, y: int, width: int, seen: bool = True) -> None:
    height = width * 3 // 2
    canvas.bar(x, y, width, height, 0)
    canvas.frame(x, y, width, height)
    if seen:
        y += (height - width) // 2 + 2
        canvas.picture(pictures.FACES["one_cat"], x + 2, y, width - 4, "", "one_cat")
