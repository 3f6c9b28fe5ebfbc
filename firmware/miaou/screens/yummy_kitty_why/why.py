"""A line of the result, why it scores what it does, and the way to put it right."""

from micropython import const

from miaou.core.keys import BACK, OK
from miaou.lang import N_, _
from miaou.screens.yummy_kitty.game import NAMES, lines, points
from miaou.ui.canvas import TALL
from miaou.ui.edges import FOOT, foot
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.yummy_kitty.table import Table
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

_HEAD = const(14)
_SIZE = const(40)
# Each is filled with the numbers of its ruling, in their order.
RULINGS = {
    "none": N_("There is none in this feeder."),
    "later": N_("All feeders are compared: wait until everybody is counted."),
    "tabby": N_("A colony of {} scores {}. One to five cats score -1, 2, 3, 7, 11."),
    "tabby_full": N_("A colony of {} scores {}: cats past the fifth add nothing."),
    "calico_only": N_("{} here, and nobody else has any: 7 points, and nobody is second."),
    "calico_first": N_("{} here, the second colony has {}. The largest scores 7."),
    "calico_tied_first": N_("{} here. {} players tie for the largest: 5 each, nobody is second."),
    "calico_second": N_("{} here, the largest colony has {}. The second scores 5."),
    "calico_tied_second": N_("{} here. {} players tie for second: none of them scores."),
    "calico_no_second": N_("{} here, others tie for the largest with {}: nobody is second."),
    "calico_third": N_("{} here, the second colony has {}. Only two colonies score."),
    "american": N_("{} here. Each scores 2."),
    "siamese": N_("Each face scores 1. Cards: {}, faces: {}."),
    "black": N_("Each mouse caught scores 1. Black Cats: {}, mice: {}."),
    "black_gone": N_("Mice: {}. Their points stay though the Black Cat has left."),
    "angora": N_("{} here. Each copies the card below: its points count there."),
    "angora_alone": N_("{} here, {} of them alone: no points, but a breed of its own."),
    "angora_alone_no_breed": N_("{} here, {} of them alone: no points, by house rule no breed."),
    "english": N_("{} here. Each scores 1 for every breed in the feeder, its own too: {}."),
    "english_others": N_("{} here. By house rule each scores 1 for every other breed: {}."),
    "lucky": N_("It scores nothing, but it is a cat and a breed."),
    "dogs_off": N_("No dogs play."),
    "dogs_most": N_("{} here, and nobody has more: 1 point less."),
    "dogs_fewer": N_("{} here, but somebody has {}. Only the most lose a point."),
    "dogs_each": N_("{} here. Each costs 1 point."),
}


class Why:
    """The ruling behind a line's points, in a sentence; OK corrects the line."""

    def __init__(
        self, handheld: "Handheld", game: "Game[Table]", seat: int, kind: str, of_players: bool
    ) -> None:
        self._game = game
        self._seat = seat
        self._kind = kind
        self._line = kind, of_players

    def key(self, key: int) -> "Answer | None":
        if key == BACK:
            return lines(self._game, self._seat, *self._line)
        if key == OK:
            return instead("yummy_kitty.count.Count", self._game, self._seat, self._line)
        return None

    def help(self) -> "tuple[str, str, str, str]":
        return "", "", N_("Change"), N_("Back")

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        canvas.bar(0, 0, canvas.width, _HEAD, "player " + str(self._seat + 1))
        score = points(state, self._seat, self._kind)
        x = canvas.width - 2 - canvas.font("body").width(score)
        canvas.text(score, x, 1, ink=0)
        words = state.names[self._seat] + ", " + _(NAMES[self._kind])
        if canvas.font("body").width(words) > x - 4 - 2 * canvas.aside:
            words = _(NAMES[self._kind])
        canvas.text(words, 2, 1, ink=0)
        y = _HEAD + 1
        if canvas.height >= TALL:
            from miaou.screens.yummy_kitty.pictures import PICTURES

            x = (canvas.width - _SIZE) // 2
            canvas.picture(PICTURES[self._kind], x, y + 3, _SIZE, "", self._kind)
            y += _SIZE + 4
        key, numbers = state.why(self._seat, self._kind)
        words = _(RULINGS[key]).format(*numbers)
        height = canvas.height - y - FOOT
        canvas.paragraph(words, 1, y, canvas.width - 2, height, centred=True)
        foot(canvas, _("Back"), _("Change"))
