"""The firmware's coroutine lives in MicroPython's real event loop, awake for key edges alone."""

import time

from host_tests.helpers.both import under_asyncio
from tools.wasm import MicroPython


def said(micropython: MicroPython, words: str) -> bool:
    """Whether the screen says so before long; the event loop turns between the calls."""
    for _ in range(100):
        if words in micropython.call(under_asyncio.said):
            return True
        time.sleep(0.01)
    return False


def test_a_key_edge_wakes_the_task_and_the_screen_changes(own_micropython: MicroPython) -> None:
    own_micropython.call(under_asyncio.power_on, "pico_oled")
    assert said(own_micropython, "Cat Tower")
    own_micropython.call(under_asyncio.key_down, "OK")
    assert said(own_micropython, "Roll the die")
