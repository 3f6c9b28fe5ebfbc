"""MicroPython's `micropython` for CPython: what the firmware uses of it."""


def const(value: int) -> int:
    return value
