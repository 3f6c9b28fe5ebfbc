"""Symbols for a profile of a stock image, which has none: small programs that do one thing alone.

Where such a program spends its time and those before it do not is where that thing is done.
"""

import struct
from collections import Counter
from functools import cache

from tools import firmware
from tools.chip.image import FLASH, Image
from tools.chip.rp2040 import Chip

STEP = 0.02  # ms between two samples
LONG = 40  # ms of each program
SHARE = 0.01  # of a program's time that makes a place one of its own
OTHER = "everything else"

# The first that claims a place has it.
PROGRAMS = {
    "collecting garbage": "import gc\nwhile 1:\n gc.collect()\n",
    "interpreter": "def f():\n for i in range(99):\n  a = i + 1\nwhile 1:\n f()\n",
    "blitting": (
        "from framebuf import *\na = FrameBuffer(bytearray(1024), 128, 64, 0)\n"
        "b = FrameBuffer(bytearray(1024), 128, 64, 3)\nwhile 1:\n a.blit(b, 0, 0, 0)\n"
    ),
    "sending to the panel": (
        "from machine import *\ni = I2C(0, scl=Pin(5), sda=Pin(4), freq=400000)\nb = bytes(99)\n"
        "while 1:\n i.writeto(60, b)\n"
    ),
    "making and looking up names": "s = 'mnopqrstu' * 9\nwhile 1:\n for c in s:\n  pass\n",
    "finding and reading files": (
        "import os\nwhile 1:\n try:\n  os.stat('/miaou/x.py')\n except OSError:\n  pass\n"
    ),
}


def sample(chip: Chip, flash: bytes) -> int | None:
    """The function that is running after a step, None while the processor sleeps."""
    chip.run(STEP)
    return None if chip.rp2040.core.waiting else function(chip.rp2040.core.pc, flash)


def function(pc: int, flash: bytes) -> int:
    """Where the function around an address in flash begins: it pushes the link register."""
    if pc >> 28 != FLASH >> 28:
        return pc & ~0x3F
    at = pc & 0xFFFFFF & ~1
    while at > 0 and struct.unpack_from("<H", flash, at)[0] & 0xFF00 != 0xB500:
        at -= 2
    return FLASH + at


@cache
def find(image: Image) -> dict[int, str]:
    """What is done in a function, as far as the programs tell."""
    names: dict[int, str] = {}
    for name, program in PROGRAMS.items():
        hits = _hits(image, program)
        for at, count in hits.items():
            if count > SHARE * hits.total():
                names.setdefault(at, name)
    return names


def _hits(image: Image, program: str) -> Counter[int]:
    chip = Chip(firmware.board("pico_w_oled"), image.flash)
    chip.until_said(">>> ")
    chip.type(f"exec({program!r})\r\n".encode())
    chip.run(50)
    samples = (sample(chip, image.flash) for _ in range(round(LONG / STEP)))
    return Counter(at for at in samples if at is not None)
