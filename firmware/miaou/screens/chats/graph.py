"""The game in figures, and who was ahead."""

from micropython import const

from miaou.core.keys import BACK, DOWN, OK
from miaou.lang import N_, _
from miaou.screens.chats.flow import stands
from miaou.screens.chats.play import Play
from miaou.ui.canvas import TALL
from miaou.ui.edges import FOOT, HEAD, foot, head
from miaou.ui.screen import instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

ENDS = {"cards": N_("All cards"), "time": N_("Time is up"), "stopped": N_("Stopped")}
_FEW = const(4)  # players who leave room for all else
_GAP = const(6)  # columns between what they are
_BELOW = const(10)  # rows for what the columns are


class Table(Play):
    """Everybody's tricks, and how many of them in a row."""

    def help(self) -> "tuple[str, str, str, str]":
        return "", N_("More"), N_("More"), N_("Back")

    def key(self, key: int) -> "Answer | None":
        if key == BACK:
            return stands(self._game)
        if key not in (OK, DOWN):
            return None
        return instead("chats.graph.Graph", self._game)

    def draw(self, canvas: "Canvas") -> None:
        from miaou.ui.ranks import ranks, topic  # the graph does without, and a code needs the room

        state = self._game.state
        titles = _("tricks"), _("streak")
        gap = _GAP - canvas.aside // 3
        column = max([canvas.font("small").width(title) for title in titles]) + gap
        y = topic(canvas, _(ENDS[state.end]), 1, canvas.width - 2 * column)
        for at, title in enumerate(titles):
            right = canvas.width - 1 - canvas.aside // 2 - (1 - at) * column
            canvas.text(title, right - canvas.font("small").width(title), y, "small")
        rows = [
            (place, seat, state.names[seat], (str(hands.tricks(seat)), str(hands.streak(seat))))
            for hands in (state.hands,)
            for place, seat in state.ranking()
        ]
        few = len(rows) <= _FEW
        below = canvas.aside > 0  # the circle has room for the foot there
        ranks(canvas, rows, y + _BELOW, column, FOOT if few and not below else 1)
        if few or below:
            foot(canvas, "", _("More"))


_NAMES = const(54)  # columns


class Graph(Play):
    """A lane for each player, filled for every trick after which they were ahead."""

    def help(self) -> "tuple[str, str, str, str]":
        return "", N_("Phone"), N_("Back"), N_("Back")

    def key(self, key: int) -> "Answer | None":
        if key == DOWN:
            state = self._game.state
            rows = [(state.names[seat], str(state.hands.held[seat])) for _, seat in state.ranking()]
            return on_top("share.phone.Phone", "Chats", rows, "chats")
        return stands(self._game) if key in (BACK, OK) else None

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        ahead = state.hands.ahead
        top, title = 1, _("Lead changes: {}").format(changes(ahead))
        if canvas.aside:
            from miaou.ui.ranks import titled

            top = titled(canvas, title, len(state.names))
        elif (canvas.height - HEAD - FOOT) // len(state.names) > 8:
            head(canvas, title)
            top = HEAD
        height = (canvas.height - top - FOOT) // len(state.names)
        large = canvas.aside or (height > 12 and canvas.height >= TALL)
        face = "body" if large else "small"
        rows = canvas.font(face).height
        for lane, name in enumerate(state.names):
            y = top + lane * height
            ink = "player " + str(lane + 1)
            canvas.text(name, canvas.aside or 2, y + (height - rows) // 2, face, ink)
            left = _NAMES + canvas.aside // 2
            canvas.bar(left, y + height // 2, canvas.width - left - 1, 1, ink)
        for trick, seat in enumerate(ahead):
            if seat >= 0:
                self._draw_bar(canvas, trick, seat, top + seat * height, height)
        foot(canvas, "", _("Back"), "", _("Phone"))

    def _draw_bar(self, canvas: "Canvas", trick: int, seat: int, y: int, height: int) -> None:
        """All tricks fill the width, however many they are."""
        first = _NAMES + canvas.aside // 2
        width = canvas.width - first - 1
        tricks = len(self._game.state.hands.ahead)
        left = width * trick // tricks
        right = width * (trick + 1) // tricks
        ink = "player " + str(seat + 1)
        canvas.bar(first + left, y + 1, max(1, right - left), max(1, height - 2), ink)


def changes(ahead: "Sequence[int]") -> int:
    """How often the lead went to another player; equal hands between do not count."""
    leads = [seat for seat in ahead if seat >= 0]
    return sum([leads[at] != leads[at - 1] for at in range(1, len(leads))])
