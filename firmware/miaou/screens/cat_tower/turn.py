"""A match as it is played: what its screens share, where it stands, and a player's turn."""

from micropython import const

from miaou.core.keys import BACK, DOWN, OK, SHAKE, UP
from miaou.lang import N_, _
from miaou.rules.cat_tower.die import face
from miaou.screens import unfinished
from miaou.screens.cat_tower import pictures, signs
from miaou.ui import icons
from miaou.ui.layout import halves
from miaou.ui.screen import LEAVE, instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.cat_tower.match import Match
    from miaou.ui.canvas import Canvas
    from miaou.ui.picture import Picture
    from miaou.ui.screen import Answer


def stands(game: "Game[Match]", how: "Callable[..., Answer]" = instead) -> "Answer":
    """To the screen of what the table is to do now."""
    task = game.state.task
    if task == "deal":
        return how("cat_tower.asks.Deal", game)
    if task in ("round", "over"):
        return how("cat_tower.rounds.Scores", game)
    return how("cat_tower.turn.Turn", game)


HEAD = const(14)  # rows for whose turn it is and who is next
FOOT = const(9)  # rows for everybody's cards
_MARK = const(8)  # columns of a sign


class Play:
    """Takes the place of the screen before it, so that one step back is always the menu."""

    def __init__(self, handheld: "Handheld", game: "Game[Match]") -> None:
        self._handheld = handheld
        self._game = game

    def key(self, key: int) -> "Answer | None":
        if key == UP:
            return self._undo()
        return LEAVE if key == BACK else None

    def _do(self, *event: str) -> "Answer":
        self._game.do(*event)
        if self._game.state.task in ("round", "over"):
            self._handheld.play("FANFARE")
        return self._on()

    def _undo(self) -> "Answer":
        if self._game.state.begun():
            self._game.undo()
        return self._on()

    def _on(self) -> "Answer":
        """To the screen for what comes next; home is told where the match stands."""
        state = self._game.state
        if state.task == "over":
            unfinished.finish(self._handheld.settings, "cat_tower")
        else:
            unfinished.remember(self._handheld.settings, "cat_tower", state.round)
        return stands(self._game)

    def _draw_head(self, canvas: "Canvas") -> None:
        """Whose turn it is, which way play goes round, and who is next."""
        state = self._game.state
        canvas.fb.fill_rect(0, 0, canvas.width, HEAD - 1, 1)
        canvas.tint(0, 0, canvas.width, HEAD, "player " + str(state.seat + 1))
        half = (canvas.width - _MARK) // 2
        canvas.fitted(state.names[state.seat], 2, 0, half - 4, ("bold", "body", "small"), ink=0)
        sign = signs.CLOCKWISE if state.direction > 0 else signs.ANTICLOCKWISE
        canvas.icon(sign, half, 2, ink=0)
        canvas.note("clockwise" if state.direction > 0 else "anticlockwise")
        x = half + _MARK + 3
        canvas.fitted(state.names[state.next()], x, 0, canvas.width - x, ink=0)

    def _draw_hands(self, canvas: "Canvas") -> None:
        """How many cards everybody has, in the order of the seats, whoever plays in negative."""
        state = self._game.state
        width = canvas.width // len(state.names)
        y = canvas.height - FOOT
        letters = width // canvas.font("small").width("n") - 3
        for seat, name in enumerate(state.names):
            playing = seat == state.seat
            if playing:
                canvas.fb.fill_rect(seat * width, y, width, FOOT, 1)
            words = name[:letters] + " " + str(state.hands[seat])
            canvas.text(words, seat * width + 2, y + 1, "small", 0 if playing else 1)


_KEYS = const(9)  # columns at the right for what UP and DOWN do


