"""A game by the clock: the last trick, and when the clock stands."""

from host_tests.helpers.chats import TABLE, begin, do, state
from host_tests.helpers.gestures import MINUTE, SwitchOn, top


def test_time_that_runs_out_during_a_question_makes_this_trick_the_last(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    bench.handheld.settings.set("chats.minutes", "1")
    begin(bench, TABLE[:3], timed=True)
    bench.press("OK")
    bench.wait(MINUTE + 1000)
    bench.press("OK")
    assert (state(bench).task, state(bench).end, state(bench).winners) == ("over", "time", [0])


def test_undo_takes_back_what_a_player_did_and_not_that_the_time_is_up(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("chats.minutes", "1")
    begin(bench, TABLE[:3], timed=True)
    do(bench, "won 1")
    bench.wait(MINUTE + 1000)
    assert "Last trick!" in bench.said()
    bench.press("UP")
    assert state(bench).hands.takers == []
    assert "Last trick!" in bench.said()


def test_the_clock_stands_while_the_game_is_left(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3], timed=True)
    bench.wait(5000)
    clock = top(bench)._ticking.clock
    bench.press("BACK")
    left = clock.left
    bench.wait(5000)
    assert clock.left == left
    bench.press("OK")
    assert clock.running


def test_the_clock_stands_after_the_game_until_that_is_taken_back(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3], timed=True)
    clock = top(bench)._ticking.clock
    do(bench, "won 1", "stop")
    assert not clock.running
    bench.press("UP")
    assert clock.running


def test_without_a_time_limit_there_is_no_clock_and_nothing_wakes(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    assert not [words for words in bench.said() if ":" in words]
    assert top(bench).wake(bench.world.ticks_ms()) == -1


def test_a_table_that_everybody_has_left_hands_the_lead_round_once(handheld: SwitchOn) -> None:
    bench = handheld()
    for name, value in (("choosing", "5"), ("too_late", "next")):
        bench.handheld.settings.set("chats." + name, value)
    begin(bench, TABLE[:3])
    events = len(bench.handheld.journal("chats"))
    bench.wait(5500)
    assert state(bench).leader == 1
    bench.wait(MINUTE)
    assert state(bench).leader == 0
    assert len(bench.handheld.journal("chats")) == events + 3
