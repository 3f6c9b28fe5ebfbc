"""M5StickC Plus: ESP32, ST7789 135x240 held sideways, two keys, a piezo, an accelerometer.

Pins: M5Stack, M5StickC Plus documentation and library. An AXP192 feeds the panel.
"""

NAME = "M5StickC Plus"
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
    "sck": 13,
    "mosi": 15,
    "dc": 23,
    "cs": 5,
    "reset": 18,
    "light": {"chip": "axp192", "i2c": 0, "sda": 21, "scl": 22},
    "hertz": 26000000,
    "tile": 1200,  # pixels: memory is short
}
KEYS = (("OK", 37, "BACK"), ("DOWN", 39, "UP"))
MARKS = ("M5, on the front", "the one on the side")
FACE = ("  1   ", "##### ", "#####0", "##### ")
BUZZER = 2
SHAKE = {"chip": "mpu6886", "i2c": 0, "sda": 21, "scl": 22, "address": 0x68, "interrupt": 35}
TIMER = 0
HEAP = 112 * 1024  # bytes: more it gets only by luck, and Wi-Fi wants its part
