"""The AXP192 as its datasheet tells it, as far as an M5StickC's display hangs on it."""

OUTPUTS = 0x12
VOLTAGES = 0x28
PROCESSOR = 0x01  # DC-DC1: without it nothing runs any more
LIGHT = 0x04
DISPLAY = 0x08


class AXP192:
    """Wakes up with the processor fed and nothing else."""

    def __init__(self) -> None:
        self.registers = bytearray(256)
        self.registers[OUTPUTS] = PROCESSOR
        self._at = 0

    def write(self, data: bytes) -> None:
        """A register's number, and then its value."""
        self._at = data[0]
        if len(data) > 1:
            self.registers[self._at] = data[1]
        if not self.registers[OUTPUTS] & PROCESSOR:
            raise RuntimeError("The power chip was told to switch off the processor.")

    def read(self, count: int) -> bytes:
        return bytes(self.registers[self._at : self._at + count])

    def lit(self) -> bool:
        """Whether the display has its 3 V, and the light behind it enough to be seen."""
        on = self.registers[OUTPUTS]
        light, display = self.registers[VOLTAGES] >> 4, self.registers[VOLTAGES] & 0x0F
        return on & LIGHT != 0 and light >= 7 and on & DISPLAY != 0 and display >= 10
