"""The battle timer on real littlefs: what a cut at any write leaves, and what it erases."""

import pytest

from host_tests.helpers.chats_timer import saved, started
from host_tests.helpers.gestures import SwitchOn
from tools.device.stock import PAGES
from tools.virtual.flash_disk import FlashDisk


@pytest.mark.parametrize("family", PAGES)
def test_cut_at_every_write_to_the_flash_it_never_loses_more(
    handheld: SwitchOn, family: str
) -> None:
    disk = FlashDisk(PAGES[family])
    with disk.plugged_in():
        bench = started(handheld())
        first = bench.world.us
        lefts: list[tuple[int, bytes]] = []
        disk.before = lambda: lefts.append((bench.world.us, bytes(disk.buffer)))
        bench.wait(100_000)
    assert len(lefts) >= 10
    for us, image in lefts[3:]:
        after = FlashDisk(PAGES[family], bytearray(image))
        with after.plugged_in():
            _seconds, left = saved()
        assert 0 <= left - (900_000 - (us - first) // 1000) <= 10_050


@pytest.mark.parametrize("family", PAGES)
def test_a_hundred_seconds_erase_the_flash_twice_at_most(handheld: SwitchOn, family: str) -> None:
    disk = FlashDisk(PAGES[family])
    with disk.plugged_in():
        started(handheld()).wait(100_000)
    assert disk.erases() <= 2
