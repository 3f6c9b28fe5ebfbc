"""The spoken values, turned digit by digit: Miaou then names the winner, or those who tie."""

from micropython import const

from miaou.core.keys import BACK, DOWN, OK, UP
from miaou.lang import N_, _
from miaou.rules.chats.trick import CHARACTERISTICS, SCALES
from miaou.screens.chats import signs
from miaou.screens.chats.flow import stands
from miaou.screens.chats.play import Play
from miaou.ui import icons
from miaou.ui.canvas import TALL
from miaou.ui.edges import FOOT, HEAD, foot, head
from miaou.ui.layout import figures

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.chats.referee import Referee
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer


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

    def draw(self, canvas: "Canvas", x: int, y: int, width: int) -> None:
        """In the middle of so many columns, or from the left where that is 0."""
        face = figures(canvas)
        large = canvas.font(face)
        words = [str(wheel) for wheel in self._wheels]
        if self._what == _YEAR:
            words[0] = "-" if self._wheels[0] else "+"
        elif len(words) == 1:
            words[0] = str(self.value())
        point = _(POINT).replace("{}", "") if self._what == _WEIGHT else ""
        if width:
            x += (width - large.width(point + "".join(words))) // 2
        for at, word in enumerate(words):
            if point and at == 2:
                canvas.text(point, x, y, face)
                x += large.width(point)
            canvas.text(word, x, y, face)
            width = large.width(word)
            if at == self.at:
                canvas.bar(x, y + large.height, width - 1, 2)
            x += width


_USUAL = (40, 1900, 5, 5)  # where entering starts, before anyone has said anything
_LIMITS = (N_("0.1 to 99.9 kg"), N_("-9999 to 2100"), N_("1 to 10"), N_("1 to 10"))
_SIGN = const(17)
_LARGE = const(41)


class Values(Play):
    """From whoever set the characteristic on, as they are spoken round the table."""

    def __init__(self, handheld: "Handheld", game: "Game[Referee]") -> None:
        super().__init__(handheld, game)
        self._at = CHARACTERISTICS.index(game.state.trick.characteristic)
        self._next(_USUAL[self._at])

    def _next(self, start: int) -> None:
        """The next who has said nothing; their value is looked for near the last one."""
        trick = self._game.state.trick
        first = trick.seats.index(trick.setter if trick.setter >= 0 else self._game.state.leader)
        order = trick.seats[first:] + trick.seats[:first]
        self._seat = next(seat for seat in order if seat not in trick.said)
        self._figures = Figures(start, self._at)

    def help(self) -> "tuple[str, str, str, str]":
        return N_("More"), N_("Less"), N_("Next"), N_("Back")

    def key(self, key: int) -> "Answer | None":
        if key in (UP, DOWN):
            self._figures.turn(1 if key == UP else -1)
        elif key == OK:
            return self._say() if self._figures.step(1) else None
        elif key == BACK and self._figures.step(-1):
            return stands(self._game)
        return None

    def _say(self) -> "Answer | None":
        value = self._figures.value()
        least, most = SCALES[self._at]
        if not least <= value <= most:
            self._handheld.play("WRONG")
            return None
        trick = self._game.state.trick
        answer = self._do("say", str(self._seat), str(value))
        if self._game.state.trick is not trick:
            return answer
        self._next(value)
        return None

    def draw(self, canvas: "Canvas") -> None:
        colour = "player " + str(self._seat + 1)
        head(canvas, self._game.state.names[self._seat], "", colour)
        arrows = canvas.width - 11
        y = (canvas.height - FOOT + HEAD) // 2 - 11
        if canvas.height >= TALL:
            signs.picture(canvas, self._at, (canvas.width - _LARGE) // 2, HEAD + 3, _LARGE)
            y = HEAD + _LARGE + 6
            self._figures.draw(canvas, 2, y, arrows - 2)
            y += 8
        else:
            signs.picture(canvas, self._at, 2, y, _SIGN)
            self._figures.draw(canvas, _SIGN + 10, y, 0)
        foot(canvas, "", _("Next"))
        canvas.text(_(_LIMITS[self._at]), 2, canvas.height - FOOT + 2, "small")
        canvas.icon(icons.UP, arrows, y)
        canvas.icon(icons.DOWN, arrows, y + 12)
