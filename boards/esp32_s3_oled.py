"""ESP32-S3 DevKit, SSD1306 128x64 on I2C0, four keys to ground and a piezo.

Pins: Espressif, ESP32-S3-DevKitC-1 user guide; none that its flash, its USB or its start need.
"""

NAME = "ESP32-S3 DevKit + SSD1306"
PORT = "esp32"
MICROPYTHON = ("ESP32_GENERIC_S3",)
PANEL = {
    "chip": "ssd1306",
    "width": 128,
    "height": 64,
    "i2c": 0,
    "sda": 8,
    "scl": 9,
    "hertz": 400000,
    "address": 0x3C,
}
KEYS = (("UP", 4), ("DOWN", 5), ("OK", 6), ("BACK", 7))
BUZZER = 15
TIMER = 0
HEAP = 112 * 1024  # bytes: more it gets only by luck, and Wi-Fi wants its part
