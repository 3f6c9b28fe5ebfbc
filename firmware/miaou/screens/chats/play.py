"""What the screens of a refereed game share: undo, the clock, and the hands at the bottom."""

from micropython import const

from miaou.core.keys import BACK, UP
from miaou.core.power import DARK
from miaou.lang import _
from miaou.screens.chats import signs
from miaou.screens.chats.clock import at_work
from miaou.screens.chats.flow import CLOCKED, do, tell_home, timed
from miaou.ui.edges import FOOT, TAB, foot, head, tabs
from miaou.ui.screen import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.chats.referee import Referee
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

TEXT = const(27)  # the column where words begin
_MOST = const(4)  # players whose hands stand side by side
_SET_UP = const(3)  # events before the first that can be taken back; one more tells a limit


class Play:
    """Takes the place of the screen before it, so that one step back is always the menu."""

    def __init__(self, handheld: "Handheld", game: "Game[Referee]") -> None:
        self._handheld = handheld
        self._game = game
        self._ticking = at_work(handheld) if timed(handheld, game) else None

    def wake(self, now: "Ticks") -> int:
        """When time runs out, the rules get an event: the trick under way is the last."""
        if self._ticking is None:
            return -1
        wait = self._ticking.tell(now)
        state = self._game.state
        if self._ticking.clock.is_up and not state.last and state.task in CLOCKED:
            self._game.do("time")
        return -1 if self._handheld.power.state >= DARK else wait

    def key(self, key: int) -> "Answer | None":
        if key == UP:
            return self._undo()
        if key == BACK and self._ticking and self._ticking.clock.running:
            self._ticking.stand()
        return LEAVE if key == BACK else None

    def _do(self, *event: str) -> "Answer":
        return do(self._handheld, self._game, *event)

    def _undo(self) -> "Answer":
        """Takes back what a player did last, and `time` if that came after: it comes by itself."""
        if self._begun():
            was_last = self._game.state.last
            self._game.undo()
            if was_last and not self._game.state.last and self._begun():
                self._game.undo()
        return tell_home(self._handheld, self._game)

    def _begun(self) -> bool:
        return len(self._game.journal) > _SET_UP + (self._game.state.limit >= 0)

    def _draw_head(self, canvas: "Canvas", words: str, rarity: int = -1) -> None:
        """What is on, or whose word counts and how rare their card is; and the clock.

        While the clock stands it is in brackets.
        """
        ink = 1 if self._ticking and self._ticking.flashing else 0
        clock = ""
        if self._ticking:
            running = self._ticking.clock.running
            clock = self._ticking.words() if running else "(" + self._ticking.words() + ")"
        if canvas.aside:
            from miaou.screens.chats.round_glass import draw_head

            draw_head(canvas, words, clock, rarity, ink)
            return
        right = head(canvas, "", clock, "", ink)
        if rarity >= 0:
            right -= (rarity + 1) * signs.DOT + 3
            signs.dots(canvas, rarity, right, 4, ink)
        canvas.fitted(words, 2, 1, right - 4, ink=ink)

    def _labels(self) -> "tuple[list[str], list[int]]":
        """Who has how many cards; what waits in the pot comes last, where there is any."""
        state = self._game.state
        names, held, pot = state.names, state.hands.held, state.hands.pot
        return (names + [_("pot")], held + [pot]) if pot else (names, held)

    def _hands_top(self, canvas: "Canvas") -> int:
        """Where the hands begin: many need two rows."""
        if canvas.aside:
            from miaou.screens.chats.round_glass import hands_top

            return hands_top(canvas, *self._labels())
        return canvas.height - FOOT - TAB * ((len(self._labels()[0]) + _MOST - 1) // _MOST)

    def _draw_hands(self, canvas: "Canvas") -> None:
        """How many cards everybody has, the leader in negative."""
        state = self._game.state
        names, held = self._labels()
        if canvas.aside:
            from miaou.screens.chats.round_glass import draw_hands

            draw_hands(canvas, names, held, state.leader, len(state.names))
            return
        y = self._hands_top(canvas)
        lines = (canvas.height - FOOT - y) // TAB
        across = (len(names) + lines - 1) // lines
        for first in range(0, len(names), across):
            end = first + across
            some, cards = names[first:end], held[first:end]
            width = canvas.width * len(some) // across
            lit = state.leader - first
            tabs(canvas, some, cards, lit, y, width, first, len(state.names))
            y += TAB

    def _draw_keys(self, canvas: "Canvas", down: str, ok: str) -> None:
        """UP takes back, OK is the ordinary thing, DOWN all others."""
        foot(canvas, "", ok, _("Undo") if self._begun() else "", down)

    def _pot(self) -> str:
        """What lies in it, in words; nothing where it is empty."""
        pot = self._game.state.hands.pot
        return _("In the pot: {}.").format(pot) if pot else ""
