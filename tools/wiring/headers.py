"""Where the pins of the boards are that one wires oneself, from their makers' pinout drawings.

Seen from above, from the top down: the side on the left, then the one on the right.
"""

from typing import NamedTuple


class Header(NamedTuple):
    title: str
    left: str
    right: str
    usb_on_top: bool

    @property
    def sides(self) -> tuple[list[str], list[str]]:
        """The names along each side."""
        return self.left.split(), self.right.split()


# Raspberry Pi Pico pinout; the W and the 2 are the same.
PICO = Header(
    "Raspberry Pi Pico",
    "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15",
    "VBUS VSYS GND 3V3_EN 3V3 VREF GP28 GND GP27 GP26 RUN GP22 GND "
    "GP21 GP20 GP19 GP18 GND GP17 GP16",
    usb_on_top=True,
)
# Espressif, ESP32-DevKitC V4: J2 and J3.
ESP32 = Header(
    "ESP32-DevKitC",
    "3V3 EN VP VN 34 35 32 33 25 26 27 14 12 GND 13 D2 D3 CMD 5V",
    "GND 23 22 TX RX 21 GND 19 18 5 17 16 4 0 2 15 D1 D0 CLK",
    usb_on_top=False,
)
# Espressif, ESP32-S3-DevKitC-1: J1 and J3.
ESP32_S3 = Header(
    "ESP32-S3-DevKitC-1",
    "3V3 3V3 RST 4 5 6 7 15 16 17 18 8 3 46 9 10 11 12 13 14 5V GND",
    "GND TX RX 1 2 42 41 40 39 38 37 36 35 0 45 48 47 21 20 19 GND GND",
    usb_on_top=False,
)
# Espressif, ESP32-C3-DevKitM-1: J1 and J3.
ESP32_C3 = Header(
    "ESP32-C3-DevKitM-1",
    "GND 3V3 3V3 2 3 GND RST GND 0 1 10 GND 5V 5V GND",
    "GND TX RX GND 9 8 GND 7 6 5 4 GND 18 19 GND",
    usb_on_top=False,
)

# By the first official MicroPython that a board's file names.
HEADERS = {
    "RPI_PICO": PICO,
    "RPI_PICO_W": PICO._replace(title="Raspberry Pi Pico W"),
    "ESP32_GENERIC": ESP32,
    "ESP32_GENERIC_S3": ESP32_S3,
    "ESP32_GENERIC_C3": ESP32_C3,
}
