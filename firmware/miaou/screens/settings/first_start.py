"""At first start: which language Miaou speaks, and how the buttons of this very board work."""

from miaou.core.key_names import NAMES
from miaou.core.keys import BACK, DOWN, OK, UP
from miaou.lang import N_, _
from miaou.lang.languages import LANGUAGES
from miaou.ui.menu import Menu
from miaou.ui.screen import LEAVE, instead

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

    def key(self, key: int) -> "Answer | None":
        """At first start the lesson follows, also where the question is left unanswered."""
        first = not self._handheld.settings.get("language")
        answer = super().key(key)
        return instead("settings.first_start.Welcome") if answer is LEAVE and first else answer

    def _choose(self) -> "Answer":
        settings, code = self._handheld.settings, LANGUAGES[self.at][0]
        if not settings.get("language"):
            settings.set("lesson", "due")  # first: a power cut between the two loses no lesson
        settings.set("language", code)
        self._handheld.speak(code)
        return LEAVE


PAGES = ((DOWN,), (OK,), (BACK,), (BACK, UP))  # the keys that each shows


class Welcome:
    """The lesson; `lesson` is set as long as it has still to be taken, whatever cuts it short."""

    def __init__(self, handheld: "Handheld") -> None:
        self._settings = handheld.settings
        self._settings.set("lesson", "due")
        self._buttons = handheld.keys.keys
        self._page = 0

    def draw(self, canvas: "Canvas") -> None:
        keys = PAGES[self._page]
        words = (
            _("Press here to move on."),
            _("Press here to choose."),
            _("Press here to go back."),
            _("Hold both down whenever you want help with the keys."),
        )[self._page]
        if len(keys) > 1 and self._acts_at_once(UP):
            words = _("Hold 1, then 2 as well, whenever you want help with the keys.")
        held = [self._draw_buttons(canvas, key, at + 1) for at, key in enumerate(keys)]
        if held == [True]:
            words += " " + _("Hold it down.")
        half = canvas.height // 2
        canvas.paragraph(words, 1, half, canvas.width - 2, half - 1, centred=True)

    def _acts_at_once(self, key: int) -> bool:
        """Whether its button waits for nothing: then it is the second of two that are held."""
        return any([button.short == key and not button.long for button in self._buttons])

    def _draw_buttons(self, canvas: "Canvas", key: int, turn: int) -> bool:
        """The board's buttons in a row, the one to press filled; whether it must be held.

        Of two the second is held after the first, or with it.
        """
        both = len(PAGES[self._page]) > 1
        held = False
        step = canvas.width // len(self._buttons)
        radius = min(canvas.height // 6, step // 2 - 2)
        y = canvas.height // 4 - 2
        for at, button in enumerate(self._buttons):
            x = step * at + step // 2
            right = key in (button.short, button.long)
            canvas.disc(x, y, radius, canvas.accent if right else 1, right)
            if right:
                canvas.note(NAMES[button.short])
            if right and (both or key == button.long):
                held = True
                canvas.bar(x - radius, y + radius + 3, 2 * radius + 1, 3)
            if right and both and self._acts_at_once(UP):
                canvas.text(str(turn), x - 2, y - canvas.font("body").height // 2, ink=0)
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
