"""All the games that somebody plays, and how often they win each."""

from miaou.lang import N_
from miaou.rules.totals import GAMES, WINS
from miaou.screens.history.filing import HISTORIES, history
from miaou.ui.menu import Menu, as_it_is
from miaou.ui.screen import on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.screen import Answer

_TITLES = {
    "cat_tower": "Cat Tower",
    "yummy_kitty": "Yummy Kitty",
    "chats": "Chats",
    "fish_race": N_("Fish race"),
}


class Games(Menu):
    def __init__(self, handheld: "Handheld", name: str) -> None:
        self._name = name
        self._apps = sorted(HISTORIES)
        self._wins = []
        for app in self._apps:
            has = history(handheld, app).totals(False).players.get(name)
            self._wins.append(str(has[WINS]) + "/" + str(has[GAMES]) if has else "–")
        super().__init__(as_it_is(name), [(_TITLES[app], self._open) for app in self._apps])

    def value(self, at: int) -> str:
        return self._wins[at]

    def _open(self) -> "Answer":
        return on_top("history.player.Player", self._apps[self.at], self._name, False)
