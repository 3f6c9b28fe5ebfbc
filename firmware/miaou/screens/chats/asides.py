"""What else may happen in a trick than that somebody wins it: above all a tie."""

from miaou.lang import N_, _
from miaou.screens.chats.question import Question, judged
from miaou.ui import icons
from miaou.ui.menu import as_it_is
from miaou.ui.screen import instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.chats.referee import Referee
    from miaou.ui.canvas import Canvas
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer


class Asides(Question):
    """What else may happen in a trick than that somebody wins it."""

    def __init__(self, handheld: "Handheld", game: "Game[Referee]") -> None:
        super().__init__(handheld, game, N_("And then?"), ())
        if game.state.task == "trick":
            self.items = self._in_a_trick()
        else:
            self.items = [
                (N_("Equal again"), self._tie),
                (N_("Enter the rarities"), self._rarities),
            ]
        if self._ticking:
            self.items.append((N_("The clock"), self._clock))

    def _in_a_trick(self) -> "list[Item]":
        items: list[Item] = [(N_("A tie"), self._tie), (N_("Enter the values"), self._values)]
        if self._game.state.trick.characteristic:
            items.insert(0, (N_("Change what counts"), self._change))
        else:
            items.insert(0, (N_("Say what counts"), self._lead))
            items.append((N_("End the game"), self._stop))
        return items

    def _lead(self) -> "Answer":
        from miaou.screens.chats.change import lead

        return lead(self._handheld, self._game)

    def _change(self) -> "Answer":
        from miaou.screens.chats.change import Change

        return Change(self._handheld, self._game).ask()

    def _tie(self) -> "Answer":
        seats = self._game.state.trick.seats
        if len(seats) == 2:
            return judged(self._game, lambda: self._do("tie", str(seats[0]), str(seats[1])))
        return instead("chats.asides.Tied", self._game)

    def _values(self) -> "Answer":
        """Values mean something once it is known what counts."""
        if self._game.state.trick.characteristic:
            return instead("chats.values.Values", self._game)
        return instead("chats.change.Characteristic", self._game, self._named)

    def _named(self, characteristic: str) -> "Answer":
        self._game.do("lead", characteristic)
        return instead("chats.values.Values", self._game)

    def _rarities(self) -> "Answer":
        from miaou.screens.chats.change import ask_all

        return ask_all(self._handheld, self._game)

    def _clock(self) -> "Answer":
        return on_top("chats.timer.Timer")

    def _stop(self) -> "Answer":
        return self._do("stop")


class Tied(Question):
    def __init__(self, handheld: "Handheld", game: "Game[Referee]") -> None:
        super().__init__(handheld, game, N_("Who is best?"), ())
        self._seats = game.state.trick.seats
        # In a battle those who tie tend to be those who tied before.
        again = game.state.task != "trick"
        self._tied = list(self._seats) if again else []
        self._list()
        self.at = 0 if again else 1

    def _list(self) -> None:
        names = self._game.state.names
        self.items = [(_("Done ({})").format(len(self._tied)), self._tie)]
        self.items += [(as_it_is(names[seat]), self._toggle) for seat in self._seats]

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        if at:
            x = canvas.width - 20
            canvas.fb.rect(x - 2, y + 1, 12, 11, 1)
            if self._seats[at - 1] in self._tied:
                canvas.icon(icons.CHECK, x, y + 2)
                canvas.note("tied")

    def _toggle(self) -> None:
        seat = self._seats[self.at - 1]
        if seat in self._tied:
            self._tied.remove(seat)
        else:
            self._tied.append(seat)
        self._list()

    def _tie(self) -> "Answer | None":
        """One alone has won; nobody is no answer."""
        if len(self._tied) < 2:
            return self._do("won", str(self._tied[0])) if self._tied else None
        seats = [str(seat) for seat in self._tied]
        return judged(self._game, lambda: self._do("tie", *seats))
