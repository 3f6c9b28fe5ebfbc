"""The menu of an app: its rows follow its game, which is not given up by accident."""

from miaou.core.game import Game
from miaou.lang import _
from miaou.ui.menu import Menu
from miaou.ui.screen import instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer


class AppMenu(Menu):
    """An app says what its rows are, when its game is under way, and what it asks before one."""

    APP: str  # what its folder, its words and its save are called
    TITLE: str
    RULES: type
    GIVE_UP: str  # the question before a new game takes the place of one under way
    _rows: "Callable[[], list[Item]]"
    _under_way: "Callable[[], bool]"
    _ask: "Callable[[Callable[..., Answer]], Answer]"  # the first question before a new game

    def __init__(self, handheld: "Handheld") -> None:
        self._handheld = handheld
        self._game = Game(self.RULES, handheld.journal(self.APP))
        super().__init__(self.TITLE, self._rows())

    def draw(self, canvas: "Canvas") -> None:
        items = self._rows()  # a game may have begun or ended since
        if len(items) != len(self.items):
            self.at = 0
        self.items = items
        super().draw(canvas)

    def _new_game(self) -> "Answer":
        if self._under_way():
            return on_top("asking.Confirm", _(self.GIVE_UP), lambda: self._ask(instead))
        return self._ask(on_top)
