"""The ways to play Cat Tower, the match under way first."""

from time import ticks_diff, ticks_ms

from miaou.core.game import Game
from miaou.core.keys import BACK
from miaou.lang import N_, _
from miaou.screens.app_menu import UNKNOWN, AppMenu
from miaou.screens.cat_tower import signs
from miaou.screens.history.filing import PAUSE
from miaou.ui.screen import instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from miaou.device.handheld import Handheld
    from miaou.rules.cat_tower.match import Match
    from miaou.rules.cat_tower.quick_die import QuickDie
    from miaou.ui.canvas import Canvas
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer

DIE = "quick_die"  # its journal
_EVENING = "quick_die.evening"  # the setting of what was rolled before it
_ROLLED = ".rolled"


class CatTower(AppMenu):
    """A match's stage is its round and how many there are; the die's is what it shows."""

    APP = "cat_tower"
    TITLE = "Cat Tower"
    GIVE_UP = N_("Give up the match under way?")

    def __init__(self, handheld: "Handheld", row: str = "") -> None:
        super().__init__(handheld)
        words = [item[0] for item in self.items]
        self.at = words.index(row) if row else 0
        self._die: Game[QuickDie] | None = None
        self._last = self._kept_stage(DIE)
        if self._last == UNKNOWN:
            self._last = self._last_roll()
        if self._last:  # whoever has rolled it will roll it again
            self.ahead += [self._read_die, self._load_die, self._read_die, "cat_tower.die"]

    def _rows(self) -> "list[Item]":
        rows: list[Item] = [
            (N_("Roll the die"), self._roll),
            (N_("New game"), self._new_game),
            (N_("Fish race"), self._fish_race),
            (N_("Is the die fair?"), self._fairness),
            (N_("Last games"), self._last_games),
            (N_("House rules"), self._house_rules),
        ]
        if self._under_way():
            words = _("Continue: round {}").format(*self.stage.split("/"))
            rows.insert(0, (words, self._continue))
        return rows

    def draw(self, canvas: "Canvas") -> None:
        if self._die:
            self._last = (self._die.state.last or [""])[-1]
            self._die = None
        super().draw(canvas)

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        """The last roll stays in sight."""
        super()._draw_row(canvas, at, y)
        if self._last and self.items[at][1] == self._roll:
            canvas.icon(signs.FACES[self._last], canvas.width - 20, y + 2)
            if canvas.said is not None:
                from miaou.screens.cat_tower.names import NAMES

                canvas.note(_("last: {}").format(_(NAMES[self._last])))

    def key(self, key: int) -> "Answer | None":
        if key == BACK:
            self._keep_stage(DIE, self._last, True)
        return super().key(key)

    def _last_roll(self) -> str:
        """As the journal tells it, so that the rules need not be loaded."""
        from miaou.core.glance import last_of

        event = last_of(self._handheld.folder + "/" + DIE, "roll")
        if event:
            return event[1]
        journal = self._handheld.journal(DIE)
        for at in range(len(journal) - 1, -1, -1):
            event = next(journal.events(at))
            if event[0] == "roll":
                return event[1]
        return ""

    def _read_die(self) -> None:
        self._read(DIE)

    def _load(self) -> "Game[Match]":
        from miaou.rules.cat_tower.match import Match

        return Game(Match, self._handheld.journal(self.APP))

    def _load_die(self) -> "Game[QuickDie]":
        from miaou.rules.cat_tower.quick_die import QuickDie

        return Game(QuickDie, self._handheld.journal(DIE))

    def _stage_of(self, game: "Game[Match]") -> str:
        state = game.state
        return "" if state.task in ("", "over") else f"{state.round}/{state.rounds}"

    def _result_of(self, game: "Game[Match]") -> list[str]:
        if game.state.task != "over":
            return []
        from miaou.screens.cat_tower.new_match import filed

        return filed(game)

    def _continue(self) -> "Answer | None":
        from miaou.screens.cat_tower.flow import stands

        game = self.opened(True)
        return stands(game, on_top) if self._stage_of(game) else None

    def _roll(self) -> "Answer":
        self._die = self._load_die()
        self._note_evening(DIE, self._die)
        self._keep_stage(DIE, UNKNOWN)
        return on_top("cat_tower.die.Die", self._die)

    def _ask(self, how: "Callable[..., Answer]") -> "Answer":
        from miaou.screens.cat_tower.new_match import NewMatch

        return NewMatch(self._handheld, self.opened).ask(how)

    def _fish_race(self) -> "Answer":
        """It takes the place of this menu: there may be no room for both."""
        from miaou.screens.cat_tower.house import box

        most = int(box(self._handheld.settings)[2])
        race, menu = "fish_race.race.Race", "cat_tower.menu.CatTower"
        return instead("players.pick.Pick", 2, most, race, menu, N_("Fish race"))

    def _fairness(self) -> "Answer":
        die = self._load_die().state, self._before(DIE)
        match = self._load().state, self._before(self.APP)
        return on_top("cat_tower_house.fairness.Fairness", die, match)

    def _before(self, journal: str) -> str:
        """What its die had rolled when this evening began; nothing if it has not been rolled."""
        opened, rolled = self._handheld.evening.get(journal + _ROLLED, (0, ""))
        return rolled if 0 <= ticks_diff(ticks_ms(), opened) < PAUSE else ""

    def _note_evening(self, journal: str, game: "Game[Any]") -> None:
        """Keeps what a die had rolled before tonight; the quick die's in flash, for the exports."""
        rolled = self._before(journal)
        if not rolled:
            rolled = ",".join(game.state.tally()[1:])
            if journal == DIE:
                self._handheld.settings.set(_EVENING, rolled, True)
        self._handheld.evening[journal + _ROLLED] = ticks_ms(), rolled

    def opened(self, later: bool = False) -> "Game[Any]":
        game = super().opened(later)
        self._note_evening(self.APP, game)
        return game

    def _house_rules(self) -> "Answer":
        return on_top("cat_tower_house.house_rules.HouseRules")
