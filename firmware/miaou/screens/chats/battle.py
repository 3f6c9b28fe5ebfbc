"""A tie, and the battle that settles it."""

from micropython import const

from miaou.core.keys import DOWN, OK
from miaou.lang import N_, _
from miaou.rules.chats.trick import RARITIES
from miaou.screens.chats import signs
from miaou.screens.chats.play import Play
from miaou.ui import icons
from miaou.ui.edges import FOOT, HEAD
from miaou.ui.layout import row
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

_PAW = const(14)  # columns beside a name
_FACES = ("huge", "body", "small")
_CAT = const(32)  # rows that a cat needs at the least
_LOW = const(60)  # rows in which two names stand one above the other

TITLES = {
    "rarity": N_("Tie! Rarest wins"),
    "battle": N_("New cards!"),
    "duel": N_("Equal! Duel"),
}


class Battle(Play):
    """Who is tied, and the pot; OK asks whose card is the rarest, DOWN whether they tie again."""

    def help(self) -> "tuple[str, str, str, str]":
        return N_("Undo"), N_("Equal?"), N_("Rarest?"), N_("Back")

    def key(self, key: int) -> "Answer | None":
        if key == OK:
            return instead("chats.who.Who", self._game)
        if key == DOWN:
            return instead("chats.ties.Tie", self._game)
        return super().key(key)

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        self._draw_head(canvas, _(TITLES[state.task]))
        self._draw_keys(canvas, _("Equal?"), _("Rarest?"))
        seats = state.trick.seats + self._dropped()
        if canvas.aside:
            from miaou.screens.chats.round_glass import draw_tie

            draw_tie(canvas, state, seats, self._pot())
            return
        room = canvas.height - FOOT - HEAD
        body = canvas.font("body").height
        most = canvas.width // 2 - _PAW
        # Of two, the names have all of the glass.
        for face in _FACES[len(seats) > 2 or len(state.trick.shown) > 0 :]:
            font = canvas.font(face)
            if max([font.width(state.names[seat]) for seat in seats]) <= most:
                break
        across = 2
        if len(seats) == 2 and font.height <= body and room < _LOW:
            across, face, font = 1, "body", canvas.font("body")
        half = (len(seats) + across - 1) // across
        line = max(min(row(canvas, room, half, body), body + 4), font.height)
        width = canvas.width // across
        for at, seat in enumerate(seats):
            x, y = 1 + at % across * width, HEAD + at // across * line
            self._draw_player(canvas, seat, x, y, face, width)
        y = HEAD + half * line
        if y + body <= HEAD + room:
            canvas.centred(self._pot(), y)
        self._draw_cats(canvas, y + body, HEAD + room)

    def _draw_cats(self, canvas: "Canvas", top: int, bottom: int) -> None:
        """Where there is room for them below the names: two cats, in the colours of the first."""
        half = canvas.width // 2
        size = min(bottom - top - 3, half - 6)
        if size >= _CAT:
            for at, seat in enumerate(self._game.state.trick.seats[:2]):
                x = at * half + (half - size) // 2
                signs.cat(canvas, x, top + 3, size, "player " + str(seat + 1))

    def _dropped(self) -> list[int]:
        """Those whose last card lies in the pot, and who have no other for this battle."""
        state = self._game.state
        return [
            seat
            for seat, cards in enumerate(state.hands.held if state.task == "battle" else ())
            if not cards and not state.hands.fell[seat] and seat not in state.trick.seats
        ]

    def _draw_player(
        self, canvas: "Canvas", seat: int, x: int, y: int, face: str, width: int
    ) -> None:
        trick = self._game.state.trick
        name = self._game.state.names[seat]
        in_it = seat in trick.seats
        font = canvas.font(face)
        middle = y + max(2, (font.height - 8) // 2)
        ink = "player " + str(seat + 1)
        canvas.icon(icons.PAW if in_it else icons.CROSS, x, middle, ink)
        canvas.note(_("tied") if in_it else _("no card left"))
        rarity = RARITIES.index(trick.shown[seat]) if seat in trick.shown else -1
        if face != _FACES[0]:
            y += (12 - font.height) // 2
            name = font.clip(name, width - 15 - (rarity + 1) * signs.DOT)
        canvas.text(name, x + 11, y, face, ink)
        if rarity >= 0:
            signs.dots(canvas, rarity, x + 13 + font.width(name), middle + 1)
