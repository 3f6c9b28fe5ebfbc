"""The virtual colour LCDs follow their datasheets, command by command."""

import pytest

from tools.virtual import machine
from tools.virtual.mipi import Mipi
from tools.virtual.spi_port import SPIPort
from tools.virtual.world import World

WIRED = {"chip": "gc9a01", "width": 240, "height": 240, "inverted": False, "bgr": False}


def sent(chip: Mipi, command: int, values: bytes = b"") -> None:
    chip.commands(bytes([command]))
    if values:
        chip.data(values)


def painted(chip: Mipi, left: int, top: int, right: int, bottom: int, pixels: bytes) -> None:
    sent(chip, 0x2A, bytes((left >> 8, left & 255, right >> 8, right & 255)))
    sent(chip, 0x2B, bytes((top >> 8, top & 255, bottom >> 8, bottom & 255)))
    sent(chip, 0x2C, pixels)


def awake(**other: object) -> Mipi:
    """Woken, on, all black, two bytes a pixel."""
    world = World()
    chip = Mipi(world, {**WIRED, **other})
    world.us += 120_000
    sent(chip, 0x11)
    world.us += 120_000
    sent(chip, 0x29)
    sent(chip, 0x3A, b"\x55")
    chip.cells = bytearray(len(chip.cells))
    return chip


@pytest.fixture
def chip() -> Mipi:
    return awake()


