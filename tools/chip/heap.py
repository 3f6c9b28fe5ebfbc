"""MicroPython's heap seen from outside: its allocation table, read from the chip's memory."""

import os
import re
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from tools.chip.image import Image
from tools.chip.rp2040 import Chip

RAM = 0x20000000
BLOCK = 16  # bytes; the table has two bits for each, 0 for a free one
USED = bytes(sum(value >> shift & 3 != 0 for shift in (0, 2, 4, 6)) for value in range(256))
ASK = b"import micropython;micropython.mem_info(1)\r\n"


class Table(NamedTuple):
    """Where an image has it."""

    at: int
    size: int

    def bits(self, chip: Chip) -> bytes:
        return bytes(chip.rp2040.sram[self.at : self.at + self.size])

    def used(self, chip: Chip) -> int:
        """Bytes of the heap in use, garbage too."""
        return BLOCK * sum(self.bits(chip).translate(USED))

    def largest(self, chip: Chip) -> int:
        """Bytes of the largest piece that is free, which is what a module or a picture needs."""
        bits = "".join(f"{value:08b}"[::-1] for value in self.bits(chip))
        blocks = "".join("." if bits[at : at + 2] == "00" else "h" for at in range(0, len(bits), 2))
        return BLOCK * max(map(len, blocks.split("h")))


@cache
def find(image: Image) -> Table:
    """Asks MicroPython, which has a heap of the same size at every start."""
    from tools import firmware

    chip = Chip(firmware.board("pico_w_oled"), image.flash)
    chip.until_said(">>> ")
    chip.type(ASK)
    chip.settle()
    total, used = map(int, re.findall(r"GC: total: (\d+), used: (\d+)", chip.said)[0])
    pool = int(re.findall(r"layout; from ([0-9a-f]+)", chip.said)[0], 16)
    table, finalisers = total // BLOCK // 4, total // BLOCK // 8
    # What lies between the tables and the pool is not told: as much as makes the sum right.
    found = [Table(pool - RAM - finalisers - table - gap, table) for gap in range(64)]
    return next(table for table in found if table.used(chip) >= used)


def live(chip: Chip) -> int:
    """What a collection leaves; the program is stopped for it, and all it holds is still there."""
    chip.type(b"\x03")
    chip.settle()
    chip.heard.clear()
    chip.type(b"import gc;gc.collect();print('live',gc.mem_alloc())\r\n")
    chip.settle()
    return int(chip.said.split("live ")[-1].split()[0])


def of_a_twin(ask: Callable[[], int]) -> int:
    """The answer of this process's twin, whose chip is a twin too: ours is not disturbed."""
    answer, asked = os.pipe()
    twin = os.fork()
    if not twin:
        os.write(asked, str(ask()).encode())
        os._exit(0)
    os.waitpid(twin, 0)
    os.close(asked)
    with os.fdopen(answer) as told:
        return int(told.read())


def largest_after_collecting(chip: Chip, table: Table) -> int:
    live(chip)
    return table.largest(chip)
