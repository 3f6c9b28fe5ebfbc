"""The true chip: an emulated RP2040 that runs stock MicroPython, with a board's parts around it.

The emulator is PyPI's rp2040py. Tried beside npm's rp2040js 1.4.1 on the same image, it takes 1.1 s
for a busy second of the board where that takes 2.9, its clock counts whole sixteenths of a
nanosecond where that adds up floats, and USB does not interrupt the program all the time there
(which made the same loop 2.9 times as long). It lives in this process, so that the panels here are
the very ones of tools/virtual. It has a ring oscillator, both cores, and its tests hold the C++
core to a second one in Python; flash takes no time in it, which `nor_flash.py` mends.
"""

import argparse
from pathlib import Path

from tools import firmware, setup
from tools.firmware import Refused
from tools.told import refusals

PLAY = """Play on the true chip in this terminal: stock MicroPython in an emulated Pico, at its own
speed. Its flash is kept in a file between two evenings; mpremote reaches it from a second terminal.
"""


@refusals
def main(argv: list[str]) -> int:
    """`python3 -m tools chip [--board NAME] [--uf2 FILE] [--port N] [--bare] [--flash FILE]`"""
    parser = argparse.ArgumentParser(prog="python3 -m tools chip", description=PLAY)
    parser.add_argument("--board", default="pico_w_oled", metavar="|".join(boards()))
    parser.add_argument("--uf2", type=Path, help="another MicroPython than the stock one")
    parser.add_argument("--port", type=int, default=0, help="for mpremote, instead of any free one")
    parser.add_argument("--bare", action="store_true", help="without Miaou, to try `tools flash`")
    parser.add_argument("--flash", type=Path, help="the file in which its flash is kept")
    asked = parser.parse_args(argv)
    if asked.board not in boards():
        raise Refused(f"{asked.board!r} is no board with a Pico. Those are: {', '.join(boards())}.")
    setup.need("device", "images", "chip")
    from tools.chip import console

    console.play(asked)
    return 0


def boards() -> list[str]:
    """Those with a Pico; a Feather has another flash."""
    return [name for name in firmware.board_names() if name.startswith("pico")]
