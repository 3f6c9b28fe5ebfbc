"""The handheld as a task of MicroPython's own asyncio, which a bench otherwise stands in for.

Each function is a call of its own: the event loop turns between calls.
"""

import asyncio

from tools.playing import player

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_kept: "dict[str, Any]" = {}


class ThreadSafeFlag:
    """What WebAssembly's asyncio lacks, made of what it has."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def set(self) -> None:
        self._event.set()

    async def wait(self) -> None:
        await self._event.wait()
        self._event.clear()


def power_on(board: str) -> None:
    bench = player.bench(board, "en")
    bench.world.run = asyncio.create_task  # type: ignore[method-assign, assignment]
    stand_in = asyncio.ThreadSafeFlag  # type: ignore[attr-defined]
    asyncio.ThreadSafeFlag = ThreadSafeFlag  # type: ignore[attr-defined]
    try:
        bench.power_on()
    finally:
        asyncio.ThreadSafeFlag = stand_in  # type: ignore[attr-defined]
    _kept["bench"] = bench


def key_down(name: str) -> None:
    _kept["bench"].key_down(name)


def said() -> list[str]:
    words: list[str] = _kept["bench"].said()
    return words
