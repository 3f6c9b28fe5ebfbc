"""ESP32 DevKit, SSD1306 128x64 on I2C0, four keys to ground and a piezo.

Pins: Espressif, ESP32-DevKitC V4 user guide; none of those that decide how it starts.
"""

NAME = "ESP32 DevKit + SSD1306"
PORT = "esp32"
MICROPYTHON = ("ESP32_GENERIC",)
PANEL = {
    "chip": "ssd1306",
    "width": 128,
    "height": 64,
    "i2c": 0,
    "sda": 21,
    "scl": 22,
    "hertz": 400000,
    "address": 0x3C,
}
KEYS = (("UP", 32), ("DOWN", 33), ("OK", 25), ("BACK", 26))
BUZZER = 27
TIMER = 0
HEAP = 112 * 1024  # bytes: more it gets only by luck, and Wi-Fi wants its part
