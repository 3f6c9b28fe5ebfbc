"""Any Pico under a Waveshare Pico-OLED-1.3: SH1107 64x128 held sideways, two keys.

Pins: Waveshare, Pico-OLED-1.3 wiki page and demo, as sold: SPI. Its module feeds the glass.
"""

NAME = "Waveshare Pico-OLED-1.3"
PORT = "rp2"
MICROPYTHON = ("RPI_PICO", "RPI_PICO_W", "RPI_PICO2", "RPI_PICO2_W")
PANEL = {
    "chip": "sh1107",
    "width": 128,
    "height": 64,
    "rotation": 1,
    "supply": 0x8A,
    "spi": 1,
    "sck": 10,
    "mosi": 11,
    "dc": 8,
    "cs": 9,
    "reset": 12,
    "hertz": 4000000,
}
KEYS = (("DOWN", 15, "UP"), ("OK", 17, "BACK"))
MARKS = ("KEY0", "KEY1")
FACE = ("####0", "####1")
TIMER = -1
