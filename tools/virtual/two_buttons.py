"""The least a board may have: two buttons, where a long press supplies what is missing."""

from boards.pico_oled import BUZZER, PANEL, PORT, TIMER  # noqa: F401

NAME = "Two buttons"
KEYS = (("DOWN", 14, "UP"), ("OK", 15, "BACK"))
