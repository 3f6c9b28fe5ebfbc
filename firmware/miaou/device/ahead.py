"""Prefetching: what the next screen is likely to need, while nobody waits."""

import sys

from miaou import listen
from miaou.device.words import module_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.device.memory import Memory


def take(memory: "Memory", steps: "list[Any]") -> bool:
    """The first of these, something to call or a module of screens; whether there are more."""
    step = steps.pop(0)
    if callable(step):
        step()
    elif module_of(step) not in sys.modules:
        try:
            memory.load(module_of(step), "__name__")
        finally:
            listen(None)
    if not steps:
        memory.handheld.loop.collect()  # or the next key would wait for it
    return bool(steps)
