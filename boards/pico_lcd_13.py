"""Any Pico under a Waveshare Pico-LCD-1.3: ST7789 240x240, a joystick and four keys.

Pins: Waveshare, Pico-LCD-1.3 wiki page and schematic.
"""

NAME = "Waveshare Pico-LCD-1.3"
PORT = "rp2"
MICROPYTHON = ("RPI_PICO", "RPI_PICO_W", "RPI_PICO2", "RPI_PICO2_W")
PANEL = {
    "chip": "st7789",
    "width": 240,
    "height": 240,
    "rotation": 1,
    "spi": 1,
    "sck": 10,
    "mosi": 11,
    "dc": 8,
    "cs": 9,
    "reset": 12,
    "light": 13,
    "hertz": 40000000,
}
JOYSTICK = (("UP", 2), ("DOWN", 18), ("LEFT", 16), ("RIGHT", 20), ("OK", 3))
KEYS = JOYSTICK + (("OK", 15), ("BACK", 17), ("UP", 19), ("DOWN", 21))
MARKS = ("joystick",) * 4 + ("joystick, pressed", "A", "B", "X", "Y")
FACE = (
    " 0 ####5",
    "243####6",
    " 1 ####7",
    "   ####8",
)
TIMER = -1
