"""Adafruit Feather RP2040 under an OLED FeatherWing 128x64: SH1107 held sideways, three keys.

Pins: Adafruit, Feather RP2040 and 128x64 OLED FeatherWing pinouts. The wing feeds the glass.
"""

NAME = "Feather + FeatherWing"
PORT = "rp2"
MICROPYTHON = ("ADAFRUIT_FEATHER_RP2040",)
PANEL = {
    "chip": "sh1107",
    "width": 128,
    "height": 64,
    "rotation": 1,
    "supply": 0x8A,
    "i2c": 1,
    "sda": 2,
    "scl": 3,
    "hertz": 400000,
    "address": 0x3C,
}
KEYS = (("UP", 9), ("OK", 8, "BACK"), ("DOWN", 7))
MARKS = ("A", "B", "C")
FACE = (
    "0####",
    "1####",
    "2####",
)
TIMER = -1
