"""At first start: which language Miaou speaks, and how the buttons of this very board work."""

from miaou.core.key_names import NAMES
from miaou.core.keys import BACK, DOWN, OK, UP
from miaou.lang import N_, _
from miaou.lang.languages import LANGUAGES
from miaou.ui.menu import Menu
from miaou.ui.screen import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer, Keys


class Languages(Menu):
    def __init__(self, handheld: "Handheld") -> None:
        self._handheld = handheld
        super().__init__(N_("Language"), [(name, self._choose) for _code, name in LANGUAGES])
        for at, (code, _name) in enumerate(LANGUAGES):
            if code == handheld.settings.get("language"):
                self.at = at

    def _choose(self) -> "Answer":
        code = LANGUAGES[self.at][0]
        self._handheld.settings.set("language", code)
        self._handheld.speak(code)
        return LEAVE


PAGES = ((DOWN,), (OK,), (BACK,), (UP, BACK))  # the keys that each shows


class Welcome:
    """The lesson; `lesson` is set as long as it has still to be taken, whatever cuts it short."""

    def __init__(self, handheld: "Handheld") -> None:
        self._settings = handheld.settings
        self._settings.set("lesson", "due")
        self._keys = handheld.keys
        self._page = 0

    def draw(self, canvas: "Canvas") -> None:
        words = (
            _("Press here to move on."),
            _("Press here to choose."),
            _("Press here to go back."),
            _("Hold both down whenever you want help with the keys."),
        )[self._page]
        held = [self._draw_buttons(canvas, key) for key in PAGES[self._page]]
        if held == [True]:
            words += " " + _("Hold it down.")
        canvas.paragraph(
            words, 0, canvas.height // 2, canvas.width, canvas.height // 2, centred=True
        )

    def _draw_buttons(self, canvas: "Canvas", key: int) -> bool:
        """The board's buttons in a row, the one to press filled; whether it must be held."""
        both = len(PAGES[self._page]) > 1
        held = False
        buttons = self._keys.keys
        step = canvas.width // len(buttons)
        radius = min(canvas.height // 6, step // 2 - 2)
        y = canvas.height // 4 - 2
        for at, button in enumerate(buttons):
            x = step * at + step // 2
            right = key in (button.short, button.long)
            canvas.fb.ellipse(x, y, radius, radius, 1, right)
            if right:
                canvas.note(NAMES[button.short])
            if right and (both or key == button.long):
                held = True
                canvas.fb.fill_rect(x - radius, y + radius + 3, 2 * radius + 1, 3, 1)
        return held

    def help(self) -> "Keys":
        on = N_("Goes on")
        return ("", "" if self._page else on, on, on if self._page > 1 else "")

    def key(self, key: int) -> "Answer | None":
        """The right key goes on; OK always does, so that a broken button keeps nobody out."""
        if key == OK or key in PAGES[self._page]:
            if self._page == len(PAGES) - 1:
                self._settings.set("lesson", "")
                return LEAVE
            self._page += 1
        return None
