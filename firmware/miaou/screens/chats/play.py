"""A game that is refereed: each task of the table has its screen, every event leads to the next."""

import sys
from micropython import const

from miaou.core.power import DARK
from miaou.lang import load
from miaou.screens import unfinished
from miaou.screens.chats import signs, timed
from miaou.screens.chats.ticking import at_work
from miaou.signals import BACK, LEAVE, UP
from miaou.ui import icons
from miaou.ui.layout import row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.core.game import Game
    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas

HEAD = const(14)  # rows for who leads, and the clock
ROW = const(9)  # rows of pixels for one row of hands
TEXT = const(27)  # the column where words begin
_KEY = const(8)  # columns at the right for what UP and DOWN do
_SET_UP = const(3)  # events before the first that can be taken back
_TIMED = ("trick", "rarity", "battle")
_ASIDES = "miaou.screens.chats.asides"

# What comes and goes while a game is played: screens of Chats, and what they need.
_SCREENS = (
    "set_up",
    "filed",
    "trick",
    "who",
    "battle",
    "end",
    "table",
    "graph",
    "asides",
    "question",
    "characteristic",
    "rarity",
    "change",
    "tied",
    "values",
    "figures",
    "timer",
    "digits",
)
_NEEDS = ("screens.history", "rules.history", "core.recovery", "ui.confirm", "ui.counter", "fonts.")


def screen(handheld: "Handheld", game: "Game") -> "Play":
    """What the table is to do now; what was asked aside leaves first, and all before the end."""
    task = game.state.task
    if task == "over" or _ASIDES in sys.modules:
        make_room(handheld)
    if task == "trick":
        from miaou.screens.chats.trick import Trick

        return Trick(handheld, game)
    if task == "over":
        from miaou.screens.chats.end import End

        return End(handheld, game)
    from miaou.screens.chats.battle import Battle

    return Battle(handheld, game)


def lines(canvas: "Canvas", players: int) -> tuple[str, int]:
    """The font in which all of them have a line, and how high that is."""
    room = canvas.height - HEAD
    font = "body" if players * canvas.font("body").height <= room else "small"
    return font, row(canvas, room, players, canvas.font(font).height)


def make_room(handheld: "Handheld") -> None:
    """Gives back all screens that can be loaded again, before others are."""
    handheld.forget_apps(*["screens.chats." + name for name in _SCREENS], *_NEEDS)
    load("chats")


class Play:
    """Takes the place of the screen before it, so that one step back is always the menu."""

    def __init__(self, handheld: "Handheld", game: "Game") -> None:
        self._handheld = handheld
        self._game = game
        self._ticking = at_work(handheld) if timed(handheld.settings) else None

    def wake(self, now: "Ticks") -> int:
        """The time that runs out here is told to the rules, for the trick under way is the last."""
        if self._ticking is None:
            return -1
        wait = self._ticking.tell(now)
        state = self._game.state
        if self._ticking.clock.is_up and not state.last and state.task in _TIMED:
            self._game.do("time")
        return -1 if self._handheld.power.state >= DARK else wait

    def resumed(self) -> "Play":
        """The game goes on here: so does the clock, until the cards are counted."""
        if self._ticking:
            running = self._ticking.clock.running
            if self._game.state.task not in _TIMED and running:
                self._ticking.stand()
            elif self._game.state.task in _TIMED and not running and not self._game.state.last:
                self._ticking.start()
        return self

    def key(self, key: int) -> "Any":
        if key == UP:
            return self._undo()
        if key == BACK and self._ticking and self._ticking.clock.running:
            self._ticking.stand()
        return LEAVE if key == BACK else None

    def _do(self, *event: str) -> "Any":
        self._game.do(*event)
        if self._game.state.task == "over":
            self._handheld.play("FANFARE")
        return self._on()

    def _asides(self) -> "Any":
        make_room(self._handheld)
        from miaou.screens.chats.asides import Asides

        return Asides(self._handheld, self._game).ask()

    def _undo(self) -> "Any":
        """Takes back the last thing that a player did: time is up by itself, and stays so."""
        if self._begun():
            was_last = self._game.state.last
            self._game.undo()
            if was_last and not self._game.state.last and self._begun():
                self._game.undo()
        return self._on()

    def _begun(self) -> bool:
        return len(self._game.journal) > _SET_UP

    def _on(self) -> "Any":
        """To the screen for what comes next; home is told whether there is a game to continue."""
        if self._game.state.task == "over":
            unfinished.finish(self._handheld.settings, "chats")
        else:
            unfinished.remember(self._handheld.settings, "chats")
        return LEAVE, screen(self._handheld, self._game).resumed()

    def _draw_head(self, canvas: "Canvas", words: str, rarity: int = -1) -> None:
        """What is on, or whose word counts and how rare their card is; and the clock.

        While the clock stands it is in brackets.
        """
        right = canvas.width
        ink = 1 if self._ticking and self._ticking.flashing else 0
        canvas.fb.fill_rect(0, 0, canvas.width, HEAD - 1, 1 - ink)
        if self._ticking:
            running = self._ticking.clock.running
            clock = self._ticking.words() if running else "(" + self._ticking.words() + ")"
            right -= canvas.font("body").width(clock) + 1
            canvas.text(clock, right, 0, ink=ink)
        if rarity >= 0:
            right -= (rarity + 1) * signs.DOT + 3
            signs.dots(canvas, rarity, right, 4, ink)
        canvas.fitted(words, 2, 0, right - 4, ("bold", "body", "small"), ink)

    def _hands_top(self, canvas: "Canvas") -> int:
        """Where the hands begin: six players need two rows."""
        return canvas.height - ROW * (1 if len(self._game.state.names) < 4 else 2)

    def _draw_hands(self, canvas: "Canvas") -> None:
        """How many cards everybody has, in the order of the seats, the leader in negative."""
        state = self._game.state
        count = len(state.names)
        across = count if count < 4 else (count + 1) // 2
        width = canvas.width // across
        letters = width // canvas.font("small").width("n") - 3
        for seat, name in enumerate(state.names):
            x = seat % across * width
            y = self._hands_top(canvas) + seat // across * ROW
            leads = seat == state.leader
            if leads:
                canvas.fb.fill_rect(x, y, width - 1, ROW, 1)
            words = name[:letters] + " " + str(state.hands.held[seat])
            canvas.text(words, x + 2, y + 1, "small", 0 if leads else 1)

    def _draw_pot(self, canvas: "Canvas", x: int, y: int) -> None:
        canvas.icon(signs.POT, x, y)
        canvas.note("pot")
        canvas.text(str(self._game.state.hands.pot), x + 10, y, "small")

    def _draw_keys(self, canvas: "Canvas", ok: str) -> None:
        """UP takes back, OK is the ordinary thing, DOWN all others."""
        right = canvas.width - _KEY
        y = self._hands_top(canvas) - _KEY
        canvas.icon(icons.CHECK, TEXT, y)
        canvas.text(ok, TEXT + 10, y, "small")
        canvas.icon(icons.DOWN, right, y - 1)
        canvas.note("more")
        if self._begun():
            canvas.icon(icons.UP, right, HEAD)
            canvas.icon(icons.UNDO, right, HEAD + 7)
