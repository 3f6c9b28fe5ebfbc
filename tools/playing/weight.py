"""Weighs what a handheld keeps alive, object by object: for leaks too small for a noisy heap.

CPython's collector is exact; MicroPython's takes any number that looks like an address for one.
"""

import gc
import sys
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

FIRMWARE = "miaou"
NOT_ITS_OWN = (CodeType, FrameType)
OBJECT = 16  # bytes of a block of MicroPython's heap
ITEM: dict[type, int] = {dict: 8, set: 4, list: 4, tuple: 4, bytes: 1, bytearray: 1, str: 1}


def weight(handheld: "Any") -> int:
    """Bytes of data that can be reached from it and from what its modules hold.

    As many as a board takes at least: a table that is empty again, however large it was, is empty.
    """
    return sum([_bytes(each) for each in alive(handheld)])


def alive(handheld: "Any") -> "list[object]":
    """The data alone: modules, classes and functions come and go, and there are only so many."""
    ahead: list[Any] = [handheld]
    ahead += [module for name, module in sys.modules.items() if name.startswith(FIRMWARE)]
    seen: dict[int, object] = {}
    data = []
    while ahead:
        each = ahead.pop()
        if id(each) in seen:
            continue
        seen[id(each)] = each
        if isinstance(each, (ModuleType, type, FunctionType)):
            ahead += _held_by_code(each)
        elif not isinstance(each, NOT_ITS_OWN) and not type(each).__module__.startswith("tools."):
            data.append(each)
            ahead += gc.get_referents(each)
    return data


def _held_by_code(code: "ModuleType | type | FunctionType") -> "list[object]":
    """What firmware has put there; the simulator and Python itself are not weighed."""
    where = code.__name__ if isinstance(code, ModuleType) else code.__module__
    if not where.startswith(FIRMWARE):
        return []
    if isinstance(code, FunctionType):
        return [*(code.__closure__ or ()), *(code.__defaults__ or ())]
    return [each for name, each in vars(code).items() if name[:2] != "__"]


def _bytes(each: "Any") -> int:
    item = ITEM.get(type(each), 0)
    return OBJECT + item * len(each) if item else OBJECT
