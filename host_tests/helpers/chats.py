"""A table that plays Chats: how a game is begun, brought to a point, and looked into."""

from typing import Any

from host_tests.helpers.gestures import cheered, show, top
from tools.virtual.workbench import Bench

TABLE = ["Zoé", "Léo", "Ana", "Max", "Eva", "Noé"]


def begin(bench: Bench, names: list[str], cards: int = 36, timed: bool = False) -> None:
    """From home to the first trick, the first of the names being the youngest."""
    from miaou.screens.chats.begin import begin as write

    bench.handheld.settings.set("chats.timed", "on" if timed else "off")
    game = show(bench, "chats.menu.Chats").opened()
    write(bench.handheld, game, names, [str(cards), "0"])
    show(bench, "chats.set_up.SetUp", game)
    bench.press("OK")


def do(bench: Bench, *events: str) -> None:
    """Plays events as if the keys for them had been pressed, and shows where they lead."""
    for event in events:
        bench.handheld.door.answer(top(bench)._do(*event.split()))
    bench.handheld.loop.show(bench.world.ticks_ms())
    cheered(bench)


def state(bench: Bench) -> Any:
    """The game as its journal tells it."""
    from miaou.core.game import Game
    from miaou.rules.chats.referee import Referee

    return Game(Referee, bench.handheld.journal("chats")).state
