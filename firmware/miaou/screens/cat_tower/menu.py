"""The ways to play Cat Tower, the match under way first."""

from miaou.core.game import Game
from miaou.lang import N_, _
from miaou.rules.cat_tower.die import QuickDie
from miaou.rules.cat_tower.match import Match
from miaou.screens.app_menu import AppMenu
from miaou.screens.cat_tower import signs
from miaou.screens.cat_tower.stands import stands
from miaou.ui.screen import instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer


class CatTower(AppMenu):
    APP = "cat_tower"
    TITLE = "Cat Tower"
    RULES = Match
    GIVE_UP = N_("Give up the match under way?")

    def __init__(self, handheld: "Handheld", row: str = "") -> None:
        super().__init__(handheld)
        words = [item[0] for item in self.items]
        self.at = words.index(row) if row else 0
        self._die = Game(QuickDie, handheld.journal("quick_die"))

    def _rows(self) -> "list[Item]":
        rows: list[Item] = [
            (N_("Roll the die"), self._roll),
            (N_("New game"), self._new_game),
            (N_("Fish race"), self._fish_race),
            (N_("Is the die fair?"), self._fairness),
            (N_("House rules"), self._house_rules),
        ]
        if self._under_way():
            state = self._game.state
            words = _("Continue: round {} of {}").format(state.round, state.rounds)
            rows.insert(0, (words, self._continue))
        return rows

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        """The last roll stays in sight."""
        super()._draw_row(canvas, at, y)
        last = self._die.state.last
        if last and self.items[at][1] == self._roll:
            canvas.icon(signs.FACES[last[-1]], canvas.width - 20, y + 2)
            canvas.note("last: " + last[-1])

    def _under_way(self) -> bool:
        return self._game.state.task not in ("", "over")

    def _continue(self) -> "Answer":
        return stands(self._game, on_top)

    def _roll(self) -> "Answer":
        return on_top("cat_tower.die.Die", self._die)

    def _ask(self, how: "Callable[..., Answer]") -> "Answer":
        from miaou.screens.cat_tower.new_match import NewMatch

        return NewMatch(self._handheld, self._game).ask(how)

    def _fish_race(self) -> "Answer":
        """It takes the place of this menu: there may be no room for both."""
        race, menu = "fish_race.race.Race", "cat_tower.menu.CatTower"
        return instead("players.pick.Pick", 2, 4, race, menu, N_("Fish race"))

    def _fairness(self) -> "Answer":
        die, match = self._die.state, self._game.state
        rolls = [a + b for a, b in zip(die.rolls, match.rolls)]
        doubled = [a + b for a, b in zip(die.doubled_rolls, match.doubled_rolls)]
        return on_top("cat_tower.fairness.Fairness", rolls, doubled)

    def _house_rules(self) -> "Answer":
        return on_top("cat_tower.house_rules.HouseRules")
