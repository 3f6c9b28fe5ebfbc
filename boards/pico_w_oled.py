"""Raspberry Pi Pico W or Pico 2 W, wired as pico_oled; its pin 24 belongs to the radio.

Pins: Raspberry Pi Pico W and Pico 2 W datasheets.
"""

NAME = "Pico W + SSD1306"
PORT = "rp2"
MICROPYTHON = ("RPI_PICO_W", "RPI_PICO2_W")
PANEL = {
    "chip": "ssd1306",
    "width": 128,
    "height": 64,
    "i2c": 0,
    "sda": 4,
    "scl": 5,
    "hertz": 400000,
    "address": 0x3C,
}
KEYS = (("UP", 14), ("DOWN", 15), ("OK", 16), ("BACK", 17))
BUZZER = 18
TIMER = -1
