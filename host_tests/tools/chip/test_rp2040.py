"""The emulated Pico itself: it repeats exactly, its wires are in their places, writes cost time."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tools import firmware
from tools.chip import disk
from tools.chip.image import Image
from tools.chip.rp2040 import Chip
from tools.virtual.workbench import Bench
from tools.virtual.world import World

Start = Callable[..., Chip]
BOARD = "pico_w_oled"
TESTED = 2000  # ms after the first picture in which chance has been tested
# As boards/wiring/pico_w_oled.md has them, for a person with a soldering iron.
SOLDERED = {"UP": 14, "DOWN": 15, "OK": 16, "BACK": 17}


def asked(chip: Chip, line: str) -> str:
    """What the prompt answers."""
    chip.heard.clear()
    chip.type(line.encode() + b"\r\n")
    chip.settle()
    return chip.said.splitlines()[1]


def test_a_start_repeats_to_the_nanosecond(start: Start) -> None:
    first, second = start(), start()
    assert first.traffic == second.traffic
    assert (first.ns, first.cycles) == (second.ns, second.cycles)


def test_left_alone_it_sleeps_and_a_key_wakes_it(stock_image: Image, start: Start) -> None:
    chip = start(flash=disk.with_miaou(stock_image, BOARD, disk.chosen("en")))
    assert any(chip.picture())
    awake = chip.cycles
    chip.run(10 * 60 * 1000)
    assert not any(chip.picture())
    assert chip.cycles - awake < 10 * 125_000_000
    chip.press("OK")
    chip.settle()
    assert any(chip.picture())


def test_the_keys_are_the_pins_that_people_solder(stock_image: Image, start: Start) -> None:
    flash = disk.with_miaou(stock_image, BOARD, disk.chosen("en"))
    seen = {}
    for name, pin in SOLDERED.items():
        chip = start(flash=flash)
        chip.put(pin, False)
        chip.run(60)
        chip.put(pin, True)
        chip.settle()
        seen[name] = chip.picture()
    here = Bench(firmware.board(BOARD))
    home = start(flash=flash).picture()
    assert seen["BACK"] == home
    assert len({home, *seen.values()}) == len(SOLDERED)
    assert {name: here.board.KEYS[i][1] for i, name in enumerate(SOLDERED)} == SOLDERED


def test_a_panel_on_other_pins_does_not_answer(stock_image: Image) -> None:
    board = firmware.board(BOARD)
    wired: Any = SimpleNamespace(PANEL={**board.PANEL, "sda": 8, "scl": 9}, KEYS=board.KEYS)
    chip = Chip(wired, disk.with_miaou(stock_image, BOARD))
    chip.run(3000)
    assert "SDA 4" in chip.said
    assert "Traceback" not in chip.said


def test_a_page_takes_half_a_millisecond_and_an_erase_forty_five(bare: Chip) -> None:
    asked(bare, "import rp2, time; f = rp2.Flash(); page = bytes(256)")
    timed = "t = time.ticks_us(); _ = {}; print(time.ticks_diff(time.ticks_us(), t))"
    erase = int(asked(bare, timed.format("f.ioctl(6, 200)")))
    program = int(asked(bare, timed.format("f.writeblocks(200, page, 0)")))
    assert 45_000 < erase < 46_000
    assert 500 < program < 1_500
    assert [done.erases for done in bare.operations[-2:]] == [True, False]


def test_a_write_that_is_cut_leaves_the_first_bytes_of_it(bare: Chip) -> None:
    asked(bare, "import rp2; f = rp2.Flash(); f.ioctl(6, 200)")
    asked(bare, "f.writeblocks(200, bytes(range(256)), 0)")
    last = len(bare.operations) - 1
    at = bare.operations[last].at
    assert bare.cut(last, 0.25)[at : at + 256] == bytes(range(64)) + b"\xff" * 192
    assert bare.flash[at : at + 256] == bytes(range(256))


def test_the_ring_oscillator_is_noise_unless_it_is_broken(stock_image: Image) -> None:
    said = []
    for seed in (1, 2, None, None):
        chip = Chip(firmware.board(BOARD), stock_image.flash, seed)
        chip.until_said(">>> ")
        said.append(asked(chip, "import os; os.urandom(16)"))
    assert said[0] != said[1]
    assert said[2] == said[3] == "b'" + r"\x00" * 16 + "'"


def test_a_broken_ring_oscillator_is_told_as_on_cpython(
    stock_image: Image, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(World, "urandom", lambda _self, count: bytes(count))
    Path("saves").mkdir()
    for path, data in disk.chosen("en").items():
        Path(path).write_bytes(data)
    here = Bench(firmware.board(BOARD))
    here.power_on()
    chip = Chip(here.board, disk.with_miaou(stock_image, BOARD, disk.chosen("en")), None)
    assert chip.until_said("is up.")
    chip.settle()
    for passes in (chip.run, here.wait):  # chance is tested once the first picture is there
        passes(TESTED)
    assert "random" in " ".join(here.said())
    assert chip.picture() == here.picture()


def test_the_battery_is_read_and_a_reset_starts_anew(bare: Chip) -> None:
    bare.battery(26, 1.65)
    read = int(asked(bare, "import machine; machine.ADC(26).read_u16()"))
    assert abs(read - 32768) < 64
    bare.type(b"cat = machine.reset()\r\n")
    bare.run(1000)
    assert bare.resets == 1
    asked(bare, "cat")
    assert "NameError" in bare.said


def test_a_meow_has_the_pitches_that_cpython_hears(start: Start, stock_image: Image) -> None:
    chip = start(flash=disk.with_miaou(stock_image, BOARD, disk.chosen("en")))
    for key in ("OK", "OK"):
        chip.press(key)
        chip.settle()
    heard = [hertz for _ms, hertz, duty in chip.world.tones or () if duty]
    assert heard
    assert all(100 < hertz < 5000 for hertz in heard)
