"""The virtual AXP192 follows its datasheet, as far as it goes."""

import pytest

from tools.virtual.axp192 import AXP192


@pytest.fixture
def chip() -> AXP192:
    return AXP192()


def test_it_wakes_with_news_that_interrupt(chip: AXP192) -> None:
    chip.write(b"\x40")
    assert chip.read(6) == b"\xd8\xff\x3b\xc1\x08\x88"
    assert chip.interrupts()


def test_writing_ones_takes_back_those_events_and_no_others(chip: AXP192) -> None:
    chip.write(b"\x45\x08")
    assert chip.read(1) == b"\x80"
    chip.write(b"\x45\x00")
    assert chip.read(1) == b"\x80"


def test_it_interrupts_until_the_last_event_is_taken_back(chip: AXP192) -> None:
    chip.write(b"\x44\xff")
    assert chip.interrupts()
    chip.write(b"\x45\xff")
    assert not chip.interrupts()
    chip.press_key()
    assert chip.interrupts()


def test_an_event_that_may_not_interrupt_is_only_noted(chip: AXP192) -> None:
    chip.write(b"\x44\xff")
    chip.write(b"\x45\xff")
    chip.write(b"\x42\x00")
    chip.press_key()
    chip.write(b"\x46")
    assert chip.read(1) == b"\x02"
    assert not chip.interrupts()


def test_switching_off_the_processor_is_the_end(chip: AXP192) -> None:
    with pytest.raises(RuntimeError, match="switch off the processor"):
        chip.write(b"\x12\x0c")
