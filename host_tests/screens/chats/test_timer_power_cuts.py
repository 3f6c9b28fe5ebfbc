"""A timer outlives power cuts, damaged saves and a flash without room."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from host_tests.helpers.chats_timer import SAVED, in_chats, saved, shown, started
from host_tests.helpers.gestures import MINUTE, SwitchOn, power_cut, press
from miaou.core.files import line
from miaou.core.journal import Journal
from miaou.screens.chats.clock import at_work

FullFlash = Callable[[], AbstractContextManager[None]]


@pytest.mark.parametrize("ms", [0, 1, 480, 999, 1000, 1500, 12_345, 61_999])
def test_a_power_cut_costs_ten_seconds_at_most(handheld: SwitchOn, ms: int) -> None:
    bench = in_chats(handheld())
    began = bench.world.us
    bench.key_down("OK")
    bench.wait(ms)
    exact = 900_000 - (bench.world.us - began) // 1000
    power_cut(bench)
    in_chats(bench)
    press(bench, "OK")
    assert 0 <= at_work(bench.handheld).clock.left - exact <= 10_050


@pytest.mark.parametrize("ms", [1000, 1500, 12_345, 61_999])
def test_after_a_power_cut_it_comes_back_paused(handheld: SwitchOn, ms: int) -> None:
    bench = started(handheld())
    bench.wait(ms)
    power_cut(bench)
    in_chats(bench)
    press(bench, "OK")
    assert bench.said()[0] == "Paused"
    left = shown(bench)
    bench.wait(10_000)
    assert shown(bench) == left


def test_after_a_power_cut_home_offers_it_until_it_is_over(handheld: SwitchOn) -> None:
    bench = handheld()
    press(bench, "DOWN DOWN OK OK")
    bench.wait(3000)
    power_cut(bench)
    assert "Continue: Chats" in bench.said()
    press(bench, "OK OK OK")
    bench.wait(15 * MINUTE)
    press(bench, "OK BACK BACK")
    assert "Continue: Chats" not in bench.said()


def test_a_power_cut_past_the_end_does_not_hide_it(handheld: SwitchOn) -> None:
    bench = started(handheld(), "1")
    bench.wait(MINUTE + 5500)
    power_cut(bench)
    in_chats(bench, "1")
    press(bench, "OK")
    assert bench.said()[:2] == ["Finish this trick!", "[+0:00]"]
    press(bench, "OK")
    assert bench.said()[:2] == ["Ready to start", "[1:00]"]


@pytest.mark.parametrize("content", [b"900 1000 0000\n", b"\xff" * 40])
def test_a_damaged_save_is_told_and_is_a_whole_time(handheld: SwitchOn, content: bytes) -> None:
    bench = handheld()
    Path(SAVED).write_bytes(content)
    started(bench)
    assert "A save" in bench.said()[0]
    bench.wait(200)
    press(bench, "OK")
    assert shown(bench) == "15:00"


def test_every_single_bit_of_it_is_harmless_or_told(handheld: SwitchOn) -> None:
    bench = started(handheld())
    bench.wait(61_500)
    before = saved()
    for path in (Path(SAVED), Path(SAVED + ".tail")):
        content = path.read_bytes()
        for bit in range(8 * len(content)):
            flipped = bytearray(content)
            flipped[bit // 8] ^= 1 << bit % 8
            path.write_bytes(flipped)
            assert Journal(SAVED).trouble or saved() == before, (path, bit)
        path.write_bytes(content)


def test_a_clock_of_0_1_goes_on(handheld: SwitchOn) -> None:
    bench = handheld()
    Path("saves/chats_clock").write_bytes(line("900", "61000"))
    in_chats(bench)
    press(bench, "OK")
    assert bench.said()[:2] == ["Paused", "[1:01]"]


def test_on_a_full_flash_it_counts_all_the_same(handheld: SwitchOn, full_flash: FullFlash) -> None:
    bench = in_chats(handheld())
    with full_flash():
        press(bench, "OK")
        assert "nothing is saved now" in bench.said()[0]
        press(bench, "OK")
        bench.wait(10_000)
        assert shown(bench) == "14:50"
