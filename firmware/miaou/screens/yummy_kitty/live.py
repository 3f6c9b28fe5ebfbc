"""The table while it plays: turns, Feline Protection, mice; every step can be taken back."""

from micropython import const

from miaou.core.keys import BACK, DOWN, OK, UP
from miaou.lang import N_, _
from miaou.rules.yummy_kitty.feeders import MANY
from miaou.rules.yummy_kitty.score import count
from miaou.screens import unfinished
from miaou.screens.yummy_kitty.app import PICTURE
from miaou.screens.yummy_kitty.game import SIGNS
from miaou.ui import icons
from miaou.ui.canvas import READABLE, TALL
from miaou.ui.edges import EDGE, FOOT, HEAD, foot
from miaou.ui.menu import PAW, Menu, as_it_is
from miaou.ui.screen import LEAVE, instead, on_top, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.yummy_kitty.table import Table
    from miaou.ui.canvas import Canvas
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer

_NAME = const(24)  # rows for the name, in letters of twice their size
_LINE = const(9)  # rows of a small line below it
_LEAST = const(20)  # columns of a picture
_NAMED = ("huge", "bold", "body")
_SIGN = const(11)  # columns of a sign and the gap after it
SHIELD = b"\xff\x81\xa5\xbd\xbd\x5a\x24\x18"


def tell(handheld: "Handheld", game: "Game[Table]", *event: str) -> None:
    """Writes an event; a game that was counted too early is under way again."""
    game.do(*event)
    unfinished.remember(handheld.settings, "yummy_kitty")


class WhoBegins(Menu):
    def __init__(self, handheld: "Handheld", game: "Game[Table]") -> None:
        self._handheld = handheld
        self._game = game
        line = N_("On three, all say meow!")
        items = [(as_it_is(name), self._begins, line) for name in game.state.names]
        super().__init__(N_("Who said meow first?"), items)

    def _begins(self) -> "Answer":
        tell(self._handheld, self._game, "start", str(self.at))
        return instead("yummy_kitty.live.Live", self._game)


# What UP took back, in a word; anything else was part of the count.
_EVENTS = {
    "start": N_("turn"),
    "turn": N_("turn"),
    "protect": N_("protection"),
    "caught": N_("mouse"),
    "rename": N_("name"),
    "house": N_("House rules"),
    "dogs": N_("House rules"),
}
_COUNT = N_("count")


