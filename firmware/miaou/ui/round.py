"""The canvas of a round glass: its heads lie where the circle is narrower, and keep to it."""

from micropython import const

from miaou.ui.canvas import READABLE, _line
from miaou.ui.colour import ColourCanvas

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas, Ink

_FAR = const(10)  # from the middle of a head
_SIGN = const(10)  # columns of a sign and the gap after it
_BELOW = const(75)  # columns that the circle has below the canvas
_HEAD = const(10)  # rows in which words and signs of a head begin


class RoundCanvas(ColourCanvas):
    aside = 6
    narrow = _HEAD

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
            if not width:
                self.say(words)
                aside = self._margin(y + 2)
                box = (aside, y, self.width - 2 * aside, self.font(fonts[0]).height)
                self.part(_line, *box, words, fonts + READABLE[1:], 0, ink)
                return
            if width > self.width:
                x = self._nearer(x, self.font(fonts[0]).width(words))
            elif x < middle - _FAR:
                width -= self.aside if x + width < middle else 2 * self.aside
                x += self.aside
            else:
                width -= self.aside
        super().fitted(words, x, y, width, fonts, ink)

    def icon(self, rows: bytes, x: int, y: int, ink: "Ink" = 1) -> None:
        super().icon(rows, self._nearer(x, 8) if 0 <= y < _HEAD else x, y, ink)

    def _nearer(self, x: int, width: int) -> int:
        """In a head on a round glass: nearer to the middle, unless it lies inside."""
        if self.aside <= x and x + width <= self.width - self.aside:
            return x
        away = x + width // 2 - self.width // 2
        return x if -_FAR < away < _FAR else x - self.aside if away > 0 else x + self.aside

    def _margin(self, y: int) -> int:
        """Units of the canvas at either side of this row that a round glass has not."""
        radius = self._glass[0] // 2
        down = radius - self._inset[1] - self.scale * y
        half = int((radius * radius - down * down) ** 0.5)
        return max(0, self.width // 2 + 1 - half // self.scale)

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
        if y < _HEAD:
            if height > 2 * _HEAD:  # words that have all of the glass
                y, height = y + _HEAD, height - _HEAD
            else:
                x, width = x + self.aside, width - 2 * self.aside
        super().paragraph(words, x, y, width, height, fonts, centred, ink)


def below(canvas: "Canvas", sign: bytes, words: str, ink: "Ink") -> str:
    """A sign and its words in the middle below the canvas; answers what has no room there."""
    wide = canvas.font("small").width(words) + _SIGN
    if not words or wide > _BELOW:
        return words
    x, y = (canvas.width - wide) // 2, canvas.height + 4
    canvas.icon(sign, x, y, ink)
    canvas.text(words, x + _SIGN, y, "small", ink)
    return ""
