"""Encodes QR codes with the firmware's own code, on whichever Python runs it."""

from miaou.ui.qr import encode, stride

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.qr_data import Part


def encoded(parts: list[list[str]], largest: int = 10) -> list[int]:
    """Parts as JSON can carry them: `bytes` and what they say in UTF-8, or `signs`.

    Answers a number a row, the lowest bit at the left.
    """
    given: list[Part] = [
        words.encode() if kind == "bytes" else words  # MicroPython's is UTF-8
        for kind, words in parts
    ]
    size, rows = encode(given, largest)
    width = stride(size)
    return [int.from_bytes(rows[y * width : (y + 1) * width], "little") for y in range(size)]
