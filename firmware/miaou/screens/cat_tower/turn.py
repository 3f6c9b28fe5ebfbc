"""A player's turn: whose it is, what the die or a token asks for, and what to do."""

from miaou.core.keys import BACK, DOWN, OK, SHAKE, UP
from miaou.lang import N_, _
from miaou.rules.cat_tower.die import face
from miaou.screens.cat_tower import pictures
from miaou.screens.cat_tower.play import TOP, Play
from miaou.ui.edges import FOOT, foot
from miaou.ui.layout import draw_large, halves
from miaou.ui.screen import LEAVE, instead
from miaou.ui.steps import Steps, moves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.cat_tower.match import Match
    from miaou.ui.canvas import Canvas
    from miaou.ui.picture import Picture
    from miaou.ui.screen import Answer

_PASSES = (50, 50, 50, 50, 1300)  # ms: the name of the next player comes, and fills the screen


class Turn(Play):
    """When the turn passes, the player's name slides in, from the side that play goes to, and fills
    the screen; meanwhile no press rolls."""

    def __init__(self, handheld: "Handheld", game: "Game[Match]", passes: bool = False) -> None:
        super().__init__(handheld, game)
        self._tumble = pictures.Tumble(handheld.settings)
        self.motion = Steps(_PASSES)
        if passes:
            self.motion.at = 0 if moves(handheld.settings) else 4
        self._places = halves(handheld.canvas, TOP, FOOT)

    def wake(self, now: "Ticks") -> int:
        return self.motion.wake(now) if self.motion.running else self._tumble.wake(now)

    def key(self, key: int) -> "Answer | None":
        if key == BACK:
            return LEAVE
        if self._tumble.running:
            return None
        if self.motion.running and key != UP:
            self.motion.at = len(_PASSES)
            return None
        task = self._game.state.task
        if key == OK or (key == SHAKE and task in ("roll", "token")):
            return self._go_on(task)
        if key == DOWN and task in ("stack", "place"):
            return instead("cat_tower.falls.Falls", self._game)
        if key == DOWN:
            return instead("cat_tower.table.AtTable", self._game)
        return super().key(key)

    def help(self) -> "tuple[str, str, str, str]":
        up, _down, _ok, back = super().help()
        task = self._game.state.task
        if task in ("stack", "place"):
            return up, N_("It fell"), N_("It stands"), back
        asks = self._own() and task != "who"
        return up, N_("Table"), N_("Choose") if asks else _OK[task], back

    def _own(self) -> bool:
        """Whether the table rolls the box's own die, and turns up its tokens."""
        return self._handheld.settings.get("cat_tower.own") == "box"

    def _go_on(self, task: str) -> "Answer | None":
        """The obvious next thing."""
        if task == "who":
            return instead("cat_tower.asks.Who", self._game)
        if task == "stack" and self._game.state.fatty:
            if not self._game.state.fatties:
                return instead("cat_tower.asks.Spare", self._game)
            self._game.do("stack")
            task = "token"
        return self._chance(task) if task in ("roll", "token") else self._do("stack")

    def _chance(self, task: str) -> "Answer | None":
        """Written while the die tumbles, before anyone sees it: the plug is no second try."""
        if self._own():
            return instead("cat_tower.asks.Shows", self._game)
        state, below = self._game.state, self._handheld.chance.below
        if task == "roll":
            self._game.chance("roll", lambda: face(below(6), state.doubled))
        else:
            self._game.chance("token", lambda: state.bag.at(below(sum(state.bag.waiting()))))
        self._tumble.start()
        self._handheld.play("ROLL")
        return None

    def draw(self, canvas: "Canvas") -> None:
        if self.motion.running:
            self._draw_name(canvas)
            return
        state = self._game.state
        self._draw_hands(canvas)
        left, top, size, x, y, width, height = self._places
        if self._tumble.running:
            self._tumble.draw(canvas, left, top, size, state.task == "place")
            return
        picture, name, what = self._what_to_do(state)
        canvas.picture(picture, left, top, size, name)
        canvas.choice(0, TOP, canvas.width, canvas.height - TOP - FOOT, 0)
        canvas.paragraph(what, x, y + 1, width, height - 1, centred=True)
        up, down, ok, _back = self.help()
        foot(canvas, "", _(ok), _(up), _(down))

    def _draw_name(self, canvas: "Canvas") -> None:
        """Whose turn it is, as large as the panel allows, in the player's colour."""
        state = self._game.state
        x = self.motion.left(canvas.width) * state.direction
        canvas.bar(x, 0, canvas.width, canvas.height, "player " + str(state.seat + 1))
        draw_large(canvas, state.names[state.seat], canvas.height // 2 - 18, 0)
        canvas.centred(_("Your turn!"), canvas.height // 2 + 12, ink=0)

    def _what_to_do(self, state: "Match") -> "tuple[Picture, str, str]":
        """A picture, its name, and a sentence."""
        if state.task == "place":
            name = state.token
            return pictures.TOKENS[name], name, _(pictures.WORDS[name])
        if state.forced:
            picture, name = pictures.TOKENS[state.forced], state.forced
        elif state.face:
            picture, name = pictures.asked(state.face), state.face
        else:
            told = self._own()
            words = _("Roll the die, then OK.") if told else _("Press OK to roll the die.")
            return pictures.DIE, "die", words
        return picture, name, self._asked(state)

    def _asked(self, state: "Match") -> str:
        if state.task == "token":
            return _("Draw a token.")
        if state.task == "roll":
            return _("No Catty Fatty is left: roll again.")
        if state.task == "stack" and state.stacker != state.owner:
            names = state.names
            return _("{} stacks a card for {}.").format(names[state.stacker], names[state.owner])
        if state.forced == "paws" and state.house["paws"] == "named":
            if state.task == "who":
                return _("No roll: choose who stacks one of their own cards.")
            return _("{} stacks one of their own cards.").format(state.names[state.stacker])
        if state.face == "two_cats" and state.to_stack == 1:
            last = state.hands[state.owner] == 1
            return _("Stack your last card.") if last else _("One more card.")
        return _(FORCED[state.forced] if state.forced else pictures.WORDS[state.face])


_OK = {"roll": N_("Roll"), "token": N_("Draw"), "who": N_("Who?")}
# What a token of the player before asks for instead of a roll.
FORCED = {
    "paws": N_("No roll: who stacks your card?"),
    "fatty": N_("No roll: a Catty Fatty and a token."),
    "belly": N_("No roll: stack a card upside down."),
}
