"""A refereed game: what is written, which screen comes, whether its clock runs; and what all of its
screens have in common."""

from micropython import const

from miaou.core.keys import BACK, UP
from miaou.core.power import DARK
from miaou.lang import _
from miaou.screens import unfinished
from miaou.screens.chats import signs
from miaou.screens.chats.clock import TIMED, at_work
from miaou.ui import icons
from miaou.ui.layout import row
from miaou.ui.screen import LEAVE, instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.chats.referee import Referee
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

HEAD = const(14)  # rows for who leads, and the clock
ROW = const(9)  # rows of pixels for one row of hands
TEXT = const(27)  # the column where words begin
_KEY = const(8)  # columns at the right for what UP and DOWN do
_SET_UP = const(3)  # events before the first that can be taken back; one more tells a limit
_RUNNING = ("trick", "rarity", "battle")  # the tasks during which the clock runs


def timed(handheld: "Handheld", game: "Game[Referee]") -> bool:
    """Whether the clock ends this game; for one of 0.1 the settings tell."""
    limit = game.state.limit
    return limit > 0 if limit >= 0 else handheld.settings.get(TIMED) != "off"


def stands(
    game: "Game[Referee]", how: "Callable[..., Answer]" = instead, goes_on: bool = False
) -> "Answer":
    """To the screen of what the table is to do now."""
    task = game.state.task
    if task == "trick":
        return how("chats.trick.Trick", game, goes_on)
    if task == "time":
        return how("chats.time_up.TimeUp", game)
    return how("chats.end.End" if task == "over" else "chats.battle.Battle", game)


def go_on(
    handheld: "Handheld", game: "Game[Referee]", how: "Callable[..., Answer]" = instead
) -> "Answer":
    """The game goes on: so does the clock, until the cards are counted."""
    if timed(handheld, game):
        ticking = at_work(handheld)
        running = ticking.clock.running
        if game.state.task not in _RUNNING and running:
            ticking.stand()
        elif game.state.task in _RUNNING and not running and not game.state.last:
            ticking.start()
    return stands(game, how, True)


def do(handheld: "Handheld", game: "Game[Referee]", *event: str) -> "Answer":
    """Writes what has happened, and goes on; the table is told what nobody has named."""
    hands = game.state.hands
    tricks, pot = len(hands.takers), hands.pot
    try:
        game.do(*event)
    except ValueError as error:
        return refuse(handheld, game, str(error))
    answer = tell_home(handheld, game)
    if game.state.task == "over":
        handheld.play("FANFARE")
    elif event[0] != "won" and len(hands.takers) > tricks:
        from miaou.screens.chats.ties import verdict

        return instead("asking.Message", verdict(game.state, pot), lambda: answer)
    return answer


def refuse(handheld: "Handheld", game: "Game[Referee]", reason: str) -> "Answer":
    handheld.play("WRONG")
    return instead("asking.Message", _(reason), lambda: stands(game))


def tell_home(
    handheld: "Handheld", game: "Game[Referee]", how: "Callable[..., Answer]" = instead
) -> "Answer":
    """On to what comes next; home is told whether there is a game to continue."""
    if game.state.task == "over":
        unfinished.finish(handheld.settings, "chats")
    else:
        unfinished.remember(handheld.settings, "chats")
    return go_on(handheld, game, how)


def lines(canvas: "Canvas", players: int) -> tuple[str, int]:
    """The font in which all of them have a line, and how high that is."""
    room = canvas.height - HEAD
    font = "body" if players * canvas.font("body").height <= room else "small"
    return font, row(canvas, room, players, canvas.font(font).height)


class Play:
    """Takes the place of the screen before it, so that one step back is always the menu."""

    def __init__(self, handheld: "Handheld", game: "Game[Referee]") -> None:
        self._handheld = handheld
        self._game = game
        self._ticking = at_work(handheld) if timed(handheld, game) else None

    def wake(self, now: "Ticks") -> int:
        """The time that runs out here is told to the rules, for the trick under way is the last."""
        if self._ticking is None:
            return -1
        wait = self._ticking.tell(now)
        state = self._game.state
        if self._ticking.clock.is_up and not state.last and state.task in _RUNNING:
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
        """Takes back the last thing that a player did: time is up by itself, and stays so."""
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
        canvas.fitted(words, 2, 0, right - 4, ("body", "small"), ink)

    def _hands_top(self, canvas: "Canvas") -> int:
        """Where the hands begin: six players need two rows."""
        return canvas.height - ROW * (1 if len(self._game.state.names) < 4 else 2)

    def _draw_hands(self, canvas: "Canvas", ok: str) -> None:
        """The pot, what the keys do, and how many cards everybody has, the leader in negative."""
        self._draw_keys(canvas, ok)
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

    def _draw_keys(self, canvas: "Canvas", ok: str) -> None:
        """UP takes back, OK is the ordinary thing, DOWN all others."""
        right = canvas.width - _KEY
        y = self._hands_top(canvas) - _KEY
        canvas.icon(signs.POT, 0, y)
        canvas.note(_("pot"))
        canvas.text(str(self._game.state.hands.pot), 10, y, "small")
        canvas.icon(icons.CHECK, TEXT, y)
        canvas.text(ok, TEXT + 10, y, "small")
        canvas.icon(icons.DOWN, right, y - 1)
        canvas.note(_("more"))
        if self._begun():
            canvas.icon(icons.UP, right, HEAD)
            canvas.icon(icons.UNDO, right, HEAD + 7)
