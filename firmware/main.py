"""Starts Miaou on the board that board.py describes."""

import asyncio

import board
from miaou.device.handheld import Handheld

handheld = Handheld(board, "saves", print)
asyncio.run(handheld.run())
