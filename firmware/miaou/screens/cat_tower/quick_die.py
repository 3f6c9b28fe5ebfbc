"""The die on its own: roll, see, and draw a token when a fat face asks for one."""

from micropython import const

from miaou.core.game import Game
from miaou.lang import _, load
from miaou.rules.cat_tower import BOX, FACES, TOKENS, QuickDie, face
from miaou.screens.cat_tower import DOUBLED, pictures, words
from miaou.signals import BACK, DOWN, LEAVE, OK, SHAKE, UP
from miaou.ui import icons
from miaou.ui.confirm import Confirm
from miaou.ui.steps import Steps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas

TUMBLE = (60, 60, 70, 80, 100, 130, 180)  # ms a face shows while the die comes to rest
MANY = const(300)  # events after which an opened die starts a new journal with the bag as it is


class Die:
    def __init__(self, handheld: "Handheld") -> None:
        load("cat_tower")
        self._handheld = handheld
        self._game = Game(QuickDie, handheld.journal("quick_die"))
        self._tumble = Steps(TUMBLE)
        if len(self._game.journal) > MANY:
            self._game.begin(self._game.state.summary())

    def wake(self, now: "Ticks") -> int:
        return self._tumble.wake(now)

    def key(self, key: int) -> "Any":
        if key == BACK:
            return LEAVE
        if self._tumble.running:
            return None
        if key in (OK, SHAKE):
            self._chance()
        elif key == UP:
            self._game.undo()
        elif key == DOWN:
            return Confirm(_("Put all the tokens back into the bag?"), self._refill)
        return None

    def _refill(self) -> "Any":
        self._game.do("bag", *[str(count) for count in BOX])
        return LEAVE

    def _chance(self) -> None:
        """A token where one is due, else a roll."""
        state = self._game.state
        below = self._handheld.chance.below
        if state.may_draw():
            self._game.do("token", state.bag.at(below(sum(state.bag.waiting()))))
        else:
            self._game.do("roll", face(below(6), self._handheld.settings.get(DOUBLED)))
        self._tumble.start()
        self._handheld.play("ROLL")

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        size = canvas.height - 13
        if not state.face:
            canvas.picture(pictures.DIE, 1, 6, size, "die")
            self._explain(canvas, _("Cat Tower"), _("Press OK to roll the die."))
        elif self._tumble.running:
            self._draw_tumbling(canvas, size)
        elif state.token:
            canvas.picture(pictures.TOKENS[state.token], 1, 6, size, state.token)
            self._explain(canvas, *words.TOKENS[state.token])
        else:
            canvas.picture(pictures.FACES[state.face], 1, 6, size, state.face)
            self._explain(canvas, *words.FACES[state.face])

    def _draw_tumbling(self, canvas: "Canvas", size: int) -> None:
        """Faces or tokens in passing, one after the other, jumping about."""
        at = self._tumble.at
        if self._game.state.token:
            shapes = pictures.TOKENS[TOKENS[(at + 3) % len(TOKENS)]]
        else:
            shapes = pictures.FACES[FACES[(at + 2) % len(FACES)]]
        canvas.picture(shapes, at % 2 * 3, 8 - at % 3 * 2, size)

    def _explain(self, canvas: "Canvas", name: str, what: str) -> None:
        """The right-hand side: the name, what to do, and what the keys do next."""
        x = canvas.height - 10
        width = canvas.width - x
        foot = canvas.height - 8
        canvas.fitted(_(name), x, 1, width, ("bold", "body", "small"))
        canvas.paragraph(_(what), x, 15, width, foot - 16, ("body", "small"))
        state = self._game.state
        if state.may_draw():
            canvas.icon(icons.BAG, x, foot)
            canvas.text(str(len(state.bag)), x + 10, foot, "small")
        if len(self._game.journal):
            canvas.icon(icons.UP, canvas.width - 17, foot)
            canvas.icon(icons.UNDO, canvas.width - 8, foot)
