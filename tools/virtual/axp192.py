"""The AXP192 as its datasheet tells it, as far as an M5StickC's display and shake hang on it."""

OUTPUTS = 0x12
VOLTAGES = 0x28
ALLOWED = b"\x40\x41\x42\x43\x4a"  # which events may interrupt: a bit each
PENDING = b"\x44\x45\x46\x47\x4d"  # which have come; each bit in its place
PROCESSOR = 0x01  # DC-DC1: without it nothing runs any more
LIGHT = 0x04
DISPLAY = 0x08


class AXP192:
    """Wakes up with the processor fed and nothing else, and with news of a battery and of USB."""

    def __init__(self) -> None:
        self.registers = bytearray(256)
        self.registers[OUTPUTS] = PROCESSOR
        self.registers[0x40:0x44] = b"\xd8\xff\x3b\xc1"
        self.registers[0x44:0x46] = b"\x08\x88"  # USB is there; a battery is, and is charged
        self._at = 0

    def write(self, data: bytes) -> None:
        """A register's number, and then its value."""
        self._at = data[0]
        if len(data) > 1:
            self._set(data[1])
        if not self.registers[OUTPUTS] & PROCESSOR:
            raise RuntimeError("The power chip was told to switch off the processor.")

    def _set(self, value: int) -> None:
        """An event is taken back by writing a one."""
        if self._at in PENDING:
            value = self.registers[self._at] & ~value
        self.registers[self._at] = value

    def read(self, count: int) -> bytes:
        return bytes(self.registers[self._at : self._at + count])

    def press_key(self) -> None:
        """Its own key, for a moment."""
        self.registers[0x46] |= 0x02

    def interrupts(self) -> bool:
        """Whether it pulls its interrupt line down."""
        news = zip(ALLOWED, PENDING)
        return any([self.registers[allowed] & self.registers[come] for allowed, come in news])

    def lit(self) -> bool:
        """Whether the display has its 3 V, and the light behind it enough to be seen."""
        on = self.registers[OUTPUTS]
        light, display = self.registers[VOLTAGES] >> 4, self.registers[VOLTAGES] & 0x0F
        return on & LIGHT != 0 and light >= 7 and on & DISPLAY != 0 and display >= 10
