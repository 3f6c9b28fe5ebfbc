"""A menu of things that can be one of several: OK changes the present one on the spot."""

from miaou.lang import N_, _
from miaou.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer, Keys


class Choices(Menu):
    """A choice is its name in the settings, its words, a line that explains it, and its values.

    The first value counts unless another is chosen; `changed` is called with the name. Items
    that are no choices may stand `before` them.
    """

    def __init__(
        self,
        title: str,
        choices: "Sequence[tuple[str, str, str, Sequence[str]]]",
        settings: "Any",
        changed: "Callable[[str], None]",
        before: "Sequence[Item]" = (),
    ) -> None:
        self._first = len(before)
        self._choices = choices
        self._settings = settings
        self._changed = changed
        items: list[Item] = list(before)
        items += [(choice[1], self._change, choice[2]) for choice in choices]
        super().__init__(title, items)

    def value(self, at: int) -> str:
        at -= self._first
        if not 0 <= at < len(self._choices):
            return ""
        choice = self._choices[at]
        value = self._settings.get(choice[0])
        return self.shown(value if value in choice[3] else choice[3][0])

    def help(self) -> "Keys":
        up, down, ok, back = super().help()
        return (up, down, N_("Changes it") if self.value(self.at) else ok, back)

    def shown(self, value: str) -> str:
        """A value in words."""
        return _(value)

    def _change(self) -> "Answer | None":
        at = self.at - self._first
        name, _words, _line, values = self._choices[at]
        self._settings.set(name, values[(self._chosen(at) + 1) % len(values)])
        self._changed(name)
        return None

    def _chosen(self, at: int) -> int:
        """Which of its values counts; one that is none of them is the first."""
        name, _words, _line, values = self._choices[at]
        value = self._settings.get(name)
        return values.index(value) if value in values else 0
