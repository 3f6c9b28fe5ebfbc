"""What chips can do, as far as a board's file can ask too much of them: panels and processors."""

from collections.abc import Container, Sequence
from typing import NamedTuple

from tools.firmware import FIRMWARE
from tools.virtual.mipi import CHIPS

MHZ = 1_000_000

DRIVERS = sorted(
    path.stem
    for path in (FIRMWARE / "miaou" / "drivers").glob("*.py")
    if "\ndef panel(" in path.read_text(encoding="utf-8")
)


class Glass(NamedTuple):
    """A panel's chip: its memory, upright; the sizes it is sold in, if only some work; its bus."""

    memory: tuple[int, int]
    sizes: tuple[tuple[int, int], ...]
    hertz: int  # on SPI, from its datasheet's shortest write cycle
    i2c: bool
    lit: bool  # by a light behind it


def _lcd(chip: str, hertz: int) -> Glass:
    return Glass(CHIPS[chip][:2], (), hertz, False, True)


GLASSES = {
    "ssd1306": Glass((128, 64), ((128, 64),), 10 * MHZ, True, False),
    "sh1106": Glass((132, 64), ((128, 64),), 4 * MHZ, True, False),
    "sh1107": Glass((128, 128), ((64, 128), (128, 128)), 4 * MHZ, True, False),
    "st7789": _lcd("st7789", 62_500_000),
    "st7735": _lcd("st7735", 15_151_515),
    "gc9a01": _lcd("gc9a01", 100 * MHZ),
}


class Mcu(NamedTuple):
    """A processor, as MicroPython has it."""

    name: str
    port: str
    pins: Container[int]
    analogue: Sequence[int]
    buses: dict[str, Sequence[int]]
    timers: Sequence[int]
    hertz: int  # the fastest SPI on any pins
    inputs: Container[int] = ()  # which can be nothing else, and have no pull-ups
    slices: int = 0  # of PWM, where two pins share one

    def reaches(self, kind: str, bus: int, wire: str, pin: int) -> bool:
        """Whether that pin can be that wire: anywhere but on an RP2, any pin can."""
        if self.port != "rp2":
            return True
        if kind == "i2c":
            return pin & 3 == 2 * bus + (wire == "scl")
        return pin & 3 == (2 if wire == "sck" else 3) and pin >> 3 & 1 == bus


RP2 = Mcu(
    "an RP2040 or RP2350",
    "rp2",
    pins=range(30),
    analogue=(26, 27, 28, 29),
    buses={"i2c": (0, 1), "spi": (0, 1)},
    timers=(-1,),
    hertz=62_500_000,
    slices=8,
)
ESP32 = Mcu(
    "an ESP32",
    "esp32",
    pins={*range(6), *range(12, 20), 21, 22, 23, 25, 26, 27, *range(32, 40)},
    analogue=range(32, 40),
    buses={"i2c": (0, 1), "spi": (1, 2)},
    timers=(0, 1, 2, 3),
    hertz=40 * MHZ,
    inputs=range(34, 40),
)
ESP32_S3 = ESP32._replace(
    name="an ESP32-S3",
    pins={*range(19), 21, *range(38, 49)},  # 19 and 20 are USB, 26 to 37 flash and PSRAM
    analogue=range(1, 11),
    inputs=(),
)
ESP32_C3 = ESP32._replace(
    name="an ESP32-C3",
    pins={*range(11), 20, 21},  # 11 to 17 are flash, 18 and 19 USB
    analogue=range(5),
    buses={"i2c": (0,), "spi": (1,)},
    timers=(0, 1),
    inputs=(),
)
VIRTUAL = RP2._replace(name="a simulator", port="virtual")

# By the official MicroPython; the first of a port stands for whatever is not here.
MCUS = {
    "RPI_PICO": RP2,
    "ESP32_GENERIC": ESP32,
    "ESP32_GENERIC_S3": ESP32_S3,
    "ESP32_GENERIC_C3": ESP32_C3,
    "": VIRTUAL,
}
