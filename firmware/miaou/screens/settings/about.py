"""What this handheld is and how it is doing, and whether its keys are heard."""

from miaou import VERSION
from miaou.core.key_names import NAMES
from miaou.core.keys import BACK, OK
from miaou.lang import N_, _
from miaou.ui.canvas import TALL
from miaou.ui.layout import draw_large
from miaou.ui.screen import CLOSES, LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer, Keys


class About:
    def __init__(self, handheld: "Handheld") -> None:
        self._handheld = handheld
        self._free = handheld.free() // 1024

    def draw(self, canvas: "Canvas") -> None:
        healthy = _("good") if self._handheld.chance.healthy else _("failed its test")
        lines = [
            "Miaou " + VERSION,
            self._handheld.board.NAME,
            _("Free memory: {} KB").format(self._free),
            _("Random source: {}").format(healthy),
        ]
        if self._handheld.gauge:
            lines.append(_("Battery: {} %").format(self._handheld.gauge.level))
        top = 1
        if canvas.height >= TALL or canvas.aside:
            from miaou.ui.tall import draw_cat

            top = draw_cat(canvas)
        height = min(16, (canvas.height + canvas.aside - top) // 5)
        body = canvas.font("body")
        fits = all([body.is_short(words, canvas.width - 3) for words in lines])
        for row, words in enumerate(lines):
            y, face = top + row * height, "body" if fits else "small"
            if canvas.aside:
                canvas.paragraph(words, 0, y, canvas.width, height, centred=True)
            elif top > 1:
                canvas.centred(words, y, face)
            else:
                canvas.text(words, 2, y, face)

    def help(self) -> "Keys":
        return CLOSES

    def key(self, key: int) -> "Answer | None":
        return LEAVE if key in (OK, BACK) else None


class KeyTest:
    def __init__(self, handheld: "Handheld") -> None:
        self._last = 0

    def draw(self, canvas: "Canvas") -> None:
        name = NAMES[self._last] or _("Press any key")
        if canvas.height >= TALL or canvas.aside:
            from miaou.ui.tall import draw_called

            draw_called(canvas, name)
        else:
            draw_large(canvas, name, canvas.height // 2 - 18, 1)
        canvas.paragraph(
            _("BACK twice leaves"), 0, canvas.height - 13, canvas.width, 12, centred=True
        )

    def help(self) -> "Keys":
        name = N_("Shows its name")
        return (name, name, name, N_("BACK twice leaves"))

    def key(self, key: int) -> "Answer | None":
        leaves = key == self._last == BACK
        self._last = key
        return LEAVE if leaves else None
