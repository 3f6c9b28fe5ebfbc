"""ESP32-C3 DevKit, SSD1306 128x64 on I2C0, four keys to ground and a piezo.

Pins: Espressif, ESP32-C3-DevKitM-1 user guide; none that its flash, its USB or its start need.
"""

NAME = "ESP32-C3 DevKit + SSD1306"
PORT = "esp32"
MICROPYTHON = ("ESP32_GENERIC_C3",)
PANEL = {
    "chip": "ssd1306",
    "width": 128,
    "height": 64,
    "i2c": 0,
    "sda": 5,
    "scl": 6,
    "hertz": 400000,
    "address": 0x3C,
}
KEYS = (("UP", 0), ("DOWN", 1), ("OK", 3), ("BACK", 4))
BUZZER = 7
TIMER = 0
HEAP = 112 * 1024  # bytes: more it gets only by luck, and Wi-Fi wants its part
