"""A table in the middle of Yummy Kitty: who sits there, and what they have told."""

from typing import Any

from host_tests.helpers import gestures
from miaou.core.journal import Journal
from tools.virtual.workbench import Bench


def kept(bench: Bench) -> Any:
    """The game in the journal."""
    from miaou.core.game import Game
    from miaou.rules.yummy_kitty.table import Table

    return Game(Table, bench.handheld.journal("yummy_kitty"))


def show(bench: Bench, game: Any) -> None:
    name = "WhoBegins" if game.state.seat < 0 else "Live"
    gestures.show(bench, "yummy_kitty.live." + name, game)


def sit(bench: Bench, players: int, *events: str, names: str = "Zoé Léo Ana Max Eva") -> Any:
    """The table at its first turn, after these events; answers the game."""
    game = kept(bench)
    table = ["table"] + names.split()[:players]
    game.begin(table, *[event.split() for event in events])
    show(bench, game)
    return game


def written() -> list[str]:
    """The events that count, as a power cut would leave them."""
    return [" ".join(event) for event in Journal("saves/yummy_kitty").events()]
