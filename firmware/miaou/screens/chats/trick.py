"""A trick: who leads and what counts, all cards in sight, and OK asks who won."""

from micropython import const
from time import ticks_ms

from miaou.core.keys import DOWN, OK
from miaou.lang import N_, _
from miaou.rules.chats.trick import CHARACTERISTICS, RARITIES
from miaou.screens.chats import signs
from miaou.screens.chats.clock import CHOOSING, sooner
from miaou.screens.chats.play import TEXT, Play
from miaou.ui.edges import HEAD
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.chats.referee import Referee
    from miaou.screens.chats.choosing import Choosing
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

_SIGN = const(23)  # columns of a characteristic's sign beside its words
_LINES = const(24)  # rows for them; a tall panel has room for a larger sign below


class Trick(Play):
    """Where the leader's seconds are counted, OK first says that something was named in time."""

    def __init__(self, handheld: "Handheld", game: "Game[Referee]", goes_on: bool) -> None:
        super().__init__(handheld, game)
        self._choosing: Choosing | None = None
        self._passes = len(game.state.trick.seats)  # in a row: then nobody is there any more
        if goes_on:
            self._count_seconds()

    def _count_seconds(self) -> None:
        state = self._game.state
        counted = self._handheld.settings.get(CHOOSING, "off") != "off"
        if counted and not state.trick.characteristic and not state.last:
            from miaou.screens.chats.choosing import Choosing

            self._choosing = Choosing(self._handheld)
            self._choosing.start(ticks_ms())

    def help(self) -> "tuple[str, str, str, str]":
        return N_("Undo"), N_("Equal?"), self._ok(), N_("Back")

    def wake(self, now: "Ticks") -> int:
        wait = super().wake(now)
        choosing = self._choosing
        if choosing is None:
            return wait
        left = choosing.wake(now)
        if choosing.late and choosing.passes and self._passes:
            self._passes -= 1
            self._game.do("pass")
            choosing.start(now)
            left = choosing.wake(now)
        return sooner(wait, left)

    def key(self, key: int) -> "Answer | None":
        if key == OK:
            if not self._counting():
                asks = "chats.time_up.TimeUp" if self._is_over() else "chats.who.Who"
                return instead(asks, self._game)
            self._choosing = None
            return None
        if key == DOWN:
            return instead("chats.ties.Tie", self._game)
        return super().key(key)

    def _counting(self) -> bool:
        return self._choosing is not None and self._choosing.running

    def _is_over(self) -> bool:
        """Time is up, and no trick is known to be under way."""
        return self._game.state.last and not self._game.state.trick.characteristic

    def draw(self, canvas: "Canvas") -> None:
        trick = self._game.state.trick
        rarity = RARITIES.index(trick.mark) if trick.mark else -1
        self._draw_head(canvas, self._speaker(), rarity)
        if trick.characteristic:
            self._draw_named(canvas, CHARACTERISTICS.index(trick.characteristic))
        else:
            self._draw_unnamed(canvas)
        self._draw_hands(canvas)
        self._draw_keys(canvas, _("Equal?"), _(self._ok()))

    def _ok(self) -> str:
        if self._counting():
            return N_("Named!")
        return N_("And now?") if self._is_over() else N_("Who?")

    def _speaker(self) -> str:
        """Whose word counts: the leader's, until a rarer card changes it."""
        state = self._game.state
        trick = state.trick
        if not trick.characteristic:
            return str(state.names[state.leader])
        if trick.setter < 0:
            return _("Rarer card")
        return str(state.names[trick.setter])

    def _draw_unnamed(self, canvas: "Canvas") -> None:
        words = _("Time is up!") if self._game.state.last else _("Your choice!")
        y = HEAD - canvas.aside
        top = y + 13
        if self._choosing and self._choosing.running:
            self._choosing.draw(canvas, TEXT, y + 14, canvas.width - 2 * TEXT)
            top = y + _LINES
        elif canvas.scale == 1:  # four pictures more are no memory to spend there
            y += (self._hands_top(canvas) - top) // 2
        canvas.centred(words, y)
        if canvas.scale > 1:
            from miaou.screens.chats.choice import draw_choice, draw_end

            draw = draw_end if self._game.state.last else draw_choice
            draw(canvas, top, self._hands_top(canvas) - top - 2)

    def _room(self, canvas: "Canvas") -> int:
        """Rows below the words."""
        return self._hands_top(canvas) - HEAD + canvas.aside - _LINES

    def _draw_second(self, canvas: "Canvas", words: str) -> None:
        """Below what is said first, if there is room for it."""
        if canvas.aside:
            y = canvas.narrow + 11
            canvas.paragraph(words, TEXT, y, canvas.width - TEXT, self._hands_top(canvas) - y - 1)
        elif self._hands_top(canvas) > HEAD + 22:
            canvas.fitted(words, TEXT, HEAD + 14, canvas.width - TEXT - 1, ("small",))

    def _draw_named(self, canvas: "Canvas", at: int) -> None:
        """What counts, and which value wins."""
        room, y = self._room(canvas), canvas.narrow or HEAD
        words = _("Last trick!") if self._game.state.last else _(signs.WINS[at])
        if room > _SIGN:
            signs.picture(canvas, at, (canvas.width - room) // 2, y + _LINES, room)
            canvas.centred(_(signs.WORDS[at]), y)
            canvas.centred(words, y + _LINES // 2)
            return
        signs.picture(canvas, at, 1, y, min(_SIGN, room + _LINES - 1))
        canvas.fitted(_(signs.WORDS[at]), TEXT, y, canvas.width - TEXT - 1)
        self._draw_second(canvas, words)