class Turn(Play):
    def __init__(self, handheld: "Handheld", game: "Game[Match]") -> None:
        super().__init__(handheld, game)
        self._tumble = pictures.Tumble()
        self._places = halves(handheld.canvas, HEAD, FOOT)

    def wake(self, now: "Ticks") -> int:
        return self._tumble.wake(now)

    def key(self, key: int) -> "Answer | None":
        if key == BACK:
            return LEAVE
        if self._tumble.running:
            return None
        task = self._game.state.task
        if key == OK or (key == SHAKE and task in ("roll", "token")):
            return self._go_on(task)
        if key == DOWN and task in ("stack", "place"):
            return instead("cat_tower.asks.Falls", self._game)
        return super().key(key)

    def _go_on(self, task: str) -> "Answer | None":
        """The obvious next thing."""
        below = self._handheld.chance.below
        if task == "who":
            return instead("cat_tower.asks.Who", self._game)
        if task == "roll":
            doubled = self._game.state.doubled
            return self._chance("roll", lambda: face(below(6), doubled))
        if task == "stack" and self._game.state.fatty:
            if not self._game.state.fatties:
                return instead("cat_tower.asks.Spare", self._game)
            self._game.do("stack")
            task = "token"
        if task == "token":
            bag = self._game.state.bag
            return self._chance("token", lambda: bag.at(below(sum(bag.waiting()))))
        return self._do("stack")

    def _chance(self, kind: str, drawn: "Callable[[], str]") -> "Answer | None":
        """Written as soon as it tumbles, long before it is seen: the plug is no second try."""
        self._game.chance(kind, drawn)
        self._tumble.start()
        self._handheld.play("ROLL")
        return None

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        self._draw_head(canvas)
        self._draw_hands(canvas)
        left, top, size, x, y, width, height = self._places
        if self._tumble.running:
            self._tumble.draw(canvas, left, top, size - 3, state.task == "place")
            return
        picture, name, what = self._what_to_do()
        canvas.picture(picture, left, top, size, name)
        canvas.paragraph(what, x, y + 1, width - _KEYS, height - 1, centred=not x)
        self._draw_keys(canvas)

    def _what_to_do(self) -> "tuple[Picture, str, str]":
        """A picture, its name, and a sentence."""
        state = self._game.state
        task = state.task
        if task == "place":
            return (
                pictures.TOKENS[state.token],
                state.token,
                _(pictures.TOKEN_WORDS[state.token][1]),
            )
        if state.forced:
            picture, name = pictures.TOKENS[state.forced], state.forced
        elif state.face:
            picture, name = pictures.FACES[state.face], state.face
        else:
            return pictures.DIE, "die", _("Press OK to roll the die.")
        return picture, name, self._asked(state)

    def _asked(self, state: "Match") -> str:
        if state.task == "token":
            return _("Draw a token.")
        if state.task == "roll":
            return _("No Catty Fatty is left: roll again.")
        if state.task == "stack" and state.stacker != state.owner:
            names = state.names
            return _("{} stacks a card for {}.").format(names[state.stacker], names[state.owner])
        if state.face == "two_cats" and state.to_stack == 1:
            last = state.hands[state.owner] == 1
            return _("Stack your last card.") if last else _("One more card.")
        return _(FORCED[state.forced] if state.forced else pictures.FACE_WORDS[state.face][1])

    def _draw_keys(self, canvas: "Canvas") -> None:
        """UP takes back, DOWN says that it fell."""
        x = canvas.width - 8
        if self._game.state.begun():
            canvas.icon(icons.UP, x, HEAD)
            canvas.icon(icons.UNDO, x, HEAD + 7)
        if self._game.state.task in ("stack", "place"):
            y = canvas.height - FOOT - 7
            canvas.icon(signs.FALL, x, y - 10)
            canvas.icon(icons.DOWN, x, y - 1)


# What a token of the player before asks for instead of a roll.
FORCED = {
    "paws": N_("No roll: choose who stacks one of your cards."),
    "fatty": N_("No roll: stack a Catty Fatty and draw a token."),
    "belly": N_("No roll: stack a card upside down."),
}
