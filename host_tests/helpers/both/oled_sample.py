"""Draws on OLED panels with the firmware's own drivers, on whichever Python runs it."""

from binascii import hexlify
from framebuf import FrameBuffer

from tools.virtual import machine, plug
from tools.virtual.sh1106 import SH1106
from tools.virtual.sh1107 import SH1107
from tools.virtual.spi_port import SPIPort
from tools.virtual.world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.drivers.ssd1306 import SSD1306, Bus
    from tools.virtual.oled import Oled as Chip

# Chip, width, height, quarter turns.
PANELS = {
    "sh1106": ("sh1106", 128, 64, 0),
    "wing": ("sh1107", 128, 64, 1),
    "wing the other way": ("sh1107", 128, 64, 3),
    "tower": ("sh1107", 64, 128, 0),
    "tower the other way": ("sh1107", 64, 128, 2),
    "square": ("sh1107", 128, 128, 0),
    "square sideways": ("sh1107", 128, 128, 1),
}


class Handheld:
    """A panel on the I2C bus or the SPI bus, and its driver."""

    def __init__(self, panel: str, bus: str = "i2c") -> None:
        plug.install()
        chip, width, height, turns = PANELS[panel]
        self.world = World()
        machine.enter(self.world)
        self.chip: Chip = (
            SH1106(width, height) if chip == "sh1106" else SH1107(width, height, turns)
        )
        wires = self.i2c() if bus == "i2c" else self.spi()
        self.driver = _driver(chip, wires, width, height, turns)

    def i2c(self) -> "Bus":
        self.world.i2c[(0, 4, 5, 0x3C)] = self.chip
        return machine.I2C(0, sda=machine.Pin(4), scl=machine.Pin(5))

    def spi(self) -> "Bus":
        from miaou.drivers.spi_oled import SPIOled

        self.world.spi[(1, 10, 11)] = [SPIPort(self.world, self.chip, 8, 9, 12)]
        spi = machine.SPI(1, 4000000, sck=machine.Pin(10), mosi=machine.Pin(11))
        return SPIOled(spi, 8, 9, 12)

    def canvas(self) -> FrameBuffer:
        driver = self.driver
        return FrameBuffer(driver.buffer, driver.width, driver.height, driver.format)


def _driver(chip: str, bus: "Bus", width: int, height: int, turns: int) -> "SSD1306":
    from miaou.drivers import sh1106, sh1107

    if chip == "sh1106":
        return sh1106.SH1106(bus, width, height, 0x3C, "here")
    return sh1107.SH1107(bus, width, height, 0x3C, "here", turns)


def shown(panel: str, bus: str, strokes: list[list[int]]) -> list[str]:
    """The glass after each of these rectangles."""
    handheld = Handheld(panel, bus)
    handheld.driver.start()
    pictures = []
    for x, y, width, height, ink in strokes:
        handheld.canvas().rect(x, y, width, height, ink, True)
        handheld.driver.flush()
        pictures.append(hexlify(handheld.chip.picture()).decode())
    return pictures
