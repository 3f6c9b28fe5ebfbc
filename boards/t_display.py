"""LilyGO T-Display: ESP32, ST7789 135x240 held sideways, two keys, battery.

Pins: LilyGO, TTGO-T-Display repository. The key at GPIO 0 must be up while it starts.
"""

NAME = "LilyGO T-Display"
PORT = "esp32"
MICROPYTHON = ("ESP32_GENERIC",)
PANEL = {
    "chip": "st7789",
    "width": 240,
    "height": 135,
    "rotation": 1,
    "offset": (52, 40),
    "bgr": True,
    "spi": 1,
    "sck": 18,
    "mosi": 19,
    "dc": 16,
    "cs": 5,
    "reset": 23,
    "light": 4,
    "hertz": 26000000,
    "tile": 1200,  # pixels: memory is short
}
KEYS = (("OK", 35, "BACK"), ("DOWN", 0, "UP"))
MARKS = ("upper", "lower")
FACE = ("####0", "####1")
TIMER = 0
BATTERY = {"pin": 34, "times": 200, "enable": 14}
HEAP = 112 * 1024  # bytes: more it gets only by luck, and Wi-Fi wants its part
