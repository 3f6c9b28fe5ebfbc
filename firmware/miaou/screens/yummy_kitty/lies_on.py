"""What each Angora lies on: it copies that card, and one on another Angora what that one copies."""

from micropython import const

from miaou.core.keys import BACK
from miaou.lang import N_, _
from miaou.rules.yummy_kitty.feeders import faces_below, to_copy
from miaou.screens.yummy_kitty.game import NAMES, counted, short
from miaou.ui.menu import Menu
from miaou.ui.screen import instead, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.yummy_kitty.table import Table
    from miaou.screens.yummy_kitty.game import Line
    from miaou.ui.screen import Answer
_MOST_FACES = const(9)  # that a list is made of


class LiesOn(Menu):
    """Stands in the place of the count, and goes on with it when all have an answer."""

    def __init__(
        self,
        handheld: "Handheld",
        game: "Game[Table]",
        seat: int,
        line: "Line",
        angoras: int,
    ) -> None:
        self._handheld = handheld
        self._game = game
        self._seat = seat
        self._line = line
        self._angoras = angoras
        self._feeder = game.state.feeders[seat]
        super().__init__("", ())
        self._begin()

    def _begin(self) -> None:
        self._copies: list[str] = []
        self._ask()

    def _ask(self) -> None:
        """What the next Angora lies on."""
        self._of_faces = False
        self.title = _("Angora {} lies on").format(len(self._copies) + 1)
        if self._angoras == 1:
            self.title = N_("The Angora lies on")
        below = to_copy(self._feeder)
        self._answers = below + [copy for copy in self._copies if copy != "alone"]
        words = [_(NAMES[copy]) for copy in below]
        words += [_("Angora on {}").format(_word(copy)) for copy in self._answers[len(below) :]]
        self._offer(words)

    def _ask_faces(self, least: int, most: int) -> None:
        self._of_faces = True
        self.title = N_("With how many faces?")
        numbers = [str(faces) for faces in range(least, min(most, _MOST_FACES) + 1)]
        self._answers = ["siamese:" + number for number in numbers]
        self._offer(numbers)

    def _offer(self, words: list[str]) -> None:
        self.items = [(word, self._chosen) for word in words]
        self.at = 0

    def key(self, key: int) -> "Answer | None":
        if key != BACK:
            return super().key(key)
        if not self._of_faces:
            place = "yummy_kitty.count.Count"
            return instead(place, self._game, self._seat, self._line, "angora", self._angoras)
        self._ask()
        return None

    def _chosen(self) -> "Answer | None":
        copy = self._answers[self.at]
        if copy == "siamese":
            least, most = faces_below(self._feeder)
            if least < most:
                self._ask_faces(least, most)
                return None
            copy += ":" + str(most)
        self._copies.append(copy)
        if len(self._copies) == self._angoras:
            return self._tell()
        self._ask()
        return None

    def _tell(self) -> "Answer":
        """The rules may refuse what cannot lie under the Angoras."""
        before = self._game.state.counted
        try:
            self._game.do("angora", str(self._seat), *self._copies)
        except ValueError:
            self._begin()
            return say(_("That cannot lie under this feeder's Angoras."))
        return counted(self._handheld, self._game, self._seat, self._line, before)


def _word(copy: str) -> str:
    """`siamese:2` in words."""
    breed, _colon, faces = copy.partition(":")
    return _(short(breed)) + (" " + faces if faces else "")
