"""A Pico's timer beats in its flash: no erase while it runs, and a power cut costs ten seconds."""

from types import SimpleNamespace

import pytest

from host_tests.helpers.chats_timer import SAVED, in_chats, started
from host_tests.helpers.gestures import MINUTE, SwitchOn, press
from host_tests.helpers.rp2_flash import soldered
from miaou.core.journal import Journal
from miaou.screens.chats.clock import at_work
from tools.virtual.flash_disk import FlashDisk

Lefts = list[tuple[int, bytes]]


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FlashDisk:
    """A Pico's flash, with its file system and past it."""
    monkeypatch.setattr("miaou.screens.chats.clock.sys", SimpleNamespace(platform="rp2"))
    flash = FlashDisk()
    soldered(flash, monkeypatch)
    return flash


def left_after(handheld: SwitchOn, image: bytes, monkeypatch: pytest.MonkeyPatch) -> int:
    """The ms that a handheld with this flash comes back with."""
    disk = FlashDisk(image=bytearray(image))
    soldered(disk, monkeypatch)
    with disk.plugged_in():
        left: int = at_work(in_chats(handheld()).handheld).clock.left
    return left


def test_cut_at_every_write_it_is_right_within_ten_seconds(
    handheld: SwitchOn, disk: FlashDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in the middle of a start, a stop and a minute more."""
    lefts: Lefts = []
    with disk.plugged_in():
        bench = started(handheld())
        bench.wait(2000)
        ticking = at_work(bench.handheld)
        disk.before = lambda: lefts.append((ticking.clock.left, bytes(disk.buffer)))
        for key in ("UP", "OK", "OK", "UP", "UP"):
            bench.wait(23_456)
            press(bench, key)
        bench.wait(MINUTE)
        lefts.append((ticking.clock.left, bytes(disk.buffer)))
    assert len(lefts) > 30
    for exact, image in lefts:  # a minute more may be lost with its own write
        left = left_after(handheld, image, monkeypatch)
        assert min(abs(left - exact), abs(left + 60_000 - exact)) <= 10_050, (exact, left)


@pytest.mark.parametrize("seconds", [1, 9, 10, 11, 65, 895, 905, 1000])
def test_it_is_right_at_any_time_also_past_the_end(
    handheld: SwitchOn, disk: FlashDisk, monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    with disk.plugged_in():
        bench = started(handheld())
        bench.wait(1000 * seconds)
        exact = at_work(bench.handheld).clock.left
    left = left_after(handheld, bytes(disk.buffer), monkeypatch)
    assert 0 <= left - exact <= 10_050


def test_while_it_runs_nothing_is_erased(handheld: SwitchOn, disk: FlashDisk) -> None:
    with disk.plugged_in():
        bench = started(handheld())
        bench.wait(3000)
        disk.operations.clear()
        bench.wait(14 * MINUTE)
        assert len(disk.operations) == 84
        assert disk.erases() == 0


def test_a_stopped_clock_is_saved_without_beats(handheld: SwitchOn, disk: FlashDisk) -> None:
    with disk.plugged_in():
        bench = started(handheld())
        bench.wait(25_000)
        press(bench, "OK")
        *_old, last = Journal(SAVED).events()
    assert last[:2] == ["clock", "900"]
    assert len(last) == 3


def test_where_its_block_is_gone_it_is_saved_as_on_any_board(
    handheld: SwitchOn, disk: FlashDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    with disk.plugged_in():
        bench = started(handheld())
        bench.wait(25_000)
        place = bytes(disk.buffer).rindex(b" miaou b") // 4096 * 4096
        disk.buffer[place : place + 4096] = b"\xff" * 4096
        bench.wait(35_000)
        exact = at_work(bench.handheld).clock.left
    left = left_after(handheld, bytes(disk.buffer), monkeypatch)
    assert 0 <= left - exact <= 10_050
