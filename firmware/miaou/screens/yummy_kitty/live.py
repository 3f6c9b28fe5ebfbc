"""The table while it plays: whose turn it is across the table, and every step taken back."""

from micropython import const

from miaou.core.keys import BACK, DOWN, OK, UP
from miaou.lang import N_, _
from miaou.rules.yummy_kitty.live import stored
from miaou.rules.yummy_kitty.score import count
from miaou.screens import unfinished
from miaou.screens.yummy_kitty.signs import SIGNS
from miaou.ui import icons
from miaou.ui.foot import FOOT, foot
from miaou.ui.layout import draw_double
from miaou.ui.screen import LEAVE, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.yummy_kitty.table import Table
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer


_NAME = const(24)  # rows for the name, in letters of twice their size
_MICE = const(9)  # rows for everybody's mice
_KEYS = const(10)  # columns at the right for what UP and DOWN do
_SIGN = const(10)  # columns of a sign and the gap after it

SHIELD = bytes(
    [
        0b11111111,
        0b10000001,
        0b10100101,
        0b10111101,
        0b10111101,
        0b01011010,
        0b00100100,
        0b00011000,
    ]
)


def draw_turn(canvas: "Canvas", state: "Table", taken_back: str) -> None:
    """What UP took back stands where storing food is explained."""
    width = canvas.width - _KEYS
    names, live = state.names, state.playing()
    spare = (canvas.height - 64) // 32 * 8  # in whole cells of colour
    _draw_large(canvas, names[live.seat], 0, spare, width)
    canvas.tint(0, spare, width, _NAME, "player " + str(live.seat + 1))
    y = _NAME + 1 + spare
    canvas.fitted("→ " + names[(live.seat + 1) % len(names)], 0, y, width)
    if live.holder >= 0:
        y += canvas.font("body").height
        _draw_signed(canvas, SHIELD, "protected", names[live.holder], y)
    y = canvas.height - _MICE - canvas.font("small").height - 1
    if taken_back:
        _draw_signed(canvas, icons.UNDO, "undone", taken_back, y)
    else:
        words = _("Food +{}, empty hand +{}").format(stored(False), stored(True))
        canvas.fitted(words, 0, y, width, ("small",))
    _draw_mice(canvas, state)
    _draw_keys(canvas)


def _draw_large(canvas: "Canvas", words: str, x: int, y: int, width: int) -> None:
    """One line at twice the size of the first face in which it fits."""
    for name in ("body", "small"):
        font = canvas.font(name)
        if 2 * font.width(words) <= width + 2:
            break
    draw_double(canvas, words, x, y + (_NAME - 2 * font.height) // 2, name)


def _draw_signed(canvas: "Canvas", sign: bytes, name: str, words: str, y: int) -> None:
    canvas.icon(sign, 0, y)
    canvas.note(name)
    canvas.fitted(words, _SIGN, y, canvas.width - _KEYS - _SIGN, ("small",))


def _draw_mice(canvas: "Canvas", state: "Table") -> None:
    """How many everybody has caught, in the order of the seats, whoever plays in negative."""
    width = (canvas.width - _SIGN) // len(state.names)
    y = canvas.height - _MICE
    canvas.icon(SIGNS["mice"], 0, y + 1)
    for seat, name in enumerate(state.names):
        x = _SIGN + seat * width
        playing = seat == state.playing().seat
        if playing:
            canvas.fb.fill_rect(x, y, width, _MICE, 1)
        mice = " " + str(count(state.feeders[seat], "mice"))
        letters = (width - 2) // canvas.font("small").width("n") - len(mice)
        canvas.text(name[:letters] + mice, x + 2, y + 1, "small", 0 if playing else 1)


def _draw_keys(canvas: "Canvas") -> None:
    """UP takes back; DOWN is for a mouse and all else that happens."""
    x = canvas.width - 8
    canvas.icon(icons.UP, x, 0)
    canvas.icon(icons.UNDO, x, 7)
    y = canvas.height - _MICE - 9
    canvas.icon(SIGNS["mice"], x, y - 8)
    canvas.icon(icons.DOWN, x, y)


# What UP took back, in a word; anything else was told to the count.
_EVENTS = {
    "start": N_("turn"),
    "turn": N_("turn"),
    "protect": N_("protection"),
    "yarn": N_("yarn"),
    "caught": N_("mouse"),
    "house": N_("House rules"),
    "dogs": N_("House rules"),
}
_COUNT = N_("count")


class Live:
    """Stands above the menu; every question about the table comes back to it."""

    def __init__(self, handheld: "Handheld", game: "Game[Table]") -> None:
        self._handheld = handheld
        self._game = game
        self._taken_back = ""

    def key(self, key: int) -> "Answer | None":
        self._taken_back = ""
        if key == BACK:
            return LEAVE
        if self._game.state.live is None:
            return self._who_begins() if key == OK else None
        if key == OK:
            self._do("turn")
        elif key == UP:
            self._undo()
        elif key == DOWN:
            return on_top("yummy_kitty.table.LiveTable", self._game)
        return None

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        if state.live is None:
            words = _("Count to three: the first to say meow begins.")
            canvas.paragraph(words, 0, 0, canvas.width, canvas.height - FOOT, centred=True)
            foot(canvas, "", _("OK"))
        else:
            draw_turn(canvas, state, self._taken_back)

    def _who_begins(self) -> "Answer | None":
        names = self._game.state.names
        return on_top(
            "yummy_kitty.table.WhichPlayer",
            N_("Who said meow first?"),
            names,
            range(len(names)),
            self._begins,
        )

    def _begins(self, seat: int) -> "Answer":
        self._do("start", str(seat))
        return LEAVE

    def _do(self, *event: str) -> None:
        """Also a game that was counted too early is under way again."""
        self._game.do(*event)
        unfinished.remember(self._handheld.settings, "yummy_kitty")

    def _undo(self) -> None:
        """Says what it took back: not all of it is on this screen."""
        last: list[str] = []
        for event in self._game.journal.events():
            last = event
        self._game.undo()
        words = _(_EVENTS.get(last[0], _COUNT))
        if len(last) > 1 and last[1].isdigit():
            words += ", " + self._game.state.names[int(last[1])]
        self._taken_back = words
