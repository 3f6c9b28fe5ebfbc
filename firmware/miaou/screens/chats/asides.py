"""What else may happen in a trick than that somebody wins it."""

from miaou.lang import N_
from miaou.screens.chats.play import Play
from miaou.screens.chats.question import Question, judged
from miaou.signals import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Asides(Play):
    def ask(self) -> "Any":
        if self._game.state.task == "trick":
            items = self._in_a_trick()
        else:
            items = [
                (N_("Equal again"), self._tie),
                (N_("Enter the rarities"), self._rarities),
            ]
        if self._ticking:
            items.append((N_("The clock"), self._clock))
        return LEAVE, Question(self._handheld, self._game, N_("And then?"), items)

    def _in_a_trick(self) -> "list[tuple[str, Any]]":
        items = [(N_("A tie"), self._tie), (N_("Enter the values"), self._values)]
        if self._game.state.trick.characteristic:
            items.insert(0, (N_("Change what counts"), self._change))
        else:
            items.insert(0, (N_("Say what counts"), self._lead))
            items.append((N_("End the game"), self._stop))
        return items

    def _lead(self) -> "Any":
        from miaou.screens.chats.characteristic import lead

        return lead(self._handheld, self._game)

    def _change(self) -> "Any":
        from miaou.screens.chats.change import Change

        return Change(self._handheld, self._game).ask()

    def _tie(self) -> "Any":
        seats = self._game.state.trick.seats
        if len(seats) == 2:
            return judged(self._game, lambda: self._do("tie", str(seats[0]), str(seats[1])))
        from miaou.screens.chats.tied import Tied

        return LEAVE, Tied(self._handheld, self._game)

    def _values(self) -> "Any":
        from miaou.screens.chats.values import ask

        return ask(self._handheld, self._game)

    def _rarities(self) -> "Any":
        from miaou.screens.chats.rarity import ask_all

        return ask_all(self._handheld, self._game)

    def _clock(self) -> "Any":
        from miaou.screens.chats.timer import Timer

        return Timer(self._handheld)

    def _stop(self) -> "Any":
        return self._do("stop")
