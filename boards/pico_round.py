"""Raspberry Pi Pico, round GC9A01 240x240 module on SPI1, four keys to ground and a piezo.

Pins: Raspberry Pi Pico datasheet; the module's from Waveshare's 1.28inch LCD Module wiki page.
"""

NAME = "Pico + round GC9A01"
PORT = "rp2"
MICROPYTHON = ("RPI_PICO", "RPI_PICO_W", "RPI_PICO2", "RPI_PICO2_W")
PANEL = {
    "chip": "gc9a01",
    "width": 240,
    "height": 240,
    "inset": (20, 40, 20, 54),  # 200 columns in the circle, and a head above them
    "spi": 1,
    "sck": 10,
    "mosi": 11,
    "dc": 8,
    "cs": 9,
    "reset": 12,
    "light": 13,
    "hertz": 40000000,
}
KEYS = (("UP", 14), ("DOWN", 15), ("OK", 16), ("BACK", 17))
BUZZER = 18
TIMER = -1
