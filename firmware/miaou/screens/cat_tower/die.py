"""The die on its own: roll, see, and draw a token when a fat face asks for one."""

from micropython import const

from miaou.core.keys import BACK, DOWN, OK, SHAKE, UP
from miaou.lang import N_, _
from miaou.rules.cat_tower.die import face
from miaou.screens.cat_tower import pictures, signs
from miaou.screens.cat_tower.house import doubled, tokens
from miaou.screens.cat_tower.names import NAMES
from miaou.ui import icons
from miaou.ui.edges import FOOT, foot
from miaou.ui.layout import halves
from miaou.ui.screen import LEAVE, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.core.game import Game
    from miaou.core.settings import Settings
    from miaou.device.handheld import Handheld
    from miaou.rules.cat_tower.quick_die import QuickDie
    from miaou.ui.canvas import Canvas
    from miaou.ui.picture import Picture
    from miaou.ui.screen import Answer

    Words = tuple[str, str]  # a name and what it asks for


_TOP = const(2)  # rows above the picture
_LAST = const(3)  # rolls shown below the present one
MANY = const(300)  # events after which an opened die starts a new journal with the bag as it is


class Die:
    """To open it is to roll it."""

    def __init__(self, handheld: "Handheld", game: "Game[QuickDie]") -> None:
        self._handheld = handheld
        self._game = game
        self._tumble = pictures.Tumble(handheld.settings)
        self._places = halves(handheld.canvas, _TOP, FOOT)
        self._ahead = 0  # how soon the next undo's picture is painted: 1, now
        if len(game.journal) > MANY and not game.taken_back:
            game.begin(*game.state.summary())
        self._adopt(handheld.settings)
        self.roll()

    def _adopt(self, settings: "Settings") -> None:
        """The house rules of this moment, where they have changed."""
        state = self._game.state
        if state.doubled != doubled(settings):
            self._game.do("doubled", doubled(settings))
        box = tokens(settings)
        if [str(count) for count in state.bag.box] != box:
            self._game.do("tokens", *box)

    def wake(self, now: "Ticks") -> int:
        if self._ahead and not self._tumble.running:
            self._ahead -= 1
            if self._ahead:
                return 1
            self._paint_ahead(self._handheld.canvas)
        return self._tumble.wake(now)

    def _paint_ahead(self, canvas: "Canvas") -> None:
        """Whoever takes one roll back may take another: its picture is drawn, and not shown."""
        game = self._game
        present, before = game.state, game.before()
        if canvas.frames and before:
            game.state = before
            canvas.clear()
            self.draw(canvas)
            canvas.finish()
            game.state = present

    def key(self, key: int) -> "Answer | None":
        if key == BACK:
            return LEAVE
        if self._tumble.running:
            return None
        if key in (OK, SHAKE):
            self.roll()
        elif key == UP:
            self._game.undo()
            self._ahead = 2
        elif key == DOWN:
            question = _("Put all the tokens back into the bag?")
            return on_top("asking.Confirm", question, self._refill)
        return None

    def help(self) -> "tuple[str, str, str, str]":
        ok = N_("Draw") if self._game.state.may_draw() else N_("Roll")
        up = N_("Undo") if len(self._game.journal) else ""
        return up, N_("Tokens back"), ok, N_("To the menu")

    def _refill(self) -> "Answer":
        self._game.do("bag", *[str(count) for count in self._game.state.bag.box])
        return LEAVE

    def roll(self) -> None:
        """A token where one is due, else the die."""
        if self._game.state.may_draw():
            self._game.chance("token", self._drawn)
        else:
            self._game.chance("roll", self._rolled)
        self._tumble.start()
        self._handheld.play("ROLL")

    def _drawn(self) -> str:
        bag = self._game.state.bag
        return bag.at(self._handheld.chance.below(sum(bag.waiting())))

    def _rolled(self) -> str:
        return face(self._handheld.chance.below(6), self._game.state.doubled)

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        if self._tumble.running:
            places = self._places
            self._tumble.draw(canvas, places[0], places[1], places[2], bool(state.token))
        elif not state.face:
            say = ("Cat Tower", N_("Press OK to roll the die."))
            self._show(canvas, pictures.DIE, "die", say)
        elif state.token:
            token = state.token
            say = (NAMES[token], pictures.WORDS[token])
            self._show(canvas, pictures.TOKENS[token], token, say)
        else:
            face = state.face
            say = (NAMES[face], pictures.WORDS[face])
            self._show(canvas, pictures.asked(face), face, say)

    def _show(self, canvas: "Canvas", picture: "Picture", shows: str, say: "Words") -> None:
        """The picture, its name, what to do, and what the keys do next."""
        left, top, size, x, y, width, height = self._places
        canvas.picture(picture, left, top, size, shows)
        canvas.choice(0, 0, canvas.width, canvas.height - FOOT, 0)
        if x:
            canvas.fitted(_(say[0]), x, y, width, ("bold", "body"))
        else:
            canvas.centred(_(say[0]), y, "bold")
        canvas.paragraph(_(say[1]), x, y + 14, width, height - 14, centred=not x)
        left = self._draw_bag(canvas) if self._game.state.may_draw() else self._draw_last(canvas)
        up, _down, ok, _back = self.help()
        foot(canvas, "", _(ok), _(up), left=left)

    def _draw_bag(self, canvas: "Canvas") -> int:
        """How many tokens are in it; answers the column where the foot goes on."""
        y = canvas.height - FOOT + 2
        canvas.icon(icons.BAG, 1, y)
        canvas.text(str(len(self._game.state.bag)), 11, y, "small")
        return 26

    def _draw_last(self, canvas: "Canvas") -> int:
        """The rolls before this one, the latest first; answers the same."""
        x = 1
        for name in reversed(self._game.state.last[-_LAST - 1 : -1]):
            canvas.icon(signs.FACES[name], x, canvas.height - FOOT + 2)
            if canvas.said is not None:
                canvas.note(_("before: {}").format(_(NAMES[name])))
            x += 10
        return x + 2
