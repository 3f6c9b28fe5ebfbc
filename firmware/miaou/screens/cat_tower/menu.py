"""The ways to play Cat Tower, the match under way first."""

from miaou.core.game import Game
from miaou.lang import N_, _, load
from miaou.rules.cat_tower import Match, QuickDie
from miaou.screens.cat_tower import signs
from miaou.signals import LEAVE
from miaou.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas


# What the die, or a match before, has left behind.
PLAYED = ("screens.cat_tower.", "screens.fish_race", "ui.confirm", "fonts", "core.recovery")


class CatTower(Menu):
    def __init__(self, handheld: "Handheld") -> None:
        load("cat_tower")
        self._handheld = handheld
        self._match = Game(Match, handheld.journal("cat_tower"))
        self._die = Game(QuickDie, handheld.journal("quick_die"))
        super().__init__("Cat Tower", ())
        self._list()

    def draw(self, canvas: "Canvas") -> None:
        self._list()  # a match may have begun or ended since
        super().draw(canvas)

    def _list(self) -> None:
        items = [
            (N_("Roll the die"), self._roll),
            (N_("New game"), self._new_game),
            (N_("Fish race"), self._fish_race),
            (N_("Is the die fair?"), self._fairness),
            (N_("House rules"), self._house_rules),
        ]
        if self._under_way():
            state = self._match.state
            words = _("Continue: round {} of {}").format(state.round, state.rounds)
            items.insert(0, (words, self._continue))
        if len(items) != len(self.items):
            self.at = 0
        self.items = items

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        """The last roll stays in sight."""
        super()._draw_row(canvas, at, y)
        last = self._die.state.last
        if last and self.items[at][1] == self._roll:
            canvas.icon(signs.FACES[last[-1]], canvas.width - 20, y + 2)
            canvas.note("last: " + last[-1])

    def _under_way(self) -> bool:
        return self._match.state.task not in ("", "over")

    def _continue(self) -> "Any":
        from miaou.screens.cat_tower.play import screen

        load("cat_tower")
        return screen(self._handheld, self._match)

    def _roll(self) -> "Any":
        from miaou.screens.cat_tower.quick_die import Die

        die = Die(self._handheld, self._die)
        die.roll()
        return die

    def _new_game(self) -> "Any":
        if self._under_way():
            from miaou.ui.confirm import Confirm

            return Confirm(_("Give up the match under way?"), lambda: (LEAVE, self._ask()))
        return self._ask()

    def _ask(self) -> "Any":
        self._handheld.forget_apps(*PLAYED)  # or the questions would find no room
        load("cat_tower")
        from miaou.screens.cat_tower.new_game import NewGame

        return NewGame(self._handheld, self._match).ask()

    def _fish_race(self) -> "Any":
        from miaou.screens.fish_race.race import FishRace

        return FishRace(self._handheld)

    def _fairness(self) -> "Any":
        from miaou.screens.cat_tower.fairness import Fairness

        die, match = self._die.state, self._match.state
        rolls = [a + b for a, b in zip(die.rolls, match.rolls)]
        doubled = [a + b for a, b in zip(die.doubled_rolls, match.doubled_rolls)]
        return Fairness(rolls, doubled)

    def _house_rules(self) -> "Any":
        from miaou.screens.cat_tower.house_rules import HouseRules

        return HouseRules(self._handheld)


def app(handheld: "Handheld") -> CatTower:
    return CatTower(handheld)
