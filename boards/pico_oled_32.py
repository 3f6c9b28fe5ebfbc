"""Raspberry Pi Pico or Pico 2, SSD1306 128x32 on I2C0, four keys to ground and a piezo.

Pins: Raspberry Pi Pico and Pico 2 datasheets. Held, OK shows the other half of the picture.
"""

NAME = "Pico + SSD1306 128x32"
PORT = "rp2"
MICROPYTHON = ("RPI_PICO", "RPI_PICO2")
PANEL = {
    "chip": "ssd1306_32",
    "width": 128,
    "height": 32,
    "i2c": 0,
    "sda": 4,
    "scl": 5,
    "hertz": 400000,
    "address": 0x3C,
}
KEYS = (("UP", 14), ("DOWN", 15), ("OK", 16, "LOOK"), ("BACK", 17))
BUZZER = 18
TIMER = -1
USB_POWER = 24  # the Pico senses USB here; without it, it sleeps deeper
