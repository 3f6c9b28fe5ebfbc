"""The commands of SSD1306, SH1106 and SH1107, from their datasheets; a board has them by number."""

from micropython import const

# Control bytes on I2C.
COMMAND = const(0x80)  # one command, then the next control byte
DATA = const(0x40)  # nothing but pixels

# With a number in their lower bits.
LOWER_COLUMN = const(0x00)
HIGHER_COLUMN = const(0x10)
START_LINE = const(0x40)  # the memory's row that the glass begins with
PAGE = const(0xB0)

# Followed by a value.
CONTRAST = const(0x81)
CLOCK = const(0xD5)
MULTIPLEX = const(0xA8)  # rows that are scanned, less one
OFFSET = const(0xD3)  # of the scan
COM_PINS = const(0xDA)
ALTERNATING = const(0x12)  # as a glass of 64 rows is wired
PRECHARGE = const(0xD9)
VCOM = const(0xDB)

# Alone.
OFF = const(0xAE)
ON = const(0xAF)
SEGMENTS = const(0xA0)
SEGMENTS_REVERSED = const(0xA1)
SCAN = const(0xC0)
SCAN_REVERSED = const(0xC8)
FROM_MEMORY = const(0xA4)  # and not every pixel lit
NOT_INVERTED = const(0xA6)

# An SSD1306's own.
CHARGE_PUMP = const(0x8D)
PUMPING = const(0x14)
ADDRESSING = const(0x20)
BY_PAGE = const(0x02)

# Those of both Sino Wealth chips, an SH1106's, an SH1107's.
CONVERTER = const(0xAD)
CONVERTING = const(0x8B)
EIGHT_VOLTS = const(0x32)
BY_PAGE_SH1107 = const(0x20)  # one byte, where an SSD1306 has two
BY_COLUMN_SH1107 = const(0x21)
FIRST_LINE_SH1107 = const(0xDC)