class Live:
    """Whose turn it is, across the table, and below it what the keys do."""

    def __init__(self, handheld: "Handheld", game: "Game[Table]") -> None:
        self._handheld = handheld
        self._game = game
        self._taken_back = ""

    def key(self, key: int) -> "Answer | None":
        self._taken_back = ""
        if key == BACK:
            return LEAVE
        if key == DOWN:
            return on_top("yummy_kitty.live.Happened", self._game)
        if key == OK:
            tell(self._handheld, self._game, "turn")
        elif key == UP:
            return self._undo()
        return None

    def help(self) -> "tuple[str, str, str, str]":
        return N_("Undo"), self._happened(), N_("Next"), N_("Leave")

    def _happened(self) -> str:
        return N_("Mouse") if len(self._game.state.names) == 2 else N_("Mouse…")

    def draw(self, canvas: "Canvas") -> None:
        if canvas.aside:
            from miaou.screens.yummy_kitty.round_turn import draw as draw_round

            draw_round(canvas, self._game.state, self._taken_back, SHIELD)
        else:
            self._draw_turn(canvas)
        foot(canvas, "", _("Next"), _("Undo"), _(self._happened()))

    def _draw_turn(self, canvas: "Canvas") -> None:
        state = self._game.state
        wide = canvas.scale > 1 and canvas.height < TALL
        draw = self._draw_wide if wide else self._draw_large
        draw(canvas, state.names[state.seat], "player " + str(state.seat + 1))
        y = canvas.height - FOOT + 2 - _LINE - 4 * (canvas.height >= TALL)
        if self._taken_back:
            top = HEAD + 1 if wide else y - _LINE
            canvas.note(_("undone"))
            canvas.icon(icons.UNDO, EDGE, top)
            canvas.text(self._taken_back, EDGE + _SIGN, top, "small")
        if state.holder >= 0:
            canvas.icon(SHIELD, EDGE, y)
            words = _("Protected: {}").format(state.names[state.holder])
            canvas.text(words, EDGE + _SIGN, y, "small")

    def _draw_wide(self, canvas: "Canvas", name: str, ink: str) -> None:
        """The name and who comes next in a head, and below it what a turn may be."""
        state = self._game.state
        held = state.holder >= 0
        words = _("Next: {}").format(state.names[state.order()[1]])
        x = canvas.width - EDGE - canvas.font("small").width(words)
        canvas.bar(0, 0, canvas.width, HEAD - 1, ink)
        canvas.fitted(name, EDGE, 1, x - 2 * EDGE, ink=0)
        canvas.text(words, x, 4, "small", 0)
        if not self._taken_back:
            canvas.fitted(_("Food, yarn or a cat?"), 0, HEAD, 0, READABLE[held:])
        self._draw_actions(canvas, HEAD + 13 - 3 * held, held)

    def _draw_large(self, canvas: "Canvas", name: str, ink: str) -> None:
        """The name in letters as large as it fits, and what can be done."""
        font, state = canvas.font("huge"), self._game.state
        y = (_NAME - font.height) // 2
        if canvas.height >= TALL:
            canvas.fitted(name, 0, y, 0, _NAMED, ink)
            self._draw_tall(canvas)
            return
        canvas.fitted(name, EDGE, y, canvas.width - EDGE, _NAMED, ink)
        canvas.fitted(_("Food, yarn or a cat?"), EDGE, _NAME, canvas.width - 2 * EDGE)
        if not self._taken_back:
            words = _("Next: {}").format(state.names[state.order()[1]])
            canvas.text(words, EDGE, canvas.height - FOOT + 2 - 2 * _LINE, "small")
        x = canvas.width - _NAME
        if canvas.scale == 1 and EDGE + font.width(name) < x:
            canvas.picture(PICTURE, x, 1, _NAME - 2)

    def _draw_tall(self, canvas: "Canvas") -> None:
        """All in the middle: what can be done, and below it who comes next."""
        canvas.centred(_("Food, yarn or a cat?"), _NAME)
        seat = self._game.state.order()[1]
        words = _("Next: {}").format(self._game.state.names[seat])
        y = canvas.height - FOOT - 2 * _LINE - 16
        canvas.centred(words, y, ink="player " + str(seat + 1))
        self._draw_actions(canvas, _NAME + 16, 4)

    def _draw_actions(self, canvas: "Canvas", y: int, lines: int) -> None:
        """Where there is room for them above so many lines at the foot."""
        size = min(canvas.height - FOOT - lines * _LINE - y, canvas.width // 4)
        if size >= _LEAST:
            from miaou.screens.yummy_kitty.actions import draw

            draw(canvas, y, size)

    def _undo(self) -> "Answer | None":
        """Says what it took back: not all of it is on this screen."""
        last: list[str] = []
        for event in self._game.journal.events():
            last = event
        self._game.undo()
        state = self._game.state
        if state.seat < 0:
            return instead("yummy_kitty.live.WhoBegins", self._game)
        words = _(_EVENTS.get(last[0], _COUNT))
        if len(last) > 1 and last[1].isdigit():
            words += ", " + state.names[int(last[1])]
        self._taken_back = words
        return None


class Happened(Menu):
    """Who catches the mouse, in turn order; below that, who has lost a cat from hand."""

    _left = PAW + _SIGN

    def __init__(self, handheld: "Handheld", game: "Game[Table]") -> None:
        self._handheld = handheld
        self._game = game
        state = game.state
        self._seats = state.order() + [-1]
        self._mice = len(self._seats)  # rows about a mouse
        line = N_("First with a Black Cat")
        if not state.mouse_counts(False):
            line = N_("Only after storing food")
        names = [as_it_is(name) for name in state.names] + [N_("Nobody")]
        items: list[Item] = [(names[seat], self._mouse, line) for seat in self._seats]
        if len(state.names) > 2:
            self._seats += state.open_hands()
            line = N_("Feline Protection")
            items += [(names[seat], self._lost, line) for seat in state.open_hands()]
        super().__init__("", items)

    def value(self, at: int) -> str:
        """The mice caught so far."""
        if at >= self._mice - 1:
            return ""
        return str(count(self._game.state.feeders[self._seats[at]], "mice"))

    def draw(self, canvas: "Canvas") -> None:
        about_mouse = self.at < self._mice
        self.title = N_("Who catches the mouse?") if about_mouse else N_("A cat was taken from…")
        super().draw(canvas)

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        canvas.icon(SIGNS["mice"] if at < self._mice else SHIELD, PAW, y + 2)

    def _mouse(self) -> "Answer":
        seat = self._seats[self.at]
        if self.value(self.at) == str(MANY):
            return say(_("I cannot count more than {}.").format(MANY))
        if seat >= 0:
            tell(self._handheld, self._game, "caught", str(seat))
        self._handheld.play("MOUSE")
        return instead("yummy_kitty.mouse.Mouse", self._game, seat)

    def _lost(self) -> "Answer":
        tell(self._handheld, self._game, "protect", str(self._seats[self.at]))
        return LEAVE
