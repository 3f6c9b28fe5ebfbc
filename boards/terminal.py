"""The terminal simulator: an SSD1306 drawn with half-blocks, six keys of the keyboard."""

NAME = "Terminal"
PORT = "virtual"
PANEL = {
    "chip": "ssd1306",
    "width": 128,
    "height": 64,
    "i2c": 0,
    "sda": 0,
    "scl": 1,
    "hertz": 400000,
    "address": 0x3C,
}
KEYS = (("UP", 2), ("DOWN", 3), ("LEFT", 4), ("RIGHT", 5), ("OK", 6), ("BACK", 7))
FACE = (
    "###### ",
    "5    0 ",
    " 44 213",
)
BUZZER = 8
TIMER = -1
