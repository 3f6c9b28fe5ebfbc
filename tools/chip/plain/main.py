"""A plain program to compare with: a menu of four lines, drawn whole at every key."""

from machine import I2C, Pin
from time import sleep_ms  # type: ignore[attr-defined]

from display import SSD1306  # type: ignore[import-not-found]

ITEMS = ("Cat Tower", "Yummy Kitty", "Chats", "Settings")
UP = Pin(14, Pin.IN, Pin.PULL_UP)
DOWN = Pin(15, Pin.IN, Pin.PULL_UP)
panel = SSD1306(I2C(0, scl=Pin(5), sda=Pin(4), freq=400000))


def draw(at: int) -> None:
    panel.fill(0)
    for index, item in enumerate(ITEMS):
        panel.fill_rect(0, 16 * index, 128, 16, index == at)
        panel.text(item, 8, 16 * index + 4, index != at)
    panel.show()


def wait_for_release() -> None:
    sleep_ms(20)
    while not (UP.value() and DOWN.value()):
        sleep_ms(5)
    sleep_ms(20)


def run() -> None:
    at = 0
    draw(at)
    while True:
        if not UP.value() or not DOWN.value():
            at = (at + (1 if UP.value() else -1)) % len(ITEMS)
            draw(at)
            wait_for_release()
        sleep_ms(5)


run()
