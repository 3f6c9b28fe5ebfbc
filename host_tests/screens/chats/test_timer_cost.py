"""What a timer costs: wake-ups, bytes on the bus, writes, and nothing at all while it stands."""

from pathlib import Path
from typing import Any

import pytest

from host_tests.helpers.chats import TABLE, begin
from host_tests.helpers.chats_timer import SAVED, started
from host_tests.helpers.gestures import MINUTE, SwitchOn, press, sent_in_each
from miaou.core.power import SLEEP


def test_a_paused_timer_wakes_nothing_and_writes_nothing(
    handheld: SwitchOn, tmp_path: Path
) -> None:
    bench = started(handheld())
    bench.wait(5000)
    press(bench, "OK")
    bench.wait(3000)
    wakes, sent = bench.world.wakes, bench.world.bus_bytes
    tail = tmp_path / (SAVED + ".tail")
    saved = tail.stat().st_mtime_ns
    bench.wait(MINUTE)
    assert (bench.world.wakes, bench.world.bus_bytes) == (wakes, sent)
    assert tail.stat().st_mtime_ns == saved


def test_it_goes_dark_when_the_owner_wants_and_counts_on(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("chats.light", "dark")
    started(bench, sleep="1")
    bench.wait(3 * MINUTE)
    assert bench.handheld.power.state == SLEEP
    sent = bench.world.bus_bytes
    bench.wait(MINUTE)
    assert bench.world.bus_bytes == sent
    press(bench, "OK")
    assert bench.said()[0] == "[11:00]"


def test_asleep_the_chip_naps_from_second_to_second(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.world.levels[24] = 0  # not on USB
    bench.handheld.settings.set("chats.light", "dark")
    started(bench, sleep="1")
    bench.wait(3 * MINUTE)
    bench.world.naps.clear()
    bench.wait(10_000)
    assert len(bench.world.naps) == 10
    assert all(980 <= nap <= 1000 for nap in bench.world.naps)


def test_a_second_wakes_it_once_and_sends_the_digits_that_changed(handheld: SwitchOn) -> None:
    bench = started(handheld())
    bench.wait(3500)
    sent = sent_in_each(bench, 240, 1000)
    assert sorted(sent)[215] <= 7 * (25 + 8)  # in nine of ten the last digit alone changes
    assert max(sent) <= 420


def watched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that are opened from now on."""
    writes: list[str] = []
    real = open

    def counting(path: str, mode: str = "r") -> Any:
        writes.append(path)
        return real(path, mode)

    monkeypatch.setattr("builtins.open", counting)
    return writes


def test_it_is_saved_every_ten_seconds(handheld: SwitchOn, monkeypatch: pytest.MonkeyPatch) -> None:
    bench = started(handheld(), "1")
    bench.wait(MINUTE - 9500)
    writes = watched(monkeypatch)
    bench.wait(30_000)
    assert writes == [SAVED + ".tail"] * 3


def test_no_save_is_in_the_way_of_keys_that_come_one_after_the_other(
    handheld: SwitchOn, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = handheld()
    begin(bench, TABLE[:3], timed=True)
    bench.wait(5000)
    writes = watched(monkeypatch)
    for _ in range(5):
        press(bench, "OK BACK")
        bench.wait(1000)
    assert writes == []
    bench.wait(3000)
    assert writes == [SAVED + ".tail"]
