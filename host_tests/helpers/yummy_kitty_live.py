"""A table in the middle of Yummy Kitty: who sits there, and what they have told."""

from typing import Any

from host_tests.helpers import gestures
from miaou.core.journal import Journal
from tools.virtual.workbench import Bench

EMPTY = {"tabby": 0, "calico": 0, "american": 0, "black": 0, "english": 0, "lucky": 0}


def kept(bench: Bench) -> Any:
    """The game in the journal."""
    from miaou.core.game import Game
    from miaou.rules.yummy_kitty.table import Table

    return Game(Table, bench.handheld.journal("yummy_kitty"))


def show(bench: Bench, game: Any) -> None:
    gestures.show(bench, "yummy_kitty.live.Live", game)


def sit(bench: Bench, players: int, *events: str, names: str = "Zoé Léo Ana Max Eva") -> Any:
    """The table at its first turn, after these events; answers the game."""
    game = kept(bench)
    table = ["table"] + names.split()[:players]
    game.begin(table, *[event.split() for event in events])
    show(bench, game)
    return game


def feeder(seat: int, siamese: str = "0 0", angora: str = "", **cats: int) -> list[str]:
    """The events that tell everything about a feeder."""
    counts = [f"count {seat} {breed} {number}" for breed, number in (EMPTY | cats).items()]
    return counts + [f"siamese {seat} {siamese}", f"angora {seat} {angora}".strip()]


def written() -> list[str]:
    """The events that count, as a power cut would leave them."""
    return [" ".join(event) for event in Journal("saves/yummy_kitty").events()]
