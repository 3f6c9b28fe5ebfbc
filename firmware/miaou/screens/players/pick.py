"""Who plays tonight: the roster with a check mark for each who does, those of last time first."""

from miaou.core.roster import Roster
from miaou.lang import N_, _, load
from miaou.screens.players import row
from miaou.screens.players.name import Name
from miaou.signals import LEAVE
from miaou.ui import icons
from miaou.ui.menu import Menu
from miaou.ui.message import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas


class Pick(Menu):
    """`done` is called with the names in the order of last time; newcomers come after."""

    def __init__(
        self, handheld: "Handheld", least: int, most: int, done: "Callable[[list[str]], Any]"
    ) -> None:
        load("players")
        self._roster = Roster(handheld.journal("players"))
        self._least = least
        self._most = most
        self._done = done
        self.chosen = self._roster.played[:most]
        super().__init__(N_("Who plays?"), ())
        self._list()
        if len(self.chosen) < least:
            self.at = 1

    def _list(self) -> None:
        names = self._roster.names
        items = [(_("Play ({})").format(len(self.chosen)), self._play)]
        items += [(row(name), self._toggle) for name in names]
        items.append((N_("New name"), self._new))
        self.items = items

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        if 0 < at <= len(self._roster.names):
            x = canvas.width - 20
            canvas.fb.rect(x - 2, y + 1, 12, 11, 1)
            if self._roster.names[at - 1] in self.chosen:
                canvas.icon(icons.CHECK, x, y + 2)
                canvas.note("plays")

    def _toggle(self) -> Message | None:
        name = self._roster.names[self.at - 1]
        if name in self.chosen:
            self.chosen.remove(name)
        elif len(self.chosen) < self._most:
            self.chosen.append(name)
        else:
            return Message(_("At most {} can play.").format(self._most))
        self._list()
        return None

    def _new(self) -> "Any":
        if self._roster.full():
            return Message(_("No room for more names. Settings, Players: remove one."))
        return Name("", self._add)

    def _add(self, name: str) -> "Any":
        if name in self._roster.names:
            return Message(_("{} is here already.").format(name))
        self._roster.add(name)
        if len(self.chosen) < self._most:
            self.chosen.append(name)
        self._list()
        self.at = 0 if len(self.chosen) >= self._least else len(self.items) - 1
        return LEAVE

    def _play(self) -> "Any":
        if len(self.chosen) < self._least:
            return Message(_("Choose at least {} players.").format(self._least))
        self._roster.play(self.chosen)
        return self._done(list(self.chosen))
