"""Packs and unpacks games with the firmware's own code, on whichever Python runs it."""

from miaou.rules.packing import pack, unpack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def packed(game: str, events: list[list[str]], room: int = 2000) -> "list[Any]":
    """The signs, and the events that they give; or why not."""
    try:
        signs = pack(game, events, room)
        return [signs] + list(unpack(signs))
    except ValueError as refusal:
        return [str(refusal)]


def unpacked(signs: str) -> "list[Any]":
    try:
        return list(unpack(signs))
    except ValueError as refusal:
        return [str(refusal)]
