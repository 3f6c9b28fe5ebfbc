"""Who plays tonight: the roster with a check mark for each who does, those of last time first.

Whoever has no names just plays: two to six cats, each with its picture, in one press.
"""

from miaou.core.keys import BACK
from miaou.core.roster import SPACE, Roster
from miaou.lang import N_, _
from miaou.screens.app_menu import CAT
from miaou.ui import icons
from miaou.ui.menu import Menu, as_it_is
from miaou.ui.screen import LEAVE, instead, on_top, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer, Keys

# By their pictures, which begin with CAT.
CATS = N_("Kitten Tiger Lion Panther Leopard Lynx")


class Pick(Menu):
    """`done` is called with the names, those of last time first; or it is the place to open with
    them. Where this stands in a menu's place, BACK returns to that menu, `back`, at its `row`."""

    def __init__(
        self,
        handheld: "Handheld",
        least: int,
        most: int,
        done: "Callable[[list[str]], Answer | None] | str",
        back: str = "",
        row: str = "",
    ) -> None:
        self._roster = Roster(handheld.journal("players"))
        self._least = least
        self._most = most
        self._done = done
        self._back = back
        self._row = row
        self.chosen = self._roster.played[:most]
        super().__init__(N_("Who plays?"), ())
        self._list()
        if self._roster.names and len(self.chosen) < least:
            self.at = 1

    def help(self) -> "Keys":
        up, down, ok, back = super().help()
        return (up, down, N_("Plays, or not") if self._is_name(self.at) else ok, back)

    def key(self, key: int) -> "Answer | None":
        if key == BACK and self._back:
            return instead(self._back, self._row)
        return super().key(key)

    def _list(self) -> None:
        names = self._roster.names
        new: Item = (N_("New name"), self._new)
        items: list[Item] = [(as_it_is(name), self._toggle) for name in names]
        if names:
            items = [(_("Play ({})").format(len(self.chosen)), self._play)] + items + [new]
        self._first_cats = len(items)
        for count in range(self._least, self._most + 1):
            cats = SPACE.join([chr(ord(CAT) + at) for at in range(count)])
            items.append((str(count) + SPACE + cats, self._just_play, N_("Just play")))
        self.items = items if names else items + [new]

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        if self._is_name(at):
            x = canvas.width - 20
            canvas.frame(x - 2, y, 12, 12)
            if self._roster.names[at - 1] in self.chosen:
                canvas.icon(icons.CHECK, x, y + 2)
                canvas.note(_("plays"))

    def _is_name(self, at: int) -> bool:
        return 0 < at <= len(self._roster.names)

    def _toggle(self) -> "Answer | None":
        name = self._roster.names[self.at - 1]
        if name in self.chosen:
            self.chosen.remove(name)
        elif len(self.chosen) < self._most:
            self.chosen.append(name)
        else:
            return say(_("At most {} can play.").format(self._most))
        self._list()
        return None

    def _just_play(self) -> "Answer | None":
        count = self.at - self._first_cats + self._least
        cats = _(CATS).split()
        return self._go([chr(ord(CAT) + at) + SPACE + cats[at] for at in range(count)])

    def _new(self) -> "Answer | None":
        if self._roster.full():
            return say(_("No room for more names. Settings, Players: remove one."))
        return on_top("players.name.Name", "", self._add)

    def _add(self, name: str) -> "Answer | None":
        if name in self._roster.names:
            return say(_("{} is here already.").format(name))
        self._roster.add(name)
        if len(self.chosen) < self._most:
            self.chosen.append(name)
        self._list()
        self.at = 0 if len(self.chosen) >= self._least else len(self._roster.names) + 1
        return LEAVE

    def _play(self) -> "Answer | None":
        if len(self.chosen) < self._least:
            return say(_("Choose at least {} players.").format(self._least))
        self._roster.play(self.chosen)
        return self._go(list(self.chosen))

    def _go(self, names: "list[str]") -> "Answer | None":
        return on_top(self._done, names) if isinstance(self._done, str) else self._done(names)
