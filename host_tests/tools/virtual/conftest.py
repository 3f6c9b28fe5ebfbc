"""What the tests of the OLED chips share: a chip without its noise, and what is seen on it."""

from tools.virtual.oled import Oled


def cleared(chip: Oled, commands: bytes) -> Oled:
    """On, told these commands, and empty, with its pointer back at the start."""
    for page in range(chip.pages):
        chip.write(bytes((0x00, 0xB0 | page, 0x00, 0x10)))
        chip.write(b"\x40" + bytes(chip.columns))
    chip.write(b"\x00\x00\x10\xb0\xaf" + commands)
    return chip


def lit(chip: Oled) -> set[tuple[int, int]]:
    rows, stride = chip.picture(), chip.width // 8
    return {
        (x, y)
        for y in range(chip.height)
        for x in range(chip.width)
        if rows[y * stride + x // 8] >> (7 - x % 8) & 1
    }
