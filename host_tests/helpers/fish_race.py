"""A fish race on a handheld: brought to its start, through its minutes, and to a winner."""

from host_tests.helpers.gestures import PRESS, cheered, press, show
from miaou.core.journal import Journal
from miaou.core.roster import Roster
from tools.virtual.workbench import Bench

COUNT = 3000  # ms from OK to MIAOU!


def opened(bench: Bench, *names: str) -> Bench:
    """At the reminder, with these players."""
    roster = Roster(bench.handheld.journal("players"))
    for name in names or ("Léa", "Tom"):
        if name not in roster.names:
            roster.add(name)
    roster.play(names or ("Léa", "Tom"))
    race, menu = "fish_race.race.Race", "cat_tower.menu.CatTower"
    show(bench, "players.pick.Pick", 2, 4, race, menu, "Fish race")
    bench.press("OK")
    return bench


def start(bench: Bench) -> None:
    """From the reminder, or from a result, to the very moment of MIAOU!"""
    press(bench, "OK")
    bench.wait(COUNT - PRESS + 1)
    assert bench.said() == ["[MIAOU!]"]


def skip(bench: Bench, ms: int) -> None:
    """Time passes and only the last tenth is drawn: minutes of them take the test seconds."""
    bench.world.us += (ms - 100) * 1000
    bench.wait(100)


def running(bench: Bench) -> float:
    """The seconds on the stopwatch."""
    minutes, seconds = bench.said()[0].strip("[]").split(":")
    return 60 * int(minutes) + float(seconds)


def win(bench: Bench, ms: int, place: int = 0) -> None:
    """A whole race that the player at this place wins after so many ms."""
    start(bench)
    skip(bench, ms)
    press(bench, "OK" + " DOWN" * place + " OK OK")
    cheered(bench)


def raced(bench: Bench) -> list[list[str]]:
    return list(Journal(bench.handheld.folder + "/fish_race").events())
