"""MicroPython's `uctypes` for CPython: looking at bytes where they are, as the firmware does."""

_looked_at: "dict[int, bytes]" = {}


def addressof(data: bytes) -> int:
    _looked_at[id(data)] = data
    return id(data)


def bytearray_at(address: int, size: int) -> bytearray:
    return bytearray(_looked_at.pop(address)[:size])
