"""Winning is a moment: the winner's name as large as it fits, a cat that dances, then the table."""

from micropython import const

from miaou.lang import N_, _
from miaou.ui.picture import DISC, INK, PAPER, PART, SHAPE, STROKE, TWINS, pack
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
_EDGE = const(2)
_HOP = const(3)  # columns of a step of the dance
_TALL = const(100)  # rows of a glass on which all is one above the other
_BELOW = const(25)  # rows for words there


class Cheers:
    """To be seen for two seconds, or until any key is pressed; then it goes where `then` says."""

    def __init__(
        self, handheld: "Handheld", app: str, names: "Sequence[str]", then: "Answer"
    ) -> None:
        self._handheld = handheld
        self._names = names
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
        shared = len(self._names) > 1
        words = ", ".join(self._names)
        below = _BELOW if canvas.height >= _TALL else 0  # where words are below the cat
        size = canvas.height // 2 if below else min(canvas.height * 5 // 8, canvas.width * 5 // 16)
        y = canvas.height - below - size - 1
        if shared:
            canvas.paragraph(words, 1, 1, canvas.width - 2, y - 1, ("bold", "body"), True)
            words = _("Shared victory!")
        else:
            self._draw_name(canvas, words, y)
            words = _("{} wins!").format(words)
        at = self._steps.at % 4
        x = (canvas.width - size - 2 * _HOP) // 2 if below else _EDGE
        hop = _HOP * (at if at < 3 else 1)
        canvas.picture(self._cats[at % 2], x + hop, y, size, _("a cat"), "sand")
        x = 1 if below else size + 3 * _HOP
        y += size if below else 0
        height = below or size
        canvas.paragraph(words, x, y, canvas.width - x - 1, height, ("bold", "body"), True)

    def _draw_name(self, canvas: "Canvas", name: str, room: int) -> None:
        y = (room - canvas.font("huge").height) // 2
        canvas.fitted(name, 0, y, 0, ("huge", "bold", "body"), canvas.accent)


# Two steps of a cat that suits each game, written out so that a build can pack them.
_HEAD = pack(
    (SHAPE | TWINS, INK, -8, -24, -43, -47, -40, 8),
    (DISC, INK, 0, 8, 46, 38),
    (DISC | TWINS, PAPER, -20, 4, 7, 10),
    (DISC, PAPER, 0, 20, 5, 3),
    (STROKE | TWINS, PAPER, 4, 0, 24, -8, 34, -17, 27),
)
_FISH = pack(
    (SHAPE, INK, 10, 0, 47, -30, 38, 0, 47, 30),
    (DISC, INK, -12, 0, 35, 26),
    (DISC, PAPER, -30, -6, 6, 6),
)
_DANCES = {
    "cat_tower": (  # it sways on its tower
        pack(
            (PART, INK, 9, -14, 31, _HEAD),
            (SHAPE, INK, -20, 21, 32, 21, 32, 25, -20, 25),
            (SHAPE, INK, -23, 31, 29, 31, 29, 35, -23, 35),
            (SHAPE, INK, -26, 41, 26, 41, 26, 45, -26, 45),
        ),
        pack(
            (PART, INK, -9, -14, 31, _HEAD),
            (SHAPE, INK, -32, 21, 20, 21, 20, 25, -32, 25),
            (SHAPE, INK, -29, 31, 23, 31, 23, 35, -29, 35),
            (SHAPE, INK, -26, 41, 26, 41, 26, 45, -26, 45),
        ),
    ),
    "yummy_kitty": (  # it has eaten, and licks its bowl
        pack(
            (PART, INK, 0, -12, 36, _HEAD),
            (SHAPE, PAPER, -48, 16, 48, 16, 48, 23, -48, 23),
            (SHAPE, INK, -46, 24, 46, 24, 34, 47, -34, 47),
        ),
        pack(
            (PART, INK, 0, -2, 36, _HEAD),
            (SHAPE, PAPER, -48, 16, 48, 16, 48, 23, -48, 23),
            (SHAPE, INK, -46, 24, 46, 24, 34, 47, -34, 47),
        ),
    ),
    "chats": (  # its crown flies up
        pack(
            (PART, INK, 0, 16, 31, _HEAD),
            (SHAPE, INK, -20, -22, -24, -38, -9, -30, 0, -38, 9, -30, 24, -38, 20, -22),
        ),
        pack(
            (PART, INK, 0, 16, 31, _HEAD),
            (SHAPE, INK, -20, -32, -24, -48, -9, -40, 0, -48, 9, -40, 24, -48, 20, -32),
        ),
    ),
    "fish_race": (  # it throws its fish
        pack((PART, INK, 0, 16, 30, _HEAD), (PART, INK, -20, -34, 14, _FISH)),
        pack((PART, INK, 0, 16, 30, _HEAD), (PART, INK, 22, -34, -14, _FISH)),
    ),
}
