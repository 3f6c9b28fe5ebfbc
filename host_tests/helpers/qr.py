"""Who judges a QR code in tests: segno draws the same one, and zxing scans a glass."""

from typing import TYPE_CHECKING, Any

import segno
import zxingcpp
from segno import consts, encoder

from tools.pictures.pixels import rgb

if TYPE_CHECKING:
    from tools.chip.rp2040 import Chip
    from tools.virtual.workbench import Bench

LIGHT = 255


def _pad(buffer: Any, _version: int, length: int) -> None:
    """To the next codeword; segno 1.6.6 adds a whole one where none is needed (its issue 148)."""
    buffer.extend([0] * (-length % 8))


encoder.write_padding_bits = _pad

MODES = {"bytes": consts.MODE_BYTE, "signs": consts.MODE_ALPHANUMERIC}


def drawn(parts: list[list[str]], version: int, level: str) -> list[int]:
    """As segno has it, with the mask that it finds best; the lowest bit at the left."""
    content: Any = [(words, MODES[kind], "utf-8") for kind, words in parts]
    code = segno.make(content, version=version, error=level, micro=False, boost_error=False)
    return [sum((module & 1) << x for x, module in enumerate(row)) for row in code.matrix]


def paper(lines: list[int], scale: int = 4, quiet: int = 4) -> list[list[int]]:
    """A code printed dark on light."""
    side = (len(lines) + 2 * quiet) * scale
    pixels = [[LIGHT] * side for _ in range(side)]
    for y in range(len(lines) * scale):
        for x in range(len(lines) * scale):
            if lines[y // scale] >> x // scale & 1:
                pixels[quiet * scale + y][quiet * scale + x] = 0
    return pixels


def scanned(pixels: list[list[int]]) -> list[str]:
    """What a phone that looks at these grey pixels reads."""
    flat = bytes(value for row in pixels for value in row)
    image = memoryview(flat).cast("B", (len(pixels), len(pixels[0])))
    return [found.text for found in zxingcpp.read_barcodes(image)]


def glass(bench: "Bench | Chip", size: int = 2) -> list[list[int]]:
    """What a board's panel shows, in grey, as a phone's camera has it: so many pixels for one."""
    width, height = bench.board.PANEL["width"], bench.board.PANEL["height"]
    colours = rgb(bench.picture(), width, height)
    grey = [sum(colours[at : at + 3]) // 3 for at in range(0, len(colours), 3)]
    rows = [grey[at : at + width] for at in range(0, len(grey), width)]
    return [[value for value in row for _ in range(size)] for row in rows for _ in range(size)]
