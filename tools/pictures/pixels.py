"""What virtual panels show, one-bit rows or RGB565, in the forms in which people look at it."""

OFF, ON = bytes((8, 12, 20)), bytes((190, 225, 255))  # an OLED's


def is_colour(picture: bytes, width: int, height: int) -> bool:
    return len(picture) == 2 * width * height


def rgb(picture: bytes, width: int, height: int) -> bytes:
    """Three bytes a pixel."""
    if is_colour(picture, width, height):
        return b"".join(_shade(picture[i], picture[i + 1]) for i in range(0, len(picture), 2))
    stride = width // 8
    return b"".join(
        ON if picture[y * stride + x // 8] & 0x80 >> x % 8 else OFF
        for y in range(height)
        for x in range(width)
    )


def _shade(high: int, low: int) -> bytes:
    red, green, blue = high >> 3, (high & 7) << 3 | low >> 5, low & 31
    return bytes((red * 255 // 31, green * 255 // 63, blue * 255 // 31))


def halved(picture: bytes, width: int) -> bytes:
    """Every second pixel of a colour picture, both ways: a window has fewer cells than an LCD."""
    rows = [picture[at : at + 2 * width] for at in range(0, len(picture), 4 * width)]
    return b"".join(row[x : x + 2] for row in rows for x in range(0, 2 * width, 4))


def one_bit(picture: bytes) -> bytes:
    """A colour picture without its colours."""
    lit = [any(picture[i : i + 2]) for i in range(0, len(picture), 2)]
    return bytes(
        sum(0x80 >> bit for bit in range(8) if lit[at + bit]) for at in range(0, len(lit), 8)
    )
