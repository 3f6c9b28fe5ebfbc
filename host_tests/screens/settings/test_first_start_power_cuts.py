"""The first start on real littlefs: whatever a power cut leaves, its questions are asked."""

import pytest

from host_tests.helpers.gestures import SwitchOn
from tools.device.stock import PAGES
from tools.virtual.flash_disk import FlashDisk


@pytest.mark.parametrize("family", PAGES)
def test_a_cut_at_any_write_of_the_answer_loses_no_lesson(handheld: SwitchOn, family: str) -> None:
    disk = FlashDisk(PAGES[family])
    images: list[bytearray] = []
    with disk.plugged_in():
        bench = handheld(language="")
        disk.before = lambda: images.append(bytearray(disk.buffer))
        bench.press("OK")
        bench.wait(5000)
        images.append(bytearray(disk.buffer))
    asked = set()
    for image in images:
        with FlashDisk(PAGES[family], image).plugged_in():
            said = handheld(language="").said()
            asked.add("language" if "Français" in said else said[-1])
    assert len(images) > 3
    assert asked == {"language", "Press here to move on."}
