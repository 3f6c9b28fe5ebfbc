"""The ways to play Cat Tower, the match under way first."""

from miaou.core.game import Game
from miaou.lang import N_, _, load
from miaou.rules.cat_tower.die import QuickDie
from miaou.rules.cat_tower.match import Match
from miaou.screens.app_menu import AppMenu
from miaou.screens.cat_tower import signs
from miaou.signals import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas


class CatTower(AppMenu):
    APP = "cat_tower"
    TITLE = "Cat Tower"
    RULES = Match
    GIVE_UP = N_("Give up the match under way?")

    def __init__(self, handheld: "Handheld") -> None:
        super().__init__(handheld)
        self._die = Game(QuickDie, handheld.journal("quick_die"))

    def _rows(self) -> "list[tuple[str, Any]]":
        rows = [
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

    def _continue(self) -> "Any":
        from miaou.screens.cat_tower.play import screen

        load("cat_tower")
        return screen(self._handheld, self._game)

    def _roll(self) -> "Any":
        from miaou.screens.cat_tower.quick_die import Die

        die = Die(self._handheld, self._die)
        die.roll()
        return die

    def _ask(self) -> "Any":
        from miaou.screens.cat_tower.new_game import NewGame

        return NewGame(self._handheld, self._game).ask()

    def _fish_race(self) -> "Any":
        """The race takes the place of this menu: there is no room for both."""
        self._handheld.forget_apps("screens.", "rules.")
        from miaou.screens.fish_race.race import FishRace

        return LEAVE, FishRace(self._handheld)

    def _fairness(self) -> "Any":
        from miaou.screens.cat_tower.fairness import Fairness

        die, match = self._die.state, self._game.state
        rolls = [a + b for a, b in zip(die.rolls, match.rolls)]
        doubled = [a + b for a, b in zip(die.doubled_rolls, match.doubled_rolls)]
        return Fairness(rolls, doubled)

    def _house_rules(self) -> "Any":
        from miaou.screens.cat_tower.house_rules import HouseRules

        return HouseRules(self._handheld)


def app(handheld: "Handheld") -> CatTower:
    return CatTower(handheld)
