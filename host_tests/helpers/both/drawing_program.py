"""Carries out a list of drawing calls on any `framebuf`, so that two of them can be compared."""

import array
import binascii

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def drawn(program: "dict[str, Any]", framebuf: "Any") -> "list[Any]":
    """What each call of a program answered, and the buffer it left, in hexadecimal."""
    buffer = bytearray(binascii.unhexlify(program["buffer"]))
    try:
        picture = framebuf.FrameBuffer(buffer, *program["shape"])
    except ValueError:
        return ["ValueError"]
    answers = [
        _answer(getattr(picture, call[0]), [_ready(arg, picture, buffer) for arg in call[1:]])
        for call in program["calls"]
    ]
    return answers + [binascii.hexlify(buffer).decode()]


def drawn_here(program: "dict[str, Any]") -> "list[Any]":
    """The same on the framebuf this Python imports."""
    import framebuf

    return drawn(program, framebuf)


def _answer(method: "Any", args: "list[Any]") -> "Any":
    try:
        return method(*args)
    except (ValueError, TypeError) as error:
        return type(error).__name__


def _ready(arg: "Any", picture: "Any", buffer: bytearray) -> "Any":
    """Numbers stand for themselves; a list starts with what it stands for."""
    if not isinstance(arg, list):
        return arg
    if arg[0] == "itself":
        return picture
    if arg[0] == "same memory":
        return [memoryview(buffer)[arg[1] :]] + arg[2:]
    if arg[0] == "pixels":
        return [binascii.unhexlify(arg[1])] + arg[2:]
    return array.array(arg[0], arg[1:])
