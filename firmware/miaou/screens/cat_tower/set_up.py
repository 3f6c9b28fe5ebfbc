"""A match begins: it is written with its house rules, and the table is told what to lay out."""

from micropython import const

from miaou.lang import _
from miaou.screens import unfinished
from miaou.screens.cat_tower import pictures
from miaou.screens.cat_tower.house import HAND, PAYS, USED_UP, doubled, tokens
from miaou.screens.cat_tower.play import Play, make_room, screen
from miaou.signals import LEAVE, OK
from miaou.ui.layout import halves
from miaou.ui.message import FOOT, foot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas

_CARDS = const(28)


def begin(handheld: "Handheld", game: "Game", names: "list[str]", rounds: int, seat: int) -> "Any":
    """Writes the match with the house rules of this moment, which then hold to its end."""
    settings = handheld.settings
    most = (_CARDS - (len(names) < 4)) // len(names)
    hand = min(settings.number(HAND, 7, 3, 9), most)
    game.begin(
        game.state.tally(),
        ["table"] + names,
        ["house", "doubled", doubled(settings)],
        ["house", "fatty", settings.get(USED_UP, "again")],
        ["house", "pays", settings.get(PAYS, "stacker")],
        ["house", "hand", str(hand)],
        ["house", "tokens"] + tokens(settings),
        ["rounds", str(rounds)],
        ["round", str(seat)],
    )
    unfinished.remember(settings, "cat_tower", 1)
    return LEAVE, SetUp(handheld, game)


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

    def key(self, key: int) -> "Any":
        if key != OK:
            return super().key(key)
        make_room(self._handheld)
        return LEAVE, screen(self._handheld, self._game)
