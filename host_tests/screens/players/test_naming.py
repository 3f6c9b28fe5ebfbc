"""Cats who have begun to play get names: in every game, kept, taken back, at any time."""

from typing import Any

import pytest

from host_tests.helpers.gestures import SwitchOn, power_cut, press, show, top
from host_tests.helpers.players import enrol, read, type_name
from miaou.core.game import Game
from miaou.core.journal import Journal
from miaou.core.roster import MOST, Roster
from miaou.rules.cat_tower.match import Match
from miaou.rules.chats.referee import Referee
from miaou.rules.yummy_kitty.table import Table
from tools.virtual.workbench import Bench

CATS = ["\ue000\xa0Kitten", "\ue001\xa0Tiger"]
# Each app with its menu, a game that cats have begun, and the way to that game from the menu.
GAMES: dict[str, Any] = {
    "cat_tower": (
        Match,
        "cat_tower.menu.CatTower",
        ("rounds 3", "round 0", "roll two_cats", "stack"),
        "A 6",
    ),
    "yummy_kitty": (
        Table,
        "yummy_kitty.menu.YummyKitty",
        ("count 0 tabby 3", "count 0 calico 2"),
        "A",
    ),
    "chats": (Referee, "chats.menu.Chats", ("limit 0", "cards 36 0", "won 0"), "A 19"),
}
apps = pytest.mark.parametrize("app", GAMES)


def begun(bench: Bench, app: str) -> "Game[Any]":
    """A game of two cats, and its app's menu with the paw beside "Give names"."""
    rules, menu, events, _seen = GAMES[app]
    game = Game(rules, bench.handheld.journal(app))
    game.begin(["table"] + CATS, *[event.split() for event in events])
    bench.handheld.settings.set(app + ".stage", "?")
    show(bench, menu)
    press(bench, "UP UP UP")
    return game


def kept(app: str) -> Any:
    """The game as the next power-up finds it."""
    return Game(GAMES[app][0], Journal("saves/" + app)).state


@apps
def test_a_cat_is_called_by_a_new_name_and_the_roster_knows_it(
    handheld: SwitchOn, app: str
) -> None:
    bench = handheld()
    begun(bench, app)
    press(bench, "OK OK")
    type_name(bench, top(bench), "Zoé")
    assert read(bench) == ["Give names", "Zoé", "\ue001 Tiger"]
    assert kept(app).names == ["Zoé", CATS[1]]
    assert Roster(Journal("saves/players")).names == ["Zoé"]


@apps
def test_nothing_else_of_the_game_changes(handheld: SwitchOn, app: str) -> None:
    bench = handheld()
    before = begun(bench, app).state.__dict__
    enrol(bench, "A")
    press(bench, "OK OK OK")
    after = kept(app).__dict__
    for word in set(before) - {"names", "steps", "hands", "trick", "bag", "_result"}:
        assert after[word] == before[word], word


@apps
def test_the_game_goes_on_with_the_name_after_a_power_cut(handheld: SwitchOn, app: str) -> None:
    bench = handheld()
    begun(bench, app)
    enrol(bench, "A")
    press(bench, "OK OK OK")
    power_cut(bench)
    show(bench, GAMES[app][1])
    press(bench, "OK")
    assert GAMES[app][3] in read(bench)


@apps
def test_undo_takes_the_name_back_and_only_that(handheld: SwitchOn, app: str) -> None:
    bench = handheld()
    game = begun(bench, app)
    events = list(game.journal.events())
    enrol(bench, "A")
    press(bench, "OK OK OK BACK DOWN DOWN DOWN OK")
    press(bench, "BACK BACK BACK DOWN DOWN OK" if app == "yummy_kitty" else "UP")
    assert kept(app).names == CATS
    assert list(Journal("saves/" + app).events()) == events


def test_a_result_that_is_named_stays_a_result(handheld: SwitchOn) -> None:
    bench = handheld()
    game = begun(bench, "yummy_kitty")
    game.do("done")
    enrol(bench, "A")
    press(bench, "OK OK OK")
    assert (kept("yummy_kitty").counted, kept("yummy_kitty").names[0]) == (True, "A")
    show(
        bench, "yummy_kitty.standings.Standings", Game(Table, bench.handheld.journal("yummy_kitty"))
    )
    press(bench, "UP")
    assert (kept("yummy_kitty").counted, kept("yummy_kitty").names) == (True, CATS)


def test_who_has_a_seat_is_not_offered_another(handheld: SwitchOn) -> None:
    bench = handheld()
    begun(bench, "chats")
    enrol(bench, "A", "M")
    press(bench, "OK OK OK DOWN OK")
    assert read(bench) == ["Who is it?", "M", "New name"]


def test_a_name_at_the_table_is_told_and_not_given_twice(handheld: SwitchOn) -> None:
    bench = handheld()
    begun(bench, "cat_tower")
    enrol(bench, "A")
    press(bench, "OK OK OK DOWN OK")
    type_name(bench, top(bench), "A")
    assert "A is here already." in bench.said()
    assert kept("cat_tower").names == ["A", CATS[1]]


def test_a_full_roster_keeps_nobody_from_a_name(handheld: SwitchOn) -> None:
    bench = handheld()
    begun(bench, "chats")
    enrol(bench, *[f"Cat{number}" for number in range(MOST)])
    press(bench, "OK OK UP OK")
    type_name(bench, top(bench), "Zoé")
    assert kept("chats").names[0] == "Zoé"
    assert len(Roster(Journal("saves/players")).names) == MOST


def test_when_everybody_has_a_name_the_next_game_offers_them(handheld: SwitchOn) -> None:
    bench = handheld()
    begun(bench, "cat_tower")
    enrol(bench, "A", "M")
    press(bench, "OK OK DOWN OK")
    assert Roster(Journal("saves/players")).played == []
    press(bench, "DOWN OK OK")
    assert Roster(Journal("saves/players")).played == ["M", "A"]


def test_without_a_game_there_is_nobody_to_name(handheld: SwitchOn) -> None:
    bench = handheld()
    menu = show(bench, "cat_tower.menu.CatTower")
    assert "Give names" not in [item[0] for item in menu.items]
