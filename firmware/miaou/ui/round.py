"""The canvas of a round glass: its heads lie where the circle is narrower, and keep to it."""

from micropython import const

from miaou.ui.canvas import READABLE, _line
from miaou.ui.colour import ColourCanvas

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Ink
    from miaou.ui.circle import Line

_FAR = const(10)  # from the middle of a head
_HEAD = const(10)  # rows in which words and signs of a head begin
_LINE = const(10)  # rows of a line in large letters, where lines are close
_ENDS = const(4)  # columns that a title leaves free, where it has all of a head
_ABOVE = const(-10)  # where the words above a table stand


class RoundCanvas(ColourCanvas):
    aside = 6
    narrow = _HEAD
    asked: "tuple[object, ...]" = ()  # which words were shaped last, and their lines
    shaped: "list[Line]" = []

    def fitted(
        self,
        words: str,
        x: int,
        y: int,
        width: int,
        fonts: "tuple[str, ...]" = READABLE,
        ink: "Ink" = 1,
    ) -> None:
        if y < _HEAD:
            middle = self.width // 2
            if not width or self.width - _ENDS <= x + width <= self.width:
                self._title(words, y, fonts, ink)
                return
            if width > self.width:
                wide = self.font(fonts[0]).width(words)
                beside = self.beside(y + 2)
                if not beside <= x <= self.width - beside - wide:
                    x = self._nearer(x, wide)
            elif x < middle - _FAR:
                width -= self.aside if x + width < middle else 2 * self.aside
                x += self.aside
            else:
                width -= self.aside
        super().fitted(words, x, y, width, fonts, ink)

    def _title(self, words: str, y: int, fonts: "tuple[str, ...]", ink: "Ink") -> None:
        """In the middle of a head; on two lines, where they keep the first of the fonts."""
        self.say(words)
        font = self.font(fonts[0])
        lines = [words]
        if font.width(words) > self.width - 2 * self._margin(y + 2) + 1 and y > _ABOVE:
            above = y - _LINE
            from miaou.ui.paragraph import wrap

            lines = wrap(font, words, self.width - 2 * self._margin(above + 2))
            if " ".join(lines) == words and len(lines) == 2:
                y, fonts = above, fonts[:1]
            else:
                lines = [words]
        for line in lines:
            aside = self._margin(y + 2)
            box = (aside, y, self.width - 2 * aside, font.height)
            self.part(_line, *box, line, fonts + READABLE[1:], 0, ink)
            y += _LINE

    def icon(self, rows: bytes, x: int, y: int, ink: "Ink" = 1) -> None:
        beside = self.beside(y)
        if 0 <= y < _HEAD and not beside - 1 <= x <= self.width - beside - 7:
            x = self._nearer(x, 8)
        super().icon(rows, x, y, ink)

    def _nearer(self, x: int, width: int) -> int:
        """In a head on a round glass: nearer to the middle, unless it lies inside."""
        if self.aside <= x and x + width <= self.width - self.aside:
            return x
        away = x + width // 2 - self.width // 2
        return x if -_FAR < away < _FAR else x - self.aside if away > 0 else x + self.aside

    def _margin(self, y: int) -> int:
        """Units of the canvas at either side of this row that a round glass has not."""
        return max(0, self.beside(y))

    def beside(self, y: int) -> int:
        """The same; below 0, those that it has beyond the canvas."""
        radius = self._glass[0] // 2
        down = radius - self._inset[1] - self.scale * y
        half = int(max(0, radius * radius - down * down) ** 0.5)
        return self.width // 2 + 1 - half // self.scale

    def paragraph(
        self,
        words: str,
        x: int,
        y: int,
        width: int,
        height: int,
        fonts: "tuple[str, ...]" = READABLE,
        centred: bool = False,
        ink: "Ink" = 1,
    ) -> None:
        from miaou.ui.circle import paragraph

        paragraph(self, words, x, y, width, height, fonts, centred, ink)
