"""Winning is a moment: the winner's name as large as it fits, a cat that dances, then the table."""

from micropython import const

from miaou.lang import N_, _
from miaou.ui.canvas import TALL
from miaou.ui.picture import (
    BLUE,
    DISC,
    INK,
    ORANGE,
    PAPER,
    PART,
    PINK,
    SHAPE,
    STROKE,
    TWINS,
    YELLOW,
    pack,
)
from miaou.ui.steps import Steps, moves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer, Keys

DANCE = (150,) * 12  # ms of each step
STILL = (1500,)  # where nothing is to move
_LARGEST = ("tall", "huge", "bold", "body", "small")
_EDGE = const(2)
_HOP = const(3)  # columns of a step of the dance
_BELOW = const(25)  # rows for words there
_CAP = const(36)  # how large the cat is on a round glass, above the names
_ABOVE = const(15)  # of its rows, above the canvas


class Cheers:
    """To be seen for two seconds, or until any key is pressed; then it goes where `then` says."""

    def __init__(
        self, handheld: "Handheld", app: str, winners: "Sequence[tuple[int, str]]", then: "Answer"
    ) -> None:
        self._handheld = handheld
        self._winners = winners  # the seat and the name of each
        self._then = then
        self._cats = _DANCES[app]
        self._steps = Steps(DANCE if moves(handheld.settings) else STILL)
        self._steps.start()
        handheld.play("FANFARE")

    def wake(self, now: "Ticks") -> int:
        wait = self._steps.wake(now)
        if not self._steps.running:
            self._handheld.go(self._then)
        return wait

    def key(self, key: int) -> "Answer":
        return self._then

    def help(self) -> "Keys":
        on = N_("Go on")
        return (on, on, on, on)

    def draw(self, canvas: "Canvas") -> None:
        top = self._draw_names(canvas)
        below = _BELOW if canvas.height >= TALL else 0  # where words are below the cat
        size = min(canvas.height * 5 // 8, canvas.width * 5 // 16)
        if below:
            size = canvas.height // 2
        size = min(size, canvas.height - below - top - 1)
        y = canvas.height - below - size - 1
        if canvas.aside:
            size, y, below = _CAP, -_ABOVE, canvas.height - top
        at = self._steps.at % 4
        x = (canvas.width - size - 2 * _HOP) // 2 if below else _EDGE
        hop = _HOP * (at if at < 3 else 1)
        canvas.picture(self._cats[at % 2], x + hop, y, size, _("a cat"), "sand")
        words = _("Shared victory!")
        if len(self._winners) == 1:
            words = _("{} wins!")
            canvas.say(words.format(self._winners[0][1]))
            words = words.replace("{} ", "").replace(" {}", "")
        x = 1 if below else size + 3 * _HOP
        y = canvas.height - below - 1 if below else y
        width, height = canvas.width - x - 1, below + canvas.aside or size
        canvas.paragraph(words, x, y, width, height, ("bold", "body", "small"), True)

    def _draw_names(self, canvas: "Canvas") -> int:
        """As large as they fit, several in two columns; answers where they end."""
        winners = self._winners
        across = 1 if len(winners) == 1 else 2
        lines = (len(winners) + 1) // 2
        width = (canvas.width + 2 * canvas.aside) // across  # a round glass is wider there
        for face in _LARGEST[canvas.scale < 2 :]:  # a one-bit panel has no letters so large
            font = canvas.font(face)
            widest = max([font.width(name) for _seat, name in winners])
            if widest < width and lines * font.height <= canvas.height * 5 // 8:
                break
        y = _CAP - _ABOVE + 1 if canvas.aside else 0
        for at, (seat, name) in enumerate(winners):
            x = at % across * width + (width - font.width(name)) // 2 - canvas.aside
            canvas.text(name, x, y + at // 2 * font.height, face, "player " + str(seat + 1))
        return y + lines * int(font.height)


# Two steps of a cat that suits each game, written out so that a build can pack them.
_HEAD = pack(
    (SHAPE | TWINS, INK, -8, -24, -43, -47, -40, 8),
    (SHAPE | TWINS, INK + PINK, -22, -24, -37, -37, -36, -12),
    (DISC, INK, 0, 8, 46, 38),
    (DISC | TWINS, PAPER, -20, 4, 7, 10),
    (DISC, PAPER + PINK, 0, 20, 5, 3),
    (STROKE | TWINS, PAPER, 4, 0, 24, -8, 34, -17, 27),
)
_FISH = pack(
    (SHAPE, INK + ORANGE, 10, 0, 47, -30, 38, 0, 47, 30),
    (DISC, INK + ORANGE, -12, 0, 35, 26),
    (DISC, PAPER, -30, -6, 6, 6),
)
_DANCES = {
    "cat_tower": (  # it sways on its tower
        pack(
            (PART, INK, 9, -14, 31, _HEAD),
            (SHAPE, INK + ORANGE, -20, 21, 32, 21, 32, 25, -20, 25),
            (SHAPE, INK + ORANGE, -23, 31, 29, 31, 29, 35, -23, 35),
            (SHAPE, INK + ORANGE, -26, 41, 26, 41, 26, 45, -26, 45),
        ),
        pack(
            (PART, INK, -9, -14, 31, _HEAD),
            (SHAPE, INK + ORANGE, -32, 21, 20, 21, 20, 25, -32, 25),
            (SHAPE, INK + ORANGE, -29, 31, 23, 31, 23, 35, -29, 35),
            (SHAPE, INK + ORANGE, -26, 41, 26, 41, 26, 45, -26, 45),
        ),
    ),
    "yummy_kitty": (  # it has eaten, and licks its bowl
        pack(
            (PART, INK, 0, -12, 36, _HEAD),
            (SHAPE, PAPER, -48, 16, 48, 16, 48, 23, -48, 23),
            (SHAPE, INK + BLUE, -46, 24, 46, 24, 34, 47, -34, 47),
        ),
        pack(
            (PART, INK, 0, -2, 36, _HEAD),
            (SHAPE, PAPER, -48, 16, 48, 16, 48, 23, -48, 23),
            (SHAPE, INK + BLUE, -46, 24, 46, 24, 34, 47, -34, 47),
        ),
    ),
    "chats": (  # its crown flies up
        pack(
            (PART, INK, 0, 16, 31, _HEAD),
            (SHAPE, INK + YELLOW, -20, -22, -24, -38, -9, -30, 0, -38, 9, -30, 24, -38, 20, -22),
        ),
        pack(
            (PART, INK, 0, 16, 31, _HEAD),
            (SHAPE, INK + YELLOW, -20, -32, -24, -48, -9, -40, 0, -48, 9, -40, 24, -48, 20, -32),
        ),
    ),
    "fish_race": (  # it throws its fish
        pack((PART, INK, 0, 16, 30, _HEAD), (PART, INK, -20, -34, 14, _FISH)),
        pack((PART, INK, 0, 16, 30, _HEAD), (PART, INK, 22, -34, -14, _FISH)),
    ),
}
