"""A match of Cat Tower on its screens: begun, and played by its events."""

from typing import Any

from host_tests.helpers.gestures import cheered, show
from tools.virtual.workbench import Bench

NAMED = 2000  # ms after which the next player's name no longer fills the screen
TABLE = ["Zoé", "Léo", "Ana", "Max"]


def begin(bench: Bench, names: list[str], rounds: int = 1) -> None:
    """From home to the first roll, the first of the names being the youngest."""
    from miaou.screens.cat_tower.new_match import begin as write

    game = show(bench, "cat_tower.menu.CatTower").opened()
    write(bench.handheld, game, names, rounds, 0)
    show(bench, "cat_tower.rounds.SetUp", game)
    bench.press("OK")
    bench.wait(NAMED)


def state(bench: Bench) -> Any:
    """The match as its journal tells it."""
    from miaou.core.game import Game
    from miaou.rules.cat_tower.match import Match

    return Game(Match, bench.handheld.journal("cat_tower")).state


def do(bench: Bench, *events: str) -> None:
    """Plays events as if the keys for them had been pressed, and shows where they lead."""
    for event in events:
        bench.handheld.door.answer(bench.handheld.door.stack[-1]._do(*event.split()))
    bench.handheld.loop.show(bench.world.ticks_ms())
    cheered(bench)
    if "Your turn!" in bench.said():
        bench.press("OK")
