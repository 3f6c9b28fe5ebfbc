"""A tie, and the battle that settles it."""

from micropython import const

from miaou.core.keys import DOWN, OK
from miaou.lang import N_, _
from miaou.rules.chats.trick import RARITIES
from miaou.screens.chats import signs
from miaou.screens.chats.play import HEAD, Play
from miaou.ui import icons
from miaou.ui.layout import row
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

_CAT = const(32)  # rows that a cat needs at the least

TITLES = {
    "rarity": N_("Tie! Rarest wins"),
    "battle": N_("New cards!"),
    "duel": N_("Equal! Duel"),
}


class Battle(Play):
    def help(self) -> "tuple[str, str, str, str]":
        return N_("Take back"), N_("Equal again?"), N_("Who is rarest?"), N_("Back")

    def key(self, key: int) -> "Answer | None":
        if key == OK:
            return instead("chats.who.Who", self._game)
        if key == DOWN:
            return instead("chats.ties.Tie", self._game)
        return super().key(key)

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        self._draw_head(canvas, _(TITLES[state.task]))
        seats = state.trick.seats + self._dropped()
        room = self._hands_top(canvas) - HEAD - 8
        half = (len(seats) + 1) // 2
        font = "body" if half * canvas.font("body").height <= room else "small"
        line = row(canvas, room, half, canvas.font(font).height)
        for at, seat in enumerate(seats):
            x = at % 2 * (canvas.width // 2 - 4)
            self._draw_player(canvas, seat, x, HEAD + at // 2 * line, font)
        self._draw_cats(canvas, HEAD + half * line, HEAD + room)
        self._draw_hands(canvas, _("Who is rarest?"))

    def _draw_cats(self, canvas: "Canvas", top: int, bottom: int) -> None:
        """Where there is room for them below the names, and on cells of their own: two cats."""
        top = (top + 7) // 8 * 8
        size = min(bottom - top, canvas.width // 2) // 8 * 8
        if size >= _CAT:
            left = (canvas.width - 2 * size) // 16 * 8
            for at in range(2):
                signs.cat(canvas, left + at * size, top, size)

    def _dropped(self) -> list[int]:
        """Those whose last card lies in the pot, and who have no other for this battle."""
        state = self._game.state
        return [
            seat
            for seat, cards in enumerate(state.hands.held if state.task == "battle" else ())
            if not cards and not state.hands.fell[seat] and seat not in state.trick.seats
        ]

    def _draw_player(self, canvas: "Canvas", seat: int, x: int, y: int, font: str) -> None:
        trick = self._game.state.trick
        name = self._game.state.names[seat]
        in_it = seat in trick.seats
        middle = y + (canvas.font(font).height - 8) // 2
        canvas.icon(icons.PAW if in_it else icons.CROSS, x, middle)
        canvas.note(_("tied") if in_it else _("no card left"))
        width = canvas.width // 2 - 14
        if seat in trick.shown:
            width -= len(RARITIES) * signs.DOT
            name = name[: width // canvas.font("small").width("n")]
            signs.dots(canvas, RARITIES.index(trick.shown[seat]), x + 8 + width, middle + 1)
        canvas.fitted(name, x + 10, y, width, (font, "small"))
