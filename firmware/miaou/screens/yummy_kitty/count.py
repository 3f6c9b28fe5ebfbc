"""The guided count: a breed at a time as a large picture, with all the others small below it."""

from micropython import const

from miaou.core.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from miaou.lang import N_, _
from miaou.rules.yummy_kitty.score import count
from miaou.screens.yummy_kitty import game as rows
from miaou.screens.yummy_kitty.game import counted
from miaou.screens.yummy_kitty.pictures import PICTURES
from miaou.ui import icons
from miaou.ui.edges import HEAD, foot, head
from miaou.ui.layout import draw_number, draw_title
from miaou.ui.screen import instead, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.yummy_kitty.table import Table
    from miaou.screens.yummy_kitty.game import Line
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

_STRIP = const(18)  # for all rows of the feeder, as signs and numbers
_ROUND = const(8)  # signs that a round glass has room for


class Count:
    """UP and DOWN change the number, OK enters it and goes on, BACK goes a row back.

    It goes from player to player; with a `line` of the result it corrects that one alone.
    It begins at a `row`, perhaps with a number, or at the first that was not entered yet.
    """

    def __init__(
        self,
        handheld: "Handheld",
        game: "Game[Table]",
        seat: int,
        line: "Line" = (),
        row: str = "",
        number: int = 0,
    ) -> None:
        state = game.state
        self._handheld = handheld
        self._game = game
        self._seat = seat
        self._line = line
        self._was_counted = state.counted
        self._shown = rows.shown(state)
        self._cards = count(state.feeders[seat], "siamese")
        self._rows: list[str] = rows.of_line(line[0]) if line else []
        self._ask(row or (line[0] if line else rows.open_row(state, seat)))
        if number:
            self._number = number

    def key(self, key: int) -> "Answer | None":
        self._refused = ""
        if key in (UP, RIGHT):
            self._change(1)
        elif key in (DOWN, LEFT):
            self._change(-1)
        elif key == OK:
            return self._tell()
        return self._retreat() if key == BACK else None

    def help(self) -> "tuple[str, str, str, str]":
        return N_("Count one more"), N_("Count one fewer"), N_("Next"), N_("Line before")

    def _ask(self, row: str) -> None:
        state = self._game.state
        self._row = row
        self._number = rows.value(state, self._seat, row, self._cards)
        self._least, self._most = rows.limits(state, self._seat, row, self._cards)
        self._points = _("Points: {}").format(rows.total(state, self._seat))
        self._refused = ""

    def _change(self, step: int) -> None:
        number = self._number + step
        if self._least <= number <= self._most:
            self._number = number
        else:
            self._refused = rows.reason(self._game.state, self._seat, self._row, step > 0)

    def _tell(self) -> "Answer | None":
        row, number = self._row, self._number
        if row == "angora" and number:
            return instead("yummy_kitty.lies_on.LiesOn", self._game, self._seat, self._line, number)
        if row == "siamese":
            self._cards = number
        if number == 0 and self._was_skipped():
            words = _("Has {} no cat at all?").format(self._game.state.names[self._seat])
            return instead("asking.Confirm", words, self._told, self._again)
        return self._told()

    def _was_skipped(self) -> bool:
        """At the end of a feeder in which there is nothing: perhaps OK was only held down."""
        feeder = self._game.state.feeders[self._seat]
        told = [feeder[row] for row in feeder if row != self._row]
        return not self._line and not any(told) and not self._next(1)

    def _again(self) -> "Answer":
        row = rows.asked(self._game.state, self._seat)[0]
        return instead("yummy_kitty.count.Count", self._game, self._seat, (), row)

    def _told(self) -> "Answer | None":
        refusal = None
        if self._is_new(self._row, self._number):
            refusal = self._do(self._row, self._number)
        return refusal or self._go_on()

    def _is_new(self, row: str, number: int) -> bool:
        """Siamese cards are entered together with their faces."""
        state = self._game.state
        if row == "siamese" and number:
            return False
        changed = rows.told_number(state, self._seat, row) != str(number)
        cards = count(state.feeders[self._seat], "siamese")
        return changed or (row == "faces" and cards != self._cards)

    def _do(self, row: str, number: int) -> "Answer | None":
        if row in ("siamese", "faces"):
            return self._write("siamese", str(self._cards), str(number))
        return self._write("angora") if row == "angora" else self._write("count", row, str(number))

    def _write(self, kind: str, *words: str) -> "Answer | None":
        """The rules may refuse what cannot lie under the Angoras."""
        try:
            self._game.do(kind, str(self._seat), *words)
        except ValueError:
            return say(_("That cannot lie under this feeder's Angoras."))
        return None

    def _go_on(self) -> "Answer | None":
        """To the next row, the next player, or the result."""
        row = self._next(1)
        if row:
            self._ask(row)
            return None
        return counted(self._handheld, self._game, self._seat, self._line, self._was_counted)

    def _retreat(self) -> "Answer | None":
        row = self._next(-1)
        if row:
            self._ask(row)
            return None
        if self._line:
            return rows.lines(self._game, self._seat, *self._line)
        return instead("yummy_kitty.feeders.Feeders", self._game)

    def _next(self, step: int) -> str:
        """Without cards there are no faces to ask about; "" after the last row."""
        if not self._rows:  # not before a key asks for it: it takes its time
            self._rows = rows.asked(self._game.state, self._seat)
        at = self._rows.index(self._row) + step
        if 0 <= at < len(self._rows) and self._rows[at] == "faces" and not self._cards:
            at += step
        return self._rows[at] if 0 <= at < len(self._rows) else ""

    def draw(self, canvas: "Canvas") -> None:
        self._draw_head(canvas)
        top = canvas.height - _STRIP
        right = canvas.width - canvas.font("small").width(_("Next")) - 10
        if top - HEAD > canvas.width // 2 or canvas.aside:
            self._draw_tall(canvas, top)
        else:
            size = min(top - HEAD - 2, canvas.width // 3)
            x = size + 4
            canvas.picture(PICTURES[self._row], 1, HEAD + 1, size, "", self._row)
            canvas.fitted(_(rows.NAMES[self._row]), x, HEAD, canvas.width - x)
            self._draw_number(canvas, x, right, top - 9)
        if self._refused and canvas.aside:  # below it the circle has room
            canvas.paragraph(self._refused, 0, top, canvas.width, _STRIP + 3, centred=True)
        elif self._refused:
            canvas.paragraph(self._refused, 2, top, canvas.width - 4, _STRIP - 1, ("small",))
        else:
            self._draw_strip(canvas, top)
        if canvas.aside:
            foot(canvas, "", _("Next"))
        else:
            canvas.icon(icons.CHECK, right, top - 11)
            canvas.text(_("Next"), right + 10, top - 11, "small")

    def _draw_head(self, canvas: "Canvas") -> None:
        """Whose feeder it is, and its points so far."""
        below = self._points if canvas.aside else ""  # the name, where the glass is round
        ink = "player " + str(self._seat + 1)
        right = head(canvas, "", "" if below else self._points, ink)
        draw_title(canvas, self._game.state.names[self._seat], right - 2)
        if below:
            canvas.centred(below, 1, ink=0)

    def _draw_tall(self, canvas: "Canvas", top: int) -> None:
        """The words have a line of their own above the picture and the number."""
        y = HEAD + 3
        canvas.centred(_(rows.NAMES[self._row]), y)
        y += canvas.font("body").height
        size = min(top - y, canvas.width // 2)
        middle = (y + top) // 2
        canvas.picture(PICTURES[self._row], 0, middle - size // 2, size, "", self._row)
        self._draw_number(canvas, size + 3, canvas.width - 14, middle)

    def _draw_number(self, canvas: "Canvas", x: int, right: int, middle: int) -> None:
        """Between these columns, and after it what UP and DOWN can do."""
        x = draw_number(canvas, str(self._number), x, right - x - 1, middle) + 6
        if self._number < self._most:
            canvas.icon(icons.UP, x, middle - 8)
        if self._number > self._least:
            canvas.icon(icons.DOWN, x, middle)

    def _draw_strip(self, canvas: "Canvas", top: int) -> None:
        """The whole feeder: a number below every sign, the present row in negative."""
        state = self._game.state
        shown = self._shown
        if canvas.aside:  # too narrow for all
            here = min(max(0, shown.index(self._row) - _ROUND // 2), max(0, len(shown) - _ROUND))
            shown = shown[here : here + _ROUND]
        small = canvas.font("small")
        for at in range(len(shown)):
            row = shown[at]
            x = at * canvas.width // len(shown)
            width = (at + 1) * canvas.width // len(shown) - x
            here = row == self._row
            if here:
                canvas.bar(x, top, width, _STRIP, "player " + str(self._seat + 1))
            words = str(self._number) if here else rows.told_number(state, self._seat, row)
            canvas.icon(rows.SIGNS[row], x + (width - 8) // 2, top + 1, 0 if here else row)
            x += (width - small.width(words) + 1) // 2
            canvas.text(words, x, top + 10, "small", not here)
