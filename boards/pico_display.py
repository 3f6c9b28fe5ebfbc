"""Any Pico under a Pimoroni Pico Display Pack: ST7789 240x135, four keys and an RGB LED.

Pins: Pimoroni, Pico Display Pack product page and pimoroni-pico library, which has the speed too.
"""

NAME = "Pimoroni Pico Display"
PORT = "rp2"
MICROPYTHON = ("RPI_PICO", "RPI_PICO_W", "RPI_PICO2", "RPI_PICO2_W")
PANEL = {
    "chip": "st7789",
    "width": 240,
    "height": 135,
    "rotation": 1,
    "offset": (52, 40),
    "spi": 0,
    "sck": 18,
    "mosi": 19,
    "dc": 16,
    "cs": 17,
    "light": 20,
    "hertz": 62500000,
}
KEYS = (("UP", 12), ("DOWN", 13), ("OK", 14), ("BACK", 15))
MARKS = ("A", "B", "X", "Y")
FACE = (
    "0#####2",
    " ##### ",
    "1#####3",
)
LAMP = (6, 7, 8)
TIMER = -1
