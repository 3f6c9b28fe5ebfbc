"""The menu of an app: it follows the app's game, and opens without the game's rules."""

from time import ticks_ms

from miaou.core import files
from miaou.core.keys import BACK
from miaou.lang import N_, _
from miaou.ui.menu import Menu
from miaou.ui.screen import instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer

    Named = Callable[[list[str]], Answer | None]

CAT = "\ue000"  # the names of players who have none begin with such a letter: it is a cat
UNKNOWN = "?"  # a game was opened, and only its journal can tell how far it is


class AppMenu(Menu):
    """An app says what its rows are, how far its game is, and what it asks before a new one.

    How far it is stays in the settings while the menu is away, so that rules, which are large,
    are loaded with the game: they are asked only after a power cut in the middle of one.
    """

    APP: str  # what its folder, its words and its save are called
    TITLE: str
    GIVE_UP: str  # the question before a new game takes the place of one under way
    _rows: "Callable[[], list[Item]]"
    _load: "Callable[[], Game[Any]]"  # the game of its journal, with its rules
    _stage_of: "Callable[[Game[Any]], str]"  # how far a game is; nothing where there is none
    _result_of: "Callable[[Game[Any]], list[str]]"  # what a history is told; nothing if it goes on
    _ask: "Callable[[Callable[..., Answer]], Answer]"  # the first question before a new game

    def __init__(self, handheld: "Handheld") -> None:
        self._handheld = handheld
        self._game: Game[Any] | None = None
        self.stage = self._kept_stage(self.APP)
        if self.stage == UNKNOWN:
            self.stage = self._seen(self._load())
        # The settings note that a game begins or goes on.
        self.ahead: list[Any] = self._reading("settings")
        if self.stage:
            self.ahead += self._reading(self.APP)
        super().__init__(self.TITLE, self._all_rows())

    def draw(self, canvas: "Canvas") -> None:
        if self._game:  # it may have begun or ended since
            self.stage = self._seen(self._game)
            self._game = None
            items = self._all_rows()
            if len(items) != len(self.items):
                self.at = 0
            self.items = items
        super().draw(canvas)

    def _all_rows(self) -> "list[Item]":
        """Before its house rules, every app tells its rules in brief, and names its players."""
        rows = self._rows()
        if self.stage:
            rows.insert(len(rows) - 1, (N_("Give names"), self._names))
        rows.insert(len(rows) - 1, (N_("Rules in brief"), self._brief))
        return rows

    def _names(self) -> "Answer":
        return on_top("players.naming.Naming", self.opened())

    def _brief(self) -> "Answer":
        return on_top("brief.Brief", self.APP)

    def key(self, key: int) -> "Answer | None":
        if key == BACK:
            self._keep_stage(self.APP, self.stage, True)
        return super().key(key)

    def _kept_stage(self, journal: str) -> str:
        path = self._handheld.folder + "/" + journal
        saved = files.size(path) >= 0 or files.size(path + ".tail") >= 0
        return self._handheld.settings.get(journal + ".stage", UNKNOWN) if saved else ""

    def _keep_stage(self, journal: str, stage: str, later: bool = False) -> None:
        """`later`, when all is shown, where nothing else is written in this turn."""
        self._handheld.settings.set(journal + ".stage", stage, later)

    def _reading(self, journal: str) -> "list[Callable[[], None]]":
        return [] if journal in self._handheld.journals else [lambda: self._read(journal)]

    def _read(self, journal: str) -> None:
        """Ahead of need; what is wrong with it is told when it is opened, and not before."""
        if self._handheld.journal(journal).trouble:
            del self._handheld.journals[journal]
            self.ahead.clear()

    def _seen(self, game: "Game[Any]") -> str:
        """How far it is; if it is over it goes into the history, and out of it if it no longer is.

        Until the next one begins it may change, and be told again.
        """
        result = self._result_of(game)
        settings, filed = self._handheld.settings, self.APP + ".filed"
        if result:
            from miaou.screens.history.filing import file

            file(self._handheld, self.APP, result)
            settings.set(filed, result[1])
        elif settings.get(filed) == str(game.journal.first):
            from miaou.screens.history.filing import take_back

            take_back(self._handheld, self.APP, settings.get(filed))
            settings.set(filed, "")
        return self._stage_of(game)

    def _last_games(self) -> "Answer":
        return on_top("history.last_games.LastGames", self.APP, self.TITLE)

    def opened(self, later: bool = False) -> "Game[Any]":
        """The game, for a screen that goes on with it; `later` where that only looks at it yet."""
        self._handheld.evening[self.APP] = ticks_ms()
        self._keep_stage(self.APP, UNKNOWN, later)
        self._game = self._load()
        return self._game

    def _under_way(self) -> bool:
        return bool(self.stage)

    def _new_game(self) -> "Answer":
        if self._under_way():
            return on_top("asking.Confirm", _(self.GIVE_UP), lambda: self._ask(instead))
        return self._ask(on_top)


def ask_table(how: "Callable[..., Answer]", most: int, done: "Named") -> "Answer":
    """What every game asks first: who plays, then where they sit; `done` is told the names.

    Who has no name sits where they like.
    """

    def picked(names: "list[str]") -> "Answer | None":
        return done(names) if names[0] >= CAT else instead("players.seats.Seats", names, done)

    return how("players.pick.Pick", 2, most, picked)
