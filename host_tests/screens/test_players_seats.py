"""Names are moved until they sit as the players do, and one of them begins."""

from host_tests.screens.gestures import SwitchOn, press, top
from host_tests.screens.players import opened, read
from miaou.screens.players.first import PASSING, First
from miaou.screens.players.name import Name
from miaou.screens.players.seats import Seats
from miaou.signals import LEAVE


def test_a_name_is_grabbed_moved_and_dropped(handheld: SwitchOn) -> None:
    bench = handheld()
    seated: list[list[str]] = []
    opened(bench, Seats(["Zoé", "Léa", "Tom"], seated.append))
    press(bench, "UP")
    assert "OK grabs Tom" in bench.said()
    press(bench, "OK UP")
    assert read(bench) == ["OK drops Tom", "Ready", "1 Zoé", "2 Tom", "3 Léa"]
    press(bench, "OK UP UP OK")
    assert seated == [["Zoé", "Tom", "Léa"]]


def test_back_puts_a_grabbed_name_where_it_was(handheld: SwitchOn) -> None:
    bench = handheld()
    screen = opened(bench, Seats(["Zoé", "Léa", "Tom"], lambda _names: LEAVE))
    press(bench, "DOWN OK UP")
    assert screen.names == ["Léa", "Tom", "Zoé"]
    press(bench, "BACK")
    assert read(bench) == ["OK grabs Zoé", "Ready", "1 Zoé", "2 Léa", "3 Tom"]
    press(bench, "BACK")
    assert top(bench) is not screen


def test_the_table_may_say_who_begins(handheld: SwitchOn) -> None:
    bench = handheld()
    chosen: list[int] = []
    opened(bench, First(bench.handheld, ["Zoé", "Léa", "Tom"], chosen.append))
    press(bench, "DOWN DOWN OK")
    assert chosen == [1]


def test_chance_is_kept_before_anyone_sees_it(handheld: SwitchOn) -> None:
    bench = handheld()
    chosen: list[int] = []
    opened(bench, First(bench.handheld, ["Zoé", "Léa", "Tom"], chosen.append))
    bench.key_down("OK")
    assert len(chosen) == 1
    assert "begins!" not in bench.said()
    bench.key_up("OK")
    bench.wait(sum(PASSING) + 100)
    assert bench.said() == [["Zoé", "Léa", "Tom"][chosen[0]], "begins!", "OK"]


def test_what_comes_after_the_draw_waits_until_it_is_seen(handheld: SwitchOn) -> None:
    bench = handheld()
    after = Name("", lambda _name: LEAVE)
    opened(bench, First(bench.handheld, ["Zoé", "Léa"], lambda _index: (LEAVE, after)))
    height = len(bench.handheld.loop.stack)
    press(bench, "OK OK")
    assert top(bench) is not after
    bench.wait(sum(PASSING))
    press(bench, "OK")
    assert top(bench) is after
    assert len(bench.handheld.loop.stack) == height


def test_everyone_begins_as_often(handheld: SwitchOn) -> None:
    bench = handheld()
    chosen: list[int] = []
    screen = First(bench.handheld, ["Zoé", "Léa", "Tom"], chosen.append)
    for _round in range(600):
        screen._draw_lots()
    assert all(150 < chosen.count(index) < 250 for index in range(3))
