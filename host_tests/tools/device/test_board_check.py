"""Every board starts and shows itself; a file that asks for the impossible is told so."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tools import firmware
from tools.device import board_check, stock
from tools.device.datasheets import DRIVERS, GLASSES
from tools.playing import player
from tools.virtual import everything, two_buttons
from tools.virtual.workbench import Bench
from tools.wasm import MicroPython

NAMES = firmware.board_names()
REAL = [name for name in NAMES if firmware.board(name).PORT != "virtual"]
SCRIPT = """
wait 500
expect "Cat Tower"
frame home
press OK
wait 500
frame app
press BACK
wait 500
frame home again
"""


@pytest.mark.parametrize("name", NAMES)
def test_it_shows_home_and_the_first_app_and_comes_back(
    name: str, micropython: MicroPython, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    seen = player.play(SCRIPT, name, "en")
    assert (seen["error"], seen["log"], seen["cut"]) == ("", [], [])
    frames = seen["frames"]
    assert all(any(frame) for frame in frames.values())
    assert frames["app"] != frames["home"] == frames["home again"]
    assert micropython.call(player.comparing, SCRIPT, name, "en") == player.comparable(seen)


@pytest.mark.parametrize("name", REAL)
def test_it_names_the_official_micropython_and_where_its_pins_are_from(name: str) -> None:
    board = firmware.board(name)
    assert all(part.isupper() for wanted in stock.names(board) for part in wanted.split("_"))
    assert hasattr(board, "MICROPYTHON")
    assert "\nPins: " in (board.__doc__ or "")


@pytest.mark.parametrize("name", REAL)
def test_it_is_one_short_file_that_needs_no_other(name: str) -> None:
    source = (firmware.BOARDS / f"{name}.py").read_text(encoding="utf-8")
    assert "import" not in source
    assert len(source.splitlines()) <= 36


@pytest.mark.parametrize("name", NAMES)
def test_its_name_fits_on_its_own_panel(name: str, handheld: Callable[..., Bench]) -> None:
    canvas = handheld(firmware.board(name)).handheld.canvas
    assert canvas.font("small").width(firmware.board(name).NAME) <= canvas.width


def test_no_two_boards_have_the_same_name() -> None:
    assert len({firmware.board(name).NAME for name in NAMES}) == len(NAMES)


def test_what_the_tests_put_together_is_possible_too() -> None:
    assert [board_check.complaints(board) for board in (two_buttons, everything)] == [[], []]


def test_every_driver_has_its_limits_told() -> None:
    assert sorted(GLASSES) == DRIVERS


def altered(name: str, **changes: Any) -> ModuleType:
    """A board with entries changed, those of the panel with `panel`; None takes one away."""
    board = ModuleType("boards.mine")
    described = {**vars(firmware.board(name)), "__name__": "boards.mine"}
    described["PANEL"] = _merged(described["PANEL"], changes.pop("panel", {}))
    vars(board).update(_merged(described, changes))
    return board


def _merged(described: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    merged = {**described, **changes}
    return {entry: value for entry, value in merged.items() if value is not None}


FOUR = (("UP", 14), ("DOWN", 15), ("OK", 16), ("BACK", 17))


@pytest.mark.parametrize(
    ("board", "changes", "complaint"),
    [
        ("pico_oled", {"TIMER": None}, "it does not say TIMER."),
        ("pico_oled", {"panel": {"sda": None}}, "PANEL does not say 'sda'."),
        ("pico_round", {"panel": {"dc": None}}, "PANEL does not say 'dc'."),
        ("pico_round", {"panel": {"light": None}}, "PANEL does not say 'light'"),
        ("pico_round", {"panel": {"rotatoin": 1}}, "PANEL says 'rotatoin', which means nothing"),
        ("pico_oled", {"PORT": "avr"}, "PORT is 'avr'; Miaou runs on esp32, rp2, virtual."),
        ("pico_oled", {"panel": {"chip": "ssd1309"}}, "no driver for a ssd1309 panel. There are: "),
        ("pico_oled", {"panel": {"chip": "buzzer"}}, "no driver for a buzzer panel. There are: "),
        ("pico_oled", {"KEYS": (*FOUR, ("FIRE", 19))}, "there is no key 'FIRE'. There are: UP, "),
        ("pico_oled", {"KEYS": (*FOUR, ("OK", 19, "NO"))}, "there is no key 'NO'."),
        ("pico_oled", {"KEYS": (*FOUR, ("SHAKE", 19))}, "there is no key 'SHAKE'."),
        ("pico_oled", {"KEYS": (*FOUR, ("OK",))}, "('OK',) in KEYS is no (name, pin) or"),
        ("pico_oled", {"KEYS": (("OK", 16, "BACK"),)}, "it has 1 key; two are the least"),
        ("pico_oled", {"KEYS": FOUR[:3]}, "no press means BACK: let a key mean it when"),
        ("pico_display", {"MARKS": ("A",)}, "it has 4 KEYS and 1 MARKS of them."),
        ("esp32_oled", {"HEAP": "112 KB"}, "HEAP is '112 KB', not a count of bytes."),
        ("pico_oled", {"FACE": 3}, "FACE is 3, not texts in brackets"),
        ("pico_oled", {"FACE": ("###", "0123")}, "the rows of FACE are not equally long."),
        ("pico_oled", {"FACE": ("0123",)}, "FACE has no glass: draw it with #."),
        ("pico_oled", {"FACE": ("###", "012")}, "FACE does not show the key 3, BACK, counted"),
        ("pico_oled", {"FACE": ("#####", "01234")}, "FACE shows a key 4; KEYS has 4, counted"),
        ("pico_oled", {"FACE": ("####X", "0123 ")}, "FACE has a 'X'; there are: # for the glass"),
        ("pico_oled", {"FACE": ("## #", "0123")}, "the cells of # in FACE are no rectangle."),
        ("pico_oled", {"FACE": ("####", "0123", "0   ", " 0  ")}, "cells of 0 in FACE are no rec"),
        ("pico_oled", {"BUZZER": 4}, "pin 4 is used twice: for the panel's sda and for BUZZER."),
        ("pico_oled", {"KEYS": (*FOUR, ("LEFT", 14))}, "the UP key and for the LEFT key."),
        ("m5stickc_plus", {"BUZZER": 21}, "for the light's sda and for BUZZER."),
        ("pico_oled", {"BUZZER": 30}, "an RP2040 or RP2350 has no free pin 30"),
        ("esp32_oled", {"BUZZER": 6}, "an ESP32 has no free pin 6, which is given for BUZZER."),
        ("esp32_s3_oled", {"BUZZER": 19}, "an ESP32-S3 has no free pin 19"),
        ("esp32_c3_oled", {"BUZZER": 12}, "an ESP32-C3 has no free pin 12"),
        ("esp32_oled", {"BUZZER": 34}, "pin 34 is an input only, and cannot be BUZZER."),
        ("t_display", {"MARKS": None}, "pin 35 has no pull-up, which the OK key needs."),
        ("pico_oled", {"BATTERY": {"pin": 3, "times": 200}}, "pin 3 measures nothing; BATTERY"),
        ("pico_oled", {"panel": {"height": 48}}, "a ssd1306 is 128x64 before it is turned"),
        ("feather_oled", {"panel": {"rotation": 2}}, "is 64x128, 128x128 before it is turned, no"),
        ("feather_oled", {"panel": {"rotation": 5}}, "rotation is 5; it counts quarter turns"),
        ("t_display", {"panel": {"offset": (106, 40)}}, "exceed a st7789's 240x320."),
        ("pico_round", {"panel": {"height": 320}}, "exceed a gc9a01's 240x240."),
        ("pico_oled", {"panel": {"scl": 6}}, "pin 6 cannot be SCL of I2C 0 on an RP2040 or"),
        ("pico_oled", {"panel": {"i2c": 1}}, "pin 4 cannot be SDA of I2C 1"),
        ("pico_round", {"panel": {"sck": 6}}, "pin 6 cannot be SCK of SPI 1"),
        ("pico_round", {"panel": {"mosi": 12, "reset": 7}}, "pin 12 cannot be MOSI of SPI 1"),
        ("pico_oled", {"panel": {"i2c": 2}}, "has no I2C 2; it has 0, 1."),
        ("t_display", {"panel": {"spi": 0}}, "an ESP32 has no SPI 0; it has 1, 2."),
        ("esp32_c3_oled", {"panel": {"i2c": 1}}, "an ESP32-C3 has no I2C 1; it has 0."),
        ("pico_oled", {"panel": {"hertz": 1_000_000}}, "1,000,000 Hz is too fast: "),
        ("pico_oled_13", {"panel": {"hertz": 20_000_000}}, "or RP2350 bears 4,000,000."),
        ("t_display", {"panel": {"hertz": 60_000_000}}, "a st7789 on an ESP32 bears 40,000,000."),
        ("pico_oled", {"panel": {"chip": "st7789", "light": 20}}, "a st7789 speaks SPI only."),
        ("m5stickc_plus", {"panel": {"light": {"chip": "axp2101"}}}, "the light of a axp2101"),
        ("m5stickc_plus", {"panel": {"light": {"chip": "axp192"}}}, "light does not say 'scl'."),
        ("pico_round", {"BUZZER": 28}, "the light, pin 13, and BUZZER, pin 28, would share"),
        ("esp32_oled", {"TIMER": -1}, "TIMER is -1; an ESP32 has 0, 1, 2, 3."),
    ],
)
def test_a_mistake_is_told_in_a_sentence(
    board: str, changes: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(firmware.Refused) as refused:
        board_check.check(altered(board, **changes))
    assert complaint in str(refused.value)
    assert all(line.startswith("boards/mine.py: ") for line in str(refused.value).splitlines())


def test_all_mistakes_of_a_kind_are_told_at_once() -> None:
    board = altered("pico_oled", BUZZER=4, panel={"hertz": 10**6})
    assert len(board_check.complaints(board)) == 2


def test_a_board_is_checked_when_it_is_loaded(own_board: Callable[[str], str]) -> None:
    with pytest.raises(firmware.Refused, match=r"boards/mine\.py: it does not say PORT, PANEL"):
        firmware.board(own_board('NAME = "Mine"\n'))


def test_a_slip_of_the_pen_is_told_with_its_line(own_board: Callable[[str], str]) -> None:
    with pytest.raises(firmware.Refused, match=r"boards/mine\.py, line 2: "):
        firmware.board(own_board('NAME = "Mine"\nKEYS = (\n'))


def test_an_m5stick_is_dark_until_its_power_chip_lights_it(handheld: Callable[..., Bench]) -> None:
    bench = handheld(firmware.board("m5stickc_plus"))
    bench.wait(500)
    assert any(bench.picture())
    power = bench.world.i2c[(0, 21, 22, 0x34)]
    power.write(b"\x12\x09")
    assert not any(bench.picture())


def test_an_m5stick_dims_then_darkens_and_keeps_its_processor_fed(
    handheld: Callable[..., Bench],
) -> None:
    bench = handheld(firmware.board("m5stickc_plus"))
    power: Any = bench.world.i2c[(0, 21, 22, 0x34)]
    bench.wait(500)
    bright = power.registers[0x28] >> 4
    bench.wait(130_000)
    assert power.registers[0x12] == 0x09
    bench.press("OK")
    bench.wait(500)
    assert power.registers[0x12] == 0x0D
    assert power.registers[0x28] >> 4 == bright > 7
