"""Which language Miaou speaks: the very first question, and a setting."""

from miaou.lang import N_
from miaou.lang.languages import LANGUAGES
from miaou.ui.menu import Menu
from miaou.ui.screen import LEAVE, instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.screen import Answer


class Languages(Menu):
    def __init__(self, handheld: "Handheld") -> None:
        self._handheld = handheld
        super().__init__(N_("Language"), [(name, self._choose) for _code, name in LANGUAGES])
        # A simulator knows what its reader prefers.
        spoken = handheld.settings.get("language") or getattr(handheld.board, "LANGUAGE", "")
        for at, (code, _name) in enumerate(LANGUAGES):
            if code == spoken:
                self.at = at

    def key(self, key: int) -> "Answer | None":
        """At first start the lesson follows, also where the question is left unanswered."""
        first = not self._handheld.settings.get("language")
        answer = super().key(key)
        return instead("settings.lesson.Lesson") if answer is LEAVE and first else answer

    def _choose(self) -> "Answer":
        settings, code = self._handheld.settings, LANGUAGES[self.at][0]
        if not settings.get("language"):
            settings.set("lesson", "due")  # first: a power cut between the two loses no lesson
        settings.set("language", code)
        self._handheld.speak(code)
        return LEAVE
