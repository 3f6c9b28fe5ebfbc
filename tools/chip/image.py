"""What is in a Pico's flash when it is new: a stock MicroPython, read from its `.uf2`."""

import struct
from pathlib import Path
from typing import NamedTuple

from tools.device import stock
from tools.firmware import Refused
from tools.setup.step import VENV

STOCK = VENV / "chip" / "RPI_PICO_W-v1.22.2.uf2"
SIZE = 2 * 1024 * 1024  # of every Pico's flash
BLOCK = 512
BEGIN, BEGIN_2, END = 0x0A324655, 0x9E5D5157, 0x0AB16F30
HAS_FAMILY = 0x2000
FLASH = 0x10000000
ESP32 = 0xE9  # an ESP32's program begins with this byte
# How a stock image speaks of the board that it is for, the longer name first.
NAMES = {
    b"Raspberry Pi Pico W with RP2040": "RPI_PICO_W",
    b"Raspberry Pi Pico with RP2040": "RPI_PICO",
}


class Image(NamedTuple):
    """Flash with MicroPython and nothing else in it, and where its files will be."""

    flash: bytes
    place: stock.Place

    def holding(self, files: bytes) -> bytes:
        """The same with a file system in its place."""
        at = self.place.at - FLASH
        return self.flash[:at] + files + self.flash[at + len(files) :]

    def files(self, flash: bytes) -> bytes:
        """The file system that such a flash has now."""
        at = self.place.at - FLASH
        return flash[at : at + self.place.size]


def read(path: Path | None = None) -> Image:
    """The image in a file, or the stock one; or a sentence about what the file is instead."""
    path = path or STOCK
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise Refused(
            f"There is no image {path}. `python3 -m tools setup` brings the stock one, "
            "and --uf2 takes any other."
        ) from None
    except OSError as error:
        raise Refused(f"{path} cannot be read: {error.strerror}.") from None
    flash = bytearray(b"\xff" * SIZE)
    for at, part in _parts(path, data):
        if not 0 <= at <= SIZE - len(part):
            raise Refused(f"{path} is for another memory than a Pico's 2 MB of flash.")
        flash[at : at + len(part)] = part
    return Image(bytes(flash), stock.PLACES[_name(path, bytes(flash))])


def _parts(path: Path, data: bytes) -> list[tuple[int, bytes]]:
    if data[:1] == bytes([ESP32]):
        raise Refused(f"{path} is a program for an ESP32; the emulated chip is a Pico's RP2040.")
    if data[:4] != struct.pack("<I", BEGIN):
        raise Refused(f"{path} is no .uf2 file.")
    blocks = [_block(path, data[at : at + BLOCK]) for at in range(0, len(data), BLOCK)]
    if len(blocks) != struct.unpack_from("<I", data, 24)[0]:
        raise Refused(f"{path} is not all there: download it again.")
    return blocks


def _block(path: Path, block: bytes) -> tuple[int, bytes]:
    if len(block) != BLOCK:
        raise Refused(f"{path} is not all there: download it again.")
    first, second, flags, at, size, _number, _count, family = struct.unpack_from("<8I", block)
    if (first, second, block[-4:]) != (BEGIN, BEGIN_2, struct.pack("<I", END)) or size > 476:
        raise Refused(f"{path} is damaged: download it again.")
    if not flags & HAS_FAMILY or family != stock.RP2040:
        raise Refused(f"{path} is for another chip than the RP2040 of a Pico or Pico W.")
    return at - FLASH, block[32 : 32 + size]


def _name(path: Path, flash: bytes) -> str:
    for words, name in NAMES.items():
        if words in flash:
            return name
    raise Refused(f"{path} is no stock MicroPython for a Pico or Pico W.")
