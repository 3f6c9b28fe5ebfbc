"""Starts Miaou on the board that board.py describes."""

from miaou.device.early import Early  # first: miaou knows where the rest is

# isort: split
import board

early = Early(board, "saves")

# The rest is loaded while the first picture is looked at.
import asyncio  # noqa: E402

from miaou.device.handheld import Handheld  # noqa: E402

handheld = Handheld(board, "saves", print, early)
del Early, early
asyncio.run(handheld.run())
