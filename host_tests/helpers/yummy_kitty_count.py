"""A count of Yummy Kitty on a handheld: all that two players tell, and how far they have come."""

from typing import Any

from host_tests.helpers.gestures import power_cut, press, show
from miaou.ui.screen import on_top
from tools.virtual.workbench import Bench

TABLE = ["Zoé", "Léo"]
COUNT = [
    "count {} tabby 2",
    "count {} calico 1",
    "count {} american 0",
    "siamese {} 2 3",
    "count {} black 1",
    "count {} mice 2",
    "count {} english 0",
    "count {} lucky 0",
    "angora {} tabby",
]
ALL = [line.format(seat) for seat in (0, 1) for line in COUNT]


def begin(bench: Bench, *events: str) -> Any:
    """Plays events as if they had been counted, and shows where they lead."""
    from miaou.screens.yummy_kitty.game import stands
    from miaou.screens.yummy_kitty.new_game import begin as write
    from miaou.screens.yummy_kitty.new_game import rules

    game = show(bench, "yummy_kitty.menu.YummyKitty").opened()
    write(bench.handheld, game, [["table"] + TABLE] + list(rules(bench.handheld.settings)))
    for event in events:
        game.do(*event.split(" "))
    bench.handheld.door.answer(stands(bench.handheld, game, on_top))
    bench.handheld.loop.show(bench.world.ticks_ms())
    return game


def resumed(bench: Bench) -> list[str]:
    """What the screen says after a power cut, once the game is continued."""
    power_cut(bench)
    if "Yummy Kitty" not in bench.said()[-1]:
        bench.press("DOWN")
    return press(bench, "OK OK")
