"""Questions with a list: what counts, how rare a card is, who ties."""

from miaou.core.keys import BACK
from miaou.lang import N_, _
from miaou.rules.chats.trick import CHARACTERISTICS, RARITIES
from miaou.screens.chats import signs
from miaou.screens.chats.flow import stands
from miaou.screens.chats.play import Play
from miaou.ui import icons
from miaou.ui.menu import Menu, as_it_is
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.chats.referee import Referee
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer


class Question(Menu, Play):
    """A menu in the middle of a trick."""

    def __init__(
        self, handheld: "Handheld", game: "Game[Referee]", title: str, items: "Sequence[Any]"
    ) -> None:
        Play.__init__(self, handheld, game)
        Menu.__init__(self, title, items)

    def key(self, key: int) -> "Answer | None":
        if key == BACK:
            return stands(self._game)
        return Menu.key(self, key)


class Characteristic(Question):
    """What the leader names; then all values, or how rare the leader's card is."""

    def __init__(self, handheld: "Handheld", game: "Game[Referee]", values: bool = False) -> None:
        items = [(words, self._take) for words in signs.WORDS]
        super().__init__(handheld, game, N_("What counts?"), items)
        self._values = values

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        signs.picture(canvas, at, canvas.width - 22, y, 12)

    def _take(self) -> "Answer | None":
        self._do("lead", CHARACTERISTICS[self.at])
        if self._values:
            return instead("chats.values.Values", self._game)
        return instead("chats.questions.Rarity", self._game, self._game.state.leader)


class Rarity(Question):
    """How rare a card is; in a battle one card after the other, until that has decided."""

    def __init__(self, handheld: "Handheld", game: "Game[Referee]", seat: int) -> None:
        title = _("{}: rarity?").format(game.state.names[seat])
        super().__init__(handheld, game, title, [(words, self._take) for words in signs.RARE])
        self._seat = seat

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        signs.dots(canvas, at, canvas.width // 2 + 10, y + 4)

    def _take(self) -> "Answer | None":
        trick = self._game.state.trick
        answer = self._do("show", str(self._seat), RARITIES[self.at])
        if self._game.state.trick is not trick or self._game.state.task == "trick":
            return answer
        seat = next(seat for seat in trick.seats if seat not in trick.shown)
        return instead("chats.questions.Rarity", self._game, seat)


class Tied(Question):
    """Who ties where it is not two: at first those who did before."""

    def __init__(self, handheld: "Handheld", game: "Game[Referee]") -> None:
        super().__init__(handheld, game, N_("Who ties?"), ())
        state = game.state
        laid = state.hands.laid if state.task == "rarity" else ()
        self._tied = list(state.trick.seats)
        self._seats = [seat for seat, cards in enumerate(laid) if cards] or self._tied[:]
        self._list()

    def _list(self) -> None:
        names = self._game.state.names
        self.items = [(_("Done ({})").format(len(self._tied)), self._tie)]
        self.items += [(as_it_is(names[seat]), self._toggle) for seat in self._seats]

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        if at:
            x = canvas.width - 20
            canvas.frame(x - 2, y, 12, 11)
            if self._seats[at - 1] in self._tied:
                canvas.icon(icons.CHECK, x, y + 2)
                canvas.note(_("tied"))

    def _toggle(self) -> None:
        seat = self._seats[self.at - 1]
        if seat in self._tied:
            self._tied.remove(seat)
        else:
            self._tied.append(seat)
        self._list()

    def _tie(self) -> "Answer | None":
        """One alone has won; nobody is no answer. With somebody who was not in the tie, the tie
        itself was entered wrong: it is taken back first."""
        if len(self._tied) < 2:
            return self._do("won", str(self._tied[0])) if self._tied else None
        if not set(self._tied) <= set(self._game.state.trick.seats):
            while self._game.state.task != "trick":
                self._game.undo()
        return self._do("tie", *[str(seat) for seat in self._tied])
