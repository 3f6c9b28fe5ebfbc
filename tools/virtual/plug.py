"""Puts the virtual handheld where a program looks for the real one: `machine`, ticks, flags."""

import asyncio
import gc
import sys
import time

from tools.virtual import machine
from tools.virtual.world import ticks_add, ticks_diff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any


HEAP = 240 * 1024  # bytes, where Python cannot tell: a Pico's, of which nothing is ever used


def _pause() -> "Generator[None, None, None]":
    yield


if sys.implementation.name != "micropython":
    import types

    _pause = types.coroutine(_pause)  # type: ignore[assignment]


class ThreadSafeFlag:
    """As asyncio's on a board: set by an interrupt, awaited by one task."""

    def __init__(self) -> None:
        self._is_set = False

    def set(self) -> None:
        self._is_set = True

    def clear(self) -> None:
        self._is_set = False

    async def wait(self) -> None:
        while not self._is_set:
            await _pause()  # type: ignore[misc]
        self._is_set = False


def _print_exception(error: BaseException, file: "Any") -> None:
    """As MicroPython's sys.print_exception."""
    import traceback

    traceback.print_exception(error, file=file)


def install() -> None:
    """To be called before any firmware is imported; adds, and replaces nothing that others need."""
    sys.modules["machine"] = machine
    asyncio.ThreadSafeFlag = ThreadSafeFlag  # type: ignore[attr-defined]
    ticks: Any = time
    ticks.ticks_ms = lambda: machine.world.ticks_ms()
    ticks.ticks_us = lambda: machine.world.ticks_us()
    ticks.ticks_add = ticks_add
    ticks.ticks_diff = ticks_diff
    if sys.implementation.name != "micropython":
        from tools.virtual import framebuf, micropython, uctypes

        system: Any = sys
        system.print_exception = _print_exception
        heap: Any = gc
        if not hasattr(heap, "mem_alloc"):
            heap.mem_alloc = lambda: 0
            heap.mem_free = lambda: HEAP
            heap.threshold = lambda _bytes=-1: -1
            collect = gc.collect
            heap.collect = lambda: collect(0)  # the young: here all of it is the computer's
        sys.modules["framebuf"] = framebuf
        sys.modules["micropython"] = micropython
        sys.modules["uctypes"] = uctypes
