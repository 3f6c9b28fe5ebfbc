"""An OLED's SPI wires, for a driver that speaks I2C: a pin takes the place of the control bytes."""

from micropython import const

from miaou.drivers.wire_spi import SPIWire

_COMMANDS = const(0x00)  # control byte: nothing but commands
_AHEAD = const(7)  # bytes before the pixels, every second of them a command


class SPIOled(SPIWire):
    def writeto(self, addr: int, buf: "bytes | memoryview") -> None:
        if buf[0] == _COMMANDS:
            self.command(buf[1:])
        else:
            self.command(bytes((buf[1], buf[3], buf[5])))
            self.data(buf[_AHEAD:])
