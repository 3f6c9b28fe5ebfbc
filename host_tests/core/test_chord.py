"""Two buttons held together ask what the keys do, on boards with two, three and four buttons."""

import pytest

from host_tests.helpers.gestures import SwitchOn, top
from miaou.core import keys
from tools import firmware
from tools.virtual import two_buttons
from tools.virtual.workbench import HOLD, TAP, Bench

BOARDS = ["pico_oled", "feather_oled", "pico_lcd_13", "two_buttons"]
HUMAN = 30  # ms between two fingers that mean to go down together


@pytest.fixture(params=BOARDS)
def bench(request: pytest.FixtureRequest, handheld: SwitchOn) -> Bench:
    name = request.param
    return handheld(two_buttons if name == "two_buttons" else firmware.board(name))


@pytest.fixture
def heard(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """All keys that the buttons make."""
    made: list[int] = []
    turn = bench.handheld.keys.turn

    def told(now: int) -> int:
        key: int = turn(now)
        made.extend([key] if key else [])
        return key

    monkeypatch.setattr(bench.handheld.keys, "turn", told)
    return made


def move(bench: Bench, *moves: tuple[str, int, int]) -> None:
    """A finger goes down (0) or up (1), and some ms pass."""
    for name, level, ms in moves:
        bench.world.set_level(bench.pin(name)[0], level)
        bench.wait(ms)


def test_both_held_are_one_question_and_no_other_key(bench: Bench, heard: list[int]) -> None:
    bench.ask(HUMAN, 3000)
    assert heard == [keys.HELP]


def test_up_may_come_first_and_acts_only_where_it_does_so_at_once(
    bench: Bench, heard: list[int]
) -> None:
    move(bench, ("UP", 0, HUMAN), ("BACK", 0, HOLD), ("UP", 1, TAP), ("BACK", 1, TAP))
    at_once = bench.pin("UP")[1] == TAP
    assert heard == ([keys.UP] if at_once else []) + [keys.HELP]


def test_no_key_but_back_waits_for_the_chord(bench: Bench, heard: list[int]) -> None:
    for name in ("UP", "DOWN", "OK"):
        pin, length = bench.pin(name)
        if length == TAP and not any(key[1] == pin and len(key) > 2 for key in bench.board.KEYS):
            move(bench, (name, 0, 1))
            assert heard.pop() == getattr(keys, name)
            move(bench, (name, 1, TAP))


def test_back_long_after_up_is_back(bench: Bench, heard: list[int]) -> None:
    if bench.pin("UP")[1] == TAP:
        length = bench.pin("BACK")[1]
        move(bench, ("UP", 0, 200), ("BACK", 0, length), ("BACK", 1, TAP), ("UP", 1, TAP))
        assert (heard[0], keys.BACK in heard, keys.HELP in heard) == (keys.UP, True, False)


def test_both_pressed_for_a_moment_are_nothing(bench: Bench, heard: list[int]) -> None:
    bench.ask(HUMAN, 100)
    assert heard == []


def test_contacts_that_bounce_make_no_key_of_a_chord(bench: Bench, heard: list[int]) -> None:
    for _ in range(4):
        move(bench, ("BACK", 0, 1), ("UP", 0, 2), ("BACK", 1, 1), ("UP", 1, 1))
    bench.ask(2)
    assert heard == [keys.HELP]


def test_a_finger_that_slips_and_comes_back_is_no_key(bench: Bench, heard: list[int]) -> None:
    move(bench, ("BACK", 0, HUMAN), ("UP", 0, 200), ("UP", 1, 100), ("UP", 0, 100))
    assert heard == []
    move(bench, ("UP", 0, HOLD), ("UP", 1, 100), ("UP", 0, 100), ("BACK", 1, TAP), ("UP", 1, TAP))
    assert heard == [keys.HELP]


def test_afterwards_each_of_them_is_a_key_again(bench: Bench, heard: list[int]) -> None:
    bench.ask()
    bench.press("BACK")
    bench.press("UP")
    assert heard == [keys.HELP, keys.BACK, keys.UP]


def test_help_opens_over_a_screen_and_leaves_it_as_it_was(bench: Bench) -> None:
    bench.press("DOWN")
    bench.wait(500)  # a colour panel takes its time to wake
    below, before = top(bench), bench.picture()
    bench.ask()
    assert "[OK]" in bench.said()
    assert "Yummy Kitty" in bench.said()
    bench.press("OK")
    assert top(bench) is below
    assert bench.picture() == before


def test_asking_again_closes_it(bench: Bench) -> None:
    bench.ask()
    bench.ask()
    assert len(bench.handheld.door.stack) == 1


def test_a_chord_wakes_it_and_does_no_more(bench: Bench) -> None:
    bench.wait(5 * 60_000)
    bench.ask()
    assert len(bench.handheld.door.stack) == 1
    assert any(bench.picture())
