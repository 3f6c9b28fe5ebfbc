"""The firmware's coroutine lives in MicroPython's real event loop, awake for key edges alone."""

import time

from tools.wasm import MicroPython

UNDER = "tools.virtual.under_asyncio."


def said(micropython: MicroPython, words: str) -> bool:
    """Whether the screen says so before long; the event loop turns between the calls."""
    for _ in range(100):
        if words in micropython.call(UNDER + "said"):
            return True
        time.sleep(0.01)
    return False


def test_a_key_edge_wakes_the_task_and_the_screen_changes() -> None:
    with MicroPython() as micropython:
        micropython.call(UNDER + "power_on", "pico_oled")
        assert said(micropython, "Cat Tower")
        micropython.call(UNDER + "key_down", "OK")
        assert said(micropython, "Roll the die")
