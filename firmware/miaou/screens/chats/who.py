"""A question with three answers, each on a key of its own: who won."""

from micropython import const

from miaou.core.keys import BACK, DOWN, OK, UP
from miaou.lang import N_, _
from miaou.screens.chats.flow import stands
from miaou.screens.chats.play import Play
from miaou.ui import icons
from miaou.ui.edges import HEAD, head

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.chats.referee import Referee
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

_KEYS = (UP, OK, DOWN)
_SIGNS = (icons.UP, icons.CHECK, icons.DOWN)
_FACES = ("huge", "body", "small")
_HUGE = const(24)  # rows of the first
_NAMES = const(12)  # the column where names begin
_NAME = const(55)  # columns of the longest
OTHER = const(-1)  # what is no seat


class Three(Play):
    """`_rows` are the answers of UP, OK and DOWN; a row of several asks again about these alone.

    BACK takes back an answer.
    """

    _largest = 0  # of the faces, where there is room

    def __init__(
        self,
        handheld: "Handheld",
        game: "Game[Referee]",
        title: str,
        rows: "Sequence[Sequence[int]]",
    ) -> None:
        super().__init__(handheld, game)
        self.title = title
        self._rows = rows
        self._chosen = OTHER  # what was answered before
        self._past: list[tuple[str, Sequence[Sequence[int]], int]] = []

    def help(self) -> "tuple[str, str, str, str]":
        up, ok, down = [", ".join([self._word(each) for each in row]) for row in self._rows]
        return up, down, ok, N_("Back")

    def key(self, key: int) -> "Answer | None":
        if key in _KEYS:
            row = self._rows[_KEYS.index(key)]
            if len(row) == 1:
                return self._done(row[0])
            if row:
                self._ask(self.title, (row[:1], row[1:-1], row[-1:]), self._chosen)
        elif key == BACK:
            if not self._past:
                return stands(self._game)
            self.title, self._rows, self._chosen = self._past.pop()
        return None

    def _ask(self, title: str, rows: "Sequence[Sequence[int]]", chosen: int) -> None:
        self._past.append((self.title, self._rows, self._chosen))
        self.title, self._rows, self._chosen = title, rows, chosen

    def _done(self, answer: int) -> "Answer | None":
        raise NotImplementedError

    def _word(self, answer: int) -> str:
        names: list[str] = self._game.state.names
        return names[answer]

    def draw(self, canvas: "Canvas") -> None:
        head(canvas, "")
        canvas.centred(_(self.title), 1, ink=0)
        height = (canvas.height + canvas.aside - HEAD) // len(_KEYS)
        lines = [", ".join([self._word(each) for each in row]) for row in self._rows]
        most = width = canvas.width - _NAMES - 2 + canvas.aside // 2
        if canvas.aside:  # wider there than the canvas, and it has two lines
            most = 2 * width - _NAME
        for font in _FACES[1:] if height < _HUGE else _FACES[self._largest : 2]:
            face = canvas.font(font)
            if all([face.is_short(words, most) for words in lines]):
                break
        for at, row in enumerate(self._rows):
            y = HEAD + at * height
            if row:
                canvas.icon(_SIGNS[at], 1, y + (height - 8) // 2)
                self._draw_words(canvas, row, lines[at], y, height, font)

    def _draw_words(
        self, canvas: "Canvas", row: "Sequence[int]", words: str, y: int, height: int, font: str
    ) -> None:
        """All answers in letters of one size; many names take two lines."""
        face = canvas.font(font)
        width = canvas.width - _NAMES - 2 + canvas.aside // 2
        if face.is_short(words, width):
            x = _NAMES + 3 if font == "huge" else _NAMES
            canvas.text(words, x, y + (height - face.height) // 2, font)
        else:
            y += max(0, height - 2 * face.height) // 2
            canvas.paragraph(words, _NAMES, y, width, height, (font, "small"))


class Who(Three):
    """Who has won the trick, or whose card is the rarest, from the likeliest on."""

    def __init__(self, handheld: "Handheld", game: "Game[Referee]") -> None:
        title = N_("Who won?") if game.state.task == "trick" else N_("Who is rarest?")
        super().__init__(handheld, game, title, shared_out(from_the_leader(game)))

    def _done(self, answer: int) -> "Answer | None":
        return self._do("won", str(answer))


def from_the_leader(game: "Game[Referee]") -> list[int]:
    """The seats that are compared, clockwise; in a trick from the leader on."""
    seats: list[int] = game.state.trick.seats
    first = seats.index(game.state.leader) if game.state.leader in seats else 0
    return seats[first:] + seats[:first]


def shared_out(seats: "Sequence[int]") -> "Sequence[Sequence[int]]":
    """The seats of UP, OK and DOWN: down the screen they read as they go round the table."""
    half = len(seats) // 2 + 1
    return seats[half:], seats[:1], seats[1:half]
