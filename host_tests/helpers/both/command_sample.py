"""An OLED chip told any commands, on whichever Python runs it: its glass."""

from binascii import hexlify

from tools.virtual.sh1106 import SH1106
from tools.virtual.sh1107 import SH1107
from tools.virtual.ssd1306 import SSD1306

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tools.virtual.oled import Oled


def told(name: str, width: int, height: int, turns: int, commands: list[int]) -> "Oled":
    """A chip that is on, full of the noise it woke up with."""
    chip: Oled
    if name == "sh1107":
        chip = SH1107(width, height, turns)
    else:
        chip = SSD1306(width, height) if name == "ssd1306" else SH1106(width, height)
    chip.commands(bytes([0x8D, 0x14, 0xAF] if name == "ssd1306" else [0xAF]))
    chip.commands(bytes(commands))
    return chip


def glass(name: str, width: int, height: int, turns: int, commands: list[int]) -> str:
    return hexlify(told(name, width, height, turns, commands).picture()).decode()
