"""A board with all that a board may have: a piezo, a battery, an accelerometer."""

from boards.pico_oled import BUZZER, KEYS, PANEL, PORT, TIMER, USB_POWER  # noqa: F401

NAME = "Everything"
SHAKE = {"chip": "lis3dh", "address": 0x19, "interrupt": 20}
BATTERY = {"pin": 26, "times": 200}
