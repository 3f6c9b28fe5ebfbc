"""A number turned digit by digit, in figures that can be read across a table."""

from miaou.lang import N_, _

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas

_DIGITS = (3, 4, 1, 1)  # of a weight in tenths, a year, and two scales on which 0 stands for ten
_WEIGHT, _YEAR = range(2)
POINT = N_("{}.{}")


class Figures:
    """`at` is the wheel that turns; a year has its sign on the first. It starts on the second."""

    def __init__(self, value: int, what: int) -> None:
        self._what = what
        digits = [abs(value) // 10**place % 10 for place in range(_DIGITS[what] - 1, -1, -1)]
        self._wheels = [1 if value < 0 else 0] + digits if what == _YEAR else digits
        self.at = 1 if len(digits) > 1 else 0

    def turn(self, step: int) -> None:
        count = 2 if self._what == _YEAR and not self.at else 10
        self._wheels[self.at] = (self._wheels[self.at] + step) % count

    def step(self, step: int) -> bool:
        """To another wheel; True where there is none, and back to the first after the last."""
        self.at += step
        if 0 <= self.at < len(self._wheels):
            return False
        self.at = 0
        return True

    def value(self) -> int:
        digits = self._wheels[1:] if self._what == _YEAR else self._wheels
        number = 0
        for digit in digits:
            number = number * 10 + digit
        if self._what == _YEAR:
            return -number if self._wheels[0] else number
        return number or 10 if len(digits) == 1 else number

    def draw(self, canvas: "Canvas", x: int, y: int) -> None:
        large = canvas.font("large")
        words = [str(wheel) for wheel in self._wheels]
        if self._what == _YEAR:
            words[0] = "-" if self._wheels[0] else "+"
        elif len(words) == 1:
            words[0] = str(self.value())
        for at, word in enumerate(words):
            if self._what == _WEIGHT and at == 2:
                point = _(POINT).replace("{}", "")
                canvas.text(point, x, y, "large")
                x += large.width(point)
            canvas.text(word, x, y, "large")
            width = large.width(word)
            if at == self.at:
                canvas.fb.fill_rect(x, y + large.height, width - 1, 2, 1)
            x += width
