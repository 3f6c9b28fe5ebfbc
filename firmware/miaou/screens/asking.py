"""What any screen may ask or say: a few words, a question, a number."""

from miaou.core.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from miaou.lang import N_, _
from miaou.ui import icons
from miaou.ui.edges import foot, page
from miaou.ui.layout import draw_number, figures
from miaou.ui.screen import CLOSES, LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer, Keys, Then


class Message:
    """Something the owner should know, to be read and closed; then `then` says where to."""

    def __init__(self, handheld: "Handheld", words: str, then: "Then | None" = None) -> None:
        self.words = words
        self._then = then

    def draw(self, canvas: "Canvas") -> None:
        page(canvas, self.words, "", _("OK"))

    def help(self) -> "Keys":
        return CLOSES

    def key(self, key: int) -> "Answer | None":
        if key not in (OK, BACK):
            return None
        return self._then() if self._then else LEAVE


class Confirm:
    """A question before something that is not wanted by accident: `yes` for OK, `no` for BACK."""

    def __init__(
        self, handheld: "Handheld", question: str, yes: "Then", no: "Then | None" = None
    ) -> None:
        self.question = question
        self._yes = yes
        self._no = no

    def draw(self, canvas: "Canvas") -> None:
        page(canvas, self.question, _("No"), _("Yes"))

    def help(self) -> "Keys":
        return ("", "", N_("Yes"), N_("No"))

    def key(self, key: int) -> "Answer | None":
        if key == OK:
            return self._yes()
        if key != BACK:
            return None
        return self._no() if self._no else LEAVE


class Counter:
    """A number between two limits, in figures that can be read across a table; `done` takes it."""

    def __init__(
        self,
        handheld: "Handheld",
        title: str,
        value: int,
        least: int,
        most: int,
        done: "Callable[[int], Answer | None]",
    ) -> None:
        self.title = title
        self.value = value
        self._least = least
        self._most = most
        self._done = done

    def draw(self, canvas: "Canvas") -> None:
        canvas.centred(_(self.title), 1)
        y = canvas.height // 2 + 2
        draw_number(canvas, str(self.value), 0, canvas.width, y)
        x = (canvas.width - 8) // 2
        away = canvas.font(figures(canvas)).height // 2
        if self.value < self._most:
            canvas.icon(icons.UP, x, y - away - 8)
        if self.value > self._least:
            canvas.icon(icons.DOWN, x, y + away)
        foot(canvas, "", _("OK"))

    def help(self) -> "Keys":
        return (N_("One more"), N_("One less"), N_("Takes this number"), N_("One step out"))

    def key(self, key: int) -> "Answer | None":
        if key in (UP, RIGHT):
            self.value = min(self.value + 1, self._most)
        elif key in (DOWN, LEFT):
            self.value = max(self.value - 1, self._least)
        elif key == OK:
            return self._done(self.value)
        return LEAVE if key == BACK else None
