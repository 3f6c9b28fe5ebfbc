"""Presses keys at random for as long as asked, and notes every screen it gets to see.

It knows no screen by name: whatever can be reached is found, opened and pressed.
"""

from hashlib import sha256

from tools.virtual import player
from tools.virtual.world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

KEYS = ("OK", "OK", "OK", "DOWN", "DOWN", "UP", "BACK", "LEFT", "RIGHT")


def walk(board: str, language: str, presses: int, seed: int = 1) -> "dict[str, Any]":
    """Which screens were seen, which words did not fit, and a digest of all that was shown."""
    bench = player.bench(board, language, seed)
    bench.power_on()
    keys = [key for key in KEYS if bench.has(key)]
    dice = World(seed + 1)
    screens: dict[str, list[str]] = {}
    cut: list[str] = []
    shown = sha256()
    for _ in range(presses):
        bench.press(keys[dice.urandom(1)[0] % len(keys)])
        if dice.urandom(1)[0] < 100:
            bench.wait(dice.urandom(1)[0] * 8)
        loop = bench.handheld.loop
        screens[type(loop.stack[-1]).__name__] = bench.said()
        cut += [words for words in bench.handheld.canvas.cut if words not in cut]
        shown.update(bytes(bench.panel.memory.cells))
        if dice.urandom(1)[0] < 4:
            bench.power_off()
            bench.power_on()
    return {"screens": screens, "cut": cut, "shown": shown.digest().hex(), "log": bench.log}
