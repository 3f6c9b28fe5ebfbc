"""A game begins: it is written with its house rules, and the table is told what to deal."""

from miaou.lang import _
from miaou.screens import unfinished
from miaou.screens.chats import POT, minutes, signs
from miaou.screens.chats.play import Play, make_room
from miaou.screens.chats.ticking import at_work
from miaou.signals import LEAVE, OK
from miaou.ui.layout import halves
from miaou.ui.message import FOOT, foot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas


def begin(handheld: "Handheld", game: "Game", names: "list[str]", cards: "list[str]") -> "Any":
    """Cards are how many the box holds, and the seat of the youngest.

    The game before can no longer change, and goes into the history.
    """
    if game.state.task == "over":
        from miaou.screens.chats.filed import HISTORY, filed
        from miaou.screens.history import keep

        keep(handheld.journal(HISTORY), filed(game))
    pot = "shared" if handheld.settings.get(POT) == "shared" else "waits"
    game.begin(["table"] + names, ["pot", pot], ["cards"] + cards)
    unfinished.remember(handheld.settings, "chats")
    at_work(handheld).reset(60 * minutes(handheld.settings))
    return LEAVE, SetUp(handheld, game)


class SetUp(Play):
    """The clock runs from the moment when all have their cards."""

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        left, top, size, x, y, width, height = halves(canvas, 2, FOOT + 2)
        signs.cat(canvas, left, top, size)
        words = _("{} cards each.").format(state.hands.held[0]) + " "
        words += _("{} set aside.").format(state.leftover)
        canvas.paragraph(words, x + 1, y, width - 1, height, centred=True)
        foot(canvas, "", _("{} leads").format(state.names[state.leader]))

    def key(self, key: int) -> "Any":
        if key != OK:
            return super().key(key)
        make_room(self._handheld)
        return self._on()