def seen(chip: Mipi) -> dict[tuple[int, int], int]:
    """The colour of every pixel that is not black."""
    shown = chip.picture()
    return {
        (i // 2 % chip.width, i // 2 // chip.width): shown[i] << 8 | shown[i + 1]
        for i in range(0, len(shown), 2)
        if shown[i] or shown[i + 1]
    }


def test_it_wakes_dark_and_full_of_noise() -> None:
    chip = Mipi(World(), WIRED)
    assert not any(chip.picture())
    chip.asleep, chip.on = False, True
    assert len(seen(chip)) > 50_000


def test_pixels_fill_the_window_row_by_row_and_begin_again(chip: Mipi) -> None:
    painted(chip, 10, 20, 11, 21, b"\x00\x01\x00\x02\x00\x03\x00\x04\x00\x05")
    assert seen(chip) == {(10, 20): 5, (11, 20): 2, (10, 21): 3, (11, 21): 4}


def test_a_pixel_may_be_split_over_transfers(chip: Mipi) -> None:
    painted(chip, 0, 0, 5, 5, b"\x12")
    chip.data(b"\x34\x56")
    chip.data(b"\x78")
    assert seen(chip) == {(0, 0): 0x1234, (1, 0): 0x5678}


def test_another_command_ends_the_pixels(chip: Mipi) -> None:
    painted(chip, 0, 0, 5, 5, b"\x12\x34")
    sent(chip, 0x00, b"\x56\x78")
    assert seen(chip) == {(0, 0): 0x1234}


@pytest.mark.parametrize(
    ("order", "first", "second"),
    [
        (0x00, (3, 7), (4, 7)),
        (0x40, (236, 7), (235, 7)),
        (0x80, (3, 232), (4, 232)),
        (0xC0, (236, 232), (235, 232)),
        (0x20, (7, 3), (7, 4)),
        (0x60, (232, 3), (232, 4)),
        (0xA0, (7, 236), (7, 235)),
        (0xE0, (232, 236), (232, 235)),
    ],
)
def test_the_order_mirrors_and_exchanges_what_is_written_afterwards(
    chip: Mipi, order: int, first: tuple[int, int], second: tuple[int, int]
) -> None:
    sent(chip, 0x36, bytes([order]))
    painted(chip, 3, 7, 9, 9, b"\x00\x01\x00\x02")
    sent(chip, 0x36, b"\x00")
    assert seen(chip) == {first: 1, second: 2}


def test_blue_first_exchanges_red_and_blue_of_what_is_shown(chip: Mipi) -> None:
    painted(chip, 0, 0, 5, 5, b"\xf8\x01")
    sent(chip, 0x36, b"\x08")
    assert seen(chip) == {(0, 0): 0x081F}


def test_inversion_is_undone_by_a_glass_that_is_made_for_it(chip: Mipi) -> None:
    sent(chip, 0x21)
    assert seen(chip)[(0, 0)] == 0xFFFF
    made_for_it = awake(inverted=True)
    assert seen(made_for_it)[(0, 0)] == 0xFFFF
    sent(made_for_it, 0x21)
    assert seen(made_for_it) == {}


def test_three_bytes_a_pixel_are_what_it_wakes_with(chip: Mipi) -> None:
    sent(chip, 0x3A, b"\x66")
    painted(chip, 0, 0, 5, 5, b"\xf8\x00\x00\x00\x00\xf8")
    assert seen(chip) == {(0, 0): 0xF800, (1, 0): 0x001F}
    chip.reset()
    assert chip.depth == 6


def test_an_offset_moves_the_glass_over_the_memory() -> None:
    chip = awake(chip="st7789", width=135, height=240, offset=(52, 40))
    painted(chip, 52, 40, 53, 40, b"\x00\x01\x00\x02")
    assert seen(chip) == {(0, 0): 1, (1, 0): 2}


@pytest.mark.parametrize(
    ("rotation", "corner"), [(0, (0, 0)), (1, (0, 134)), (2, (134, 239)), (3, (239, 0))]
)
def test_held_another_way_the_corner_is_elsewhere(rotation: int, corner: tuple[int, int]) -> None:
    width, height = (240, 135) if rotation & 1 else (135, 240)
    chip = awake(chip="st7789", width=width, height=height, rotation=rotation, offset=(52, 40))
    painted(chip, 52, 40, 60, 60, b"\x00\x01")
    assert seen(chip) == {corner: 1}


def test_what_does_not_fit_in_the_memory_is_lost(chip: Mipi) -> None:
    painted(chip, 239, 0, 241, 0, b"\x00\x01\x00\x02\x00\x03")
    assert seen(chip) == {(239, 0): 1}


def test_asleep_or_off_it_shows_nothing_and_keeps_its_memory(chip: Mipi) -> None:
    painted(chip, 0, 0, 0, 0, b"\x00\x01")
    sent(chip, 0x28)
    assert seen(chip) == {}
    sent(chip, 0x29)
    sent(chip, 0x10)
    assert seen(chip) == {}
    chip._world.us += 120_000
    sent(chip, 0x11)
    assert seen(chip) == {(0, 0): 1}


def test_it_does_not_change_its_sleep_in_haste() -> None:
    world = World()
    chip = Mipi(world, WIRED)
    world.us += 119_000
    sent(chip, 0x11)
    assert chip.asleep
    world.us += 1_000
    sent(chip, 0x11)
    assert not chip.asleep
    world.us += 119_000
    sent(chip, 0x10)
    assert not chip.asleep


def test_just_woken_it_hears_nothing(chip: Mipi) -> None:
    sent(chip, 0x10)
    sent(chip, 0x28)
    assert chip.on
    chip._world.us += 120_000
    sent(chip, 0x28)
    assert not chip.on


def test_a_reset_by_pin_puts_it_to_sleep_and_unselected_it_hears_nothing() -> None:
    world = World()
    machine.enter(world)
    chip = Mipi(world, WIRED)
    world.spi[(1, 10, 11)] = [SPIPort(world, chip, 8, 9, 12)]
    spi = machine.SPI(1, 1000000, sck=machine.Pin(10), mosi=machine.Pin(11))
    command, select, reset = (machine.Pin(pin, machine.Pin.OUT, value=1) for pin in (8, 9, 12))
    world.us += 200_000
    command(0)
    spi.write(b"\x29")
    assert not chip.on
    select(0)
    spi.write(b"\x29")
    assert chip.on
    reset(0)
    assert not chip.on
    world.us += 200_000
    spi.write(b"\x29")
    assert not chip.on
    reset(1)
    spi.write(b"\x29")
    assert chip.on
    command(1)
    spi.write(b"\x28")
    assert chip.on
