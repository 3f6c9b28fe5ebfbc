"""A display's SPI wires: a pin of their own says whether commands or data are coming."""

from machine import SPI, Pin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class SPIWire:
    """Selects its chip for each transfer, so that the bus can be shared."""

    def __init__(self, spi: SPI, dc: int, cs: int, reset: int | None = None) -> None:
        self.resets = reset is not None
        if reset is not None:
            Pin(reset, Pin.OUT, value=0)
        # Setting these up takes longer than the 10 us that a reset lasts.
        self._spi = spi
        self._dc = Pin(dc, Pin.OUT, value=0)
        self._cs = Pin(cs, Pin.OUT, value=1)
        if reset is not None:
            Pin(reset, Pin.OUT, value=1)

    def command(self, commands: "bytes | bytearray | memoryview") -> None:
        self._write(0, commands)

    def data(self, values: "bytes | bytearray | memoryview") -> None:
        self._write(1, values)

    def _write(self, data: int, values: "bytes | bytearray | memoryview") -> None:
        self._dc.value(data)
        self._cs.value(0)
        self._spi.write(values)
        self._cs.value(1)


def bus(wired: "dict[str, Any]") -> SPI:
    """As board.py describes it."""
    sck, mosi = Pin(wired["sck"]), Pin(wired["mosi"])
    return SPI(wired["spi"], wired["hertz"], sck=sck, mosi=mosi)


def where(wired: "dict[str, Any]") -> str:
    return "SPI {} (SCK {}, MOSI {})".format(wired["spi"], wired["sck"], wired["mosi"])
