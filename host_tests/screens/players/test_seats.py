"""Names are moved until they sit as the players do, and one of them begins."""

import pytest

from host_tests.helpers.gestures import SwitchOn, press, show, top
from host_tests.helpers.players import read
from miaou.screens.players.seats import PASSING, First
from miaou.ui.screen import LEAVE, instead


def test_a_name_is_grabbed_moved_and_dropped(handheld: SwitchOn) -> None:
    bench = handheld()
    seated: list[list[str]] = []
    show(bench, "players.seats.Seats", ["Zoé", "Léa", "Tom"], seated.append)
    press(bench, "UP")
    assert "OK moves Tom" in bench.said()
    press(bench, "OK UP")
    assert read(bench) == ["OK: Tom here", "Ready", "1 Zoé", "2 Tom", "3 Léa"]
    press(bench, "OK UP UP OK")
    assert seated == [["Zoé", "Tom", "Léa"]]


def test_back_puts_a_grabbed_name_where_it_was(handheld: SwitchOn) -> None:
    bench = handheld()
    screen = show(bench, "players.seats.Seats", ["Zoé", "Léa", "Tom"], lambda _names: LEAVE)
    press(bench, "DOWN OK UP")
    assert screen.names == ["Léa", "Tom", "Zoé"]
    press(bench, "BACK")
    assert read(bench) == ["OK moves Zoé", "Ready", "1 Zoé", "2 Léa", "3 Tom"]
    press(bench, "BACK")
    assert top(bench) is not screen


def test_the_table_may_say_who_begins(handheld: SwitchOn) -> None:
    bench = handheld()
    chosen: list[int] = []
    show(bench, "players.seats.First", ["Zoé", "Léa", "Tom"], chosen.append)
    press(bench, "DOWN DOWN OK")
    assert chosen == [1]


def test_chance_is_kept_before_anyone_sees_it(handheld: SwitchOn) -> None:
    bench = handheld()
    chosen: list[int] = []
    show(bench, "players.seats.First", ["Zoé", "Léa", "Tom"], chosen.append)
    bench.key_down("OK")
    assert len(chosen) == 1
    assert "begins!" not in bench.said()
    bench.key_up("OK")
    bench.wait(sum(PASSING) + 100)
    assert bench.said() == [["Zoé", "Léa", "Tom"][chosen[0]], "begins!", "OK"]


@pytest.mark.parametrize(("code", "word"), [("fr", "commence !"), ("es", "¡empieza!")])
@pytest.mark.parametrize("app", ["cat_tower.new_match.NewMatch", "chats.new_game.NewGame"])
def test_who_begins_is_told_in_the_owners_language(
    handheld: SwitchOn, app: str, code: str, word: str
) -> None:
    bench = handheld(language=code)
    bench.seat(["Zoé", "Léa"])
    press(bench, "OK DOWN OK" if "cat" in app else "DOWN DOWN OK DOWN OK")
    press(bench, "OK OK OK OK")  # these two, so seated, so many rounds or cards, by chance
    press(bench, "" if "cat" in app else "OK")  # until one has all cards
    bench.wait(sum(PASSING) + 100)
    assert word in bench.said()


def test_what_comes_after_the_draw_waits_until_it_is_seen(handheld: SwitchOn) -> None:
    bench = handheld()
    after = instead("players.name.Name", "", lambda _name: LEAVE)
    show(bench, "players.seats.First", ["Zoé", "Léa"], lambda _index: after)
    height = len(bench.handheld.door.stack)
    press(bench, "OK OK")
    assert type(top(bench)).__name__ == "Lots"
    bench.wait(sum(PASSING))
    press(bench, "OK")
    assert type(top(bench)).__name__ == "Name"
    assert len(bench.handheld.door.stack) == height


def test_everyone_begins_as_often(handheld: SwitchOn) -> None:
    bench = handheld()
    chosen: list[int] = []
    screen = First(bench.handheld, ["Zoé", "Léa", "Tom"], chosen.append)
    for _round in range(600):
        screen._draw_lots()
    assert all(150 < chosen.count(index) < 250 for index in range(3))
