"""An OLED's picture is made from whole rows; here it is made pixel by pixel, as datasheets tell."""

from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.helpers.both.command_sample import glass, told
from tools.virtual.oled import Oled
from tools.virtual.sh1106 import SH1106
from tools.virtual.sh1107 import SH1107
from tools.virtual.ssd1306 import SSD1306
from tools.wasm import MicroPython

# Chip, width, height, quarter turns.
PANELS = [
    ("ssd1306", 128, 64, 0),
    ("ssd1306", 128, 32, 0),
    ("ssd1306", 64, 48, 0),
    ("sh1106", 128, 64, 0),
    ("sh1106", 128, 32, 0),
    *(("sh1107", *((128, 64) if turns & 1 else (64, 128)), turns) for turns in range(4)),
    ("sh1107", 128, 128, 1),
]
COMMANDS = st.sampled_from(
    [
        *([command] for command in (0xA0, 0xA1, 0xA4, 0xA5, 0xA6, 0xA7, 0xC0, 0xC8)),
        *([0xA8, rows] for rows in (15, 31, 63, 127)),
        *([0xD3, offset] for offset in (0, 5, 32, 96)),
        *([0xDA, pins] for pins in (0x02, 0x12)),
        *([line] for line in (0x40, 0x47, 0x7F)),
    ]
)
STATES = st.lists(COMMANDS, max_size=6).map(lambda told: [byte for each in told for byte in each])


def pixel_by_pixel(chip: Oled) -> str:
    pixels = [is_lit(chip, x, y) for y in range(chip.height) for x in range(chip.width)]
    bits = "".join("1" if pixel else "0" for pixel in pixels)
    return f"{int(bits, 2):0{len(bits) // 4}x}"


def is_lit(chip: Oled, x: int, y: int) -> bool:
    if isinstance(chip, SH1107):
        return lit_sh1107(chip, x, y)
    assert isinstance(chip, SH1106)
    return lit_sh1106(chip, x, y)


def lit_sh1106(chip: SH1106, x: int, y: int) -> bool:
    """Also an SSD1306, which has turned left and right what it stored, and shows it as it is."""
    row = chip._row_shown_at(y)
    if row is None:
        return False
    segment = (chip.columns + chip.width) // 2 - 1 - x
    turned = chip.remapped and not isinstance(chip, SSD1306)
    column = chip.columns - 1 - segment if turned else segment
    value = chip.cells[row // 8 * chip.columns + column] >> row % 8 & 1
    return chip.all_on or bool(value) != chip.inverted


def lit_sh1107(chip: SH1107, x: int, y: int) -> bool:
    right = chip._across - 1
    upright = ((y, x), (x, right - y), (127 - y, right - x), (127 - x, y))
    along, across = upright[chip._rotation]
    line = chip._line_at((128 - chip._across) // 2 + across)
    if line < 0:
        return False
    segment = 127 - along if chip.remapped else along
    value = chip.cells[segment // 8 * 128 + line] >> segment % 8 & 1
    return chip.all_on or bool(value) != chip.inverted


@settings(max_examples=120)
@given(panel=st.sampled_from(PANELS), commands=STATES)
def test_whatever_a_chip_was_told_every_pixel_is_where_it_belongs(
    micropython: MicroPython, panel: tuple[str, int, int, int], commands: list[int]
) -> None:
    picture = glass(*panel, commands)
    assert picture == pixel_by_pixel(told(*panel, commands))
    assert picture == micropython.call(glass, *panel, commands)
