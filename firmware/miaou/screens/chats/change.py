"""What may be asked about the leader's word: which it is, how rare the cards are, who changes it.

Only a card rarer than the one that set the present word may change it.
"""

from miaou.lang import N_, _
from miaou.rules.chats.trick import CHARACTERISTICS, RARITIES
from miaou.screens.chats import signs
from miaou.screens.chats.question import Question, judged
from miaou.screens.chats.referee import do, stands
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.chats.referee import Referee
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer


class Characteristic(Question):
    """`done` is called with one of CHARACTERISTICS, never with the one that counts already."""

    def __init__(
        self, handheld: "Handheld", game: "Game[Referee]", done: "Callable[[str], Answer | None]"
    ) -> None:
        present = game.state.trick.characteristic
        self._places = [at for at, name in enumerate(CHARACTERISTICS) if name != present]
        items = [(signs.WORDS[at], self._take) for at in self._places]
        super().__init__(handheld, game, N_("What counts?"), items)
        self._done = done

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        signs.picture(canvas, self._places[at], canvas.width - 22, y, 12)

    def _take(self) -> "Answer | None":
        return self._done(CHARACTERISTICS[self._places[self.at]])


class Rarity(Question):
    """`done` is called with one of RARITIES."""

    def __init__(
        self,
        handheld: "Handheld",
        game: "Game[Referee]",
        seat: int,
        done: "Callable[[str], Answer | None]",
    ) -> None:
        title = _("{}: rarity?").format(game.state.names[seat])
        items = [(words, self._take) for words in signs.RARE]
        super().__init__(handheld, game, title, items)
        self._done = done

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        signs.dots(canvas, at, canvas.width // 2 + 10, y + 4)

    def _take(self) -> "Answer | None":
        return self._done(RARITIES[self.at])


# The reasons of the rules, for the catalogues.
REASONS = (
    N_("A green card never changes it."),
    N_("Only a card rarer than the one that set it may change it."),
)


class Change:
    """Each answer takes the place of its question; the first that forbids it ends them."""

    def __init__(self, handheld: "Handheld", game: "Game[Referee]") -> None:
        self._handheld = handheld
        self._game = game
        self._seat = 0
        self._rarity = ""

    def ask(self) -> "Answer":
        trick = self._game.state.trick
        if trick.setter not in trick.shown:
            return instead("chats.change.Rarity", self._game, trick.setter, self._set)
        if not trick.rarer():
            return self._refuse(trick.refusal("", RARITIES[-1]))
        first = trick.seats.index(trick.setter)
        others = trick.seats[first + 1 :] + trick.seats[:first]
        return instead("chats.who.Who", self._game, N_("Who changes it?"), others, self._who)

    def _set(self, rarity: str) -> "Answer":
        self._game.do("show", str(self._game.state.trick.setter), rarity)
        return self.ask()

    def _who(self, seat: int) -> "Answer":
        self._seat = seat
        known = self._game.state.trick.shown.get(seat)
        if known:
            return self._judge(known)
        return instead("chats.change.Rarity", self._game, seat, self._judge)

    def _judge(self, rarity: str) -> "Answer":
        reason = self._game.state.trick.refusal("", rarity)
        if reason:
            return self._refuse(reason)
        self._rarity = rarity
        return instead("chats.change.Characteristic", self._game, self._change)

    def _refuse(self, reason: str) -> "Answer":
        self._handheld.play("WRONG")
        return instead("asking.Message", _(reason), lambda: stands(self._game))

    def _change(self, characteristic: str) -> "Answer":
        self._game.do("change", str(self._seat), characteristic, self._rarity)
        return stands(self._game)


def lead(handheld: "Handheld", game: "Game[Referee]") -> "Answer":
    """The leader's word, and how rare their card is, if they tell; BACK leaves that untold."""

    def named(characteristic: str) -> "Answer":
        game.do("lead", characteristic)
        return instead("chats.change.Rarity", game, game.state.leader, shown)

    def shown(rarity: str) -> "Answer":
        return do(handheld, game, "show", str(game.state.leader), rarity)

    return instead("chats.change.Characteristic", game, named)


def ask_all(handheld: "Handheld", game: "Game[Referee]") -> "Answer":
    """Asks for one card after the other until rarity has decided."""
    trick = game.state.trick
    seat = next(seat for seat in trick.seats if seat not in trick.shown)

    def told(rarity: str) -> "Answer":
        answer = judged(game, lambda: do(handheld, game, "show", str(seat), rarity))
        return ask_all(handheld, game) if game.state.trick is trick else answer

    return instead("chats.change.Rarity", game, seat, told)
