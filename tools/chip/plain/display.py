"""A driver as most people write it: the whole picture is sent every time."""

import framebuf
from machine import I2C

START = (
    b"\xae\x20\x00\x40\xa1\xa8\x3f\xc8\xd3\x00\xda\x12\xd5\x80"
    b"\xd9\xf1\xdb\x30\x81\xff\xa4\xa6\x8d\x14\xaf"
)
ADDRESS = 0x3C


class SSD1306(framebuf.FrameBuffer):
    def __init__(self, i2c: I2C) -> None:
        self.i2c = i2c
        self.buffer = bytearray(1024)
        super().__init__(self.buffer, 128, 64, framebuf.MONO_VLSB)
        for command in START:
            self.command(command)

    def command(self, value: int) -> None:
        self.i2c.writeto(ADDRESS, bytes((0x80, value)))

    def show(self) -> None:
        for command in (0x21, 0, 127, 0x22, 0, 7):
            self.command(command)
        self.i2c.writevto(ADDRESS, (b"\x40", self.buffer))
