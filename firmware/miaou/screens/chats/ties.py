"""The less usual in a trick: who ties, and a change of what counts; three keys each."""

from micropython import const

from miaou.core.keys import UP
from miaou.lang import N_, _
from miaou.rules.chats.trick import CHARACTERISTICS, RARITIES
from miaou.screens.chats import signs
from miaou.screens.chats.flow import refuse
from miaou.screens.chats.who import OTHER, Three, from_the_leader, shared_out
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.chats.referee import Referee
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

_LIST = const(-2)  # of all who may tie
_SIGN = const(24)  # pixels of a characteristic at most


class Tie(Three):
    """Two who tie, one after the other; or those who tied before once more; or something else."""

    def __init__(self, handheld: "Handheld", game: "Game[Referee]") -> None:
        seats, task = from_the_leader(game), game.state.task
        half = (len(seats) + 1) // 2
        self._all = task != "trick" or len(seats) == 2
        title = N_("Who ties?")
        rows: Sequence[Sequence[int]] = seats[:half], [OTHER], seats[half:]
        if self._all:
            title = N_("A tie?") if task == "trick" else N_("Equal again?")
            laid = sum([cards > 0 for cards in game.state.hands.laid])
            others = len(seats) > 2 or (task == "rarity" and laid > len(seats))
            rows = seats, [OTHER], [_LIST] if others else []
        super().__init__(handheld, game, title, rows)

    def key(self, key: int) -> "Answer | None":
        if key == UP and self._all:
            return self._do("tie", *[str(seat) for seat in self._rows[0]])
        return super().key(key)

    def _done(self, answer: int) -> "Answer | None":
        if answer == OTHER:
            return self._other()
        if answer == _LIST:
            return instead("chats.questions.Tied", self._game)
        if self._chosen != OTHER:
            return self._do("tie", str(self._chosen), str(answer))
        others = [seat for seat in from_the_leader(self._game) if seat != answer]
        self._ask(N_("And who else?"), shared_out(others), answer)
        return None

    def _other(self) -> "Answer":
        state = self._game.state
        if state.task != "trick":
            trick = state.trick
            seat = next(seat for seat in trick.seats if seat not in trick.shown)
            return instead("chats.questions.Rarity", self._game, seat)
        if not state.trick.characteristic:
            return instead("chats.questions.Characteristic", self._game)
        if not state.trick.rarer():
            return refuse(self._handheld, self._game, state.trick.refusal("", RARITIES[-1]))
        return instead("chats.ties.Change", self._game)

    def _word(self, answer: int) -> str:
        if answer >= 0:
            return super()._word(answer)
        if answer == _LIST:
            return _("Others")
        if self._game.state.task != "trick":
            return _("Enter the rarities")
        named = self._game.state.trick.characteristic
        return _("Change what counts") if named else _("Say what counts")


class Change(Three):
    """A rarer card's word: what counts now, then how rare that card is."""

    _largest = 1  # a picture or dots stand beside each

    def __init__(self, handheld: "Handheld", game: "Game[Referee]") -> None:
        present = CHARACTERISTICS.index(game.state.trick.characteristic)
        rows = [[at] for at in range(len(CHARACTERISTICS)) if at != present]
        super().__init__(handheld, game, N_("What counts?"), rows)

    def _done(self, answer: int) -> "Answer | None":
        if self._chosen >= 0:
            return self._do("change", CHARACTERISTICS[self._chosen], RARITIES[answer])
        self._ask(N_("How rare is the card?"), ([1], [2], [3]), answer)
        return None

    def _word(self, answer: int) -> str:
        return _(signs.RARE[answer] if self._chosen >= 0 else signs.WORDS[answer])

    def _draw_words(
        self, canvas: "Canvas", row: "Sequence[int]", words: str, y: int, height: int, font: str
    ) -> None:
        super()._draw_words(canvas, row, words, y, height, font)
        if self._chosen >= 0:
            signs.dots(canvas, row[0], canvas.width - 28, y + height // 2 - 3)
        else:
            size = min(height, _SIGN)
            x = canvas.width - size - 1
            signs.picture(canvas, row[0], x, y + (height - size) // 2, size - 1)
