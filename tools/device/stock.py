"""The official MicroPythons: which ones suit a board, and where in flash they keep their files."""

from types import ModuleType
from typing import NamedTuple

OLDEST = (1, 22)  # that Miaou runs on
KIB = 1024
BLOCK = 4096  # bytes that the flash erases at a time
PAGES = {"rp2": 256, "esp32": 32}  # the least that each MicroPython programs at a time
RP2040 = 0xE48BFF56
RP2350 = 0xE48BFF57  # "absolute": at these very addresses, whatever is or is not partitioned


class Place(NamedTuple):
    """Where the file system is, and the UF2 family of the chip, if it has one."""

    at: int
    size: int
    family: int | None


# Numbers of ports/rp2/boards/*/mpconfigboard.h. On an ESP32 files begin behind the first 2 MB and
# end with the flash (ports/esp32/partitions-4MiBplus.csv), which is that of most modules here.
# littlefs mounts an image of exactly that size and no other.
PLACES = {
    "RPI_PICO": Place(0x100A0000, 1408 * KIB, RP2040),
    "RPI_PICO_W": Place(0x1012C000, 848 * KIB, RP2040),
    "RPI_PICO2": Place(0x10100000, 3072 * KIB, RP2350),
    "RPI_PICO2_W": Place(0x10180000, 2560 * KIB, RP2350),
    "ADAFRUIT_FEATHER_RP2040": Place(0x10100000, 7168 * KIB, RP2040),
    "ESP32_GENERIC": Place(0x200000, 2048 * KIB, None),
    "ESP32_GENERIC_C3": Place(0x200000, 2048 * KIB, None),
    "ESP32_GENERIC_S3": Place(0x200000, 6144 * KIB, None),
}


class Start(NamedTuple):
    """Of an ESP32's image: the chip that its header names, and where in flash it begins."""

    chip: int
    at: int


STARTS = {
    "ESP32_GENERIC": Start(0, 0x1000),
    "ESP32_GENERIC_C3": Start(5, 0),
    "ESP32_GENERIC_S3": Start(9, 0),
}

# For a board whose file does not say MICROPYTHON = ("THIS", "OR_THAT").
USUAL = {"rp2": ("RPI_PICO", "RPI_PICO_W", "RPI_PICO2"), "esp32": ("ESP32_GENERIC",)}


def names(board: ModuleType) -> tuple[str, ...]:
    """What the official downloads for that board are called."""
    suiting: tuple[str, ...] = getattr(board, "MICROPYTHON", USUAL.get(board.PORT, ()))
    return suiting


def page(board: ModuleType) -> str:
    """Where to get it."""
    first, *others = names(board)
    return f"micropython.org/download/{first}" + "".join(f", or {name}" for name in others)


def advice(boards: list[ModuleType]) -> str:
    """What a new board needs before it can be flashed, where one of these is meant."""
    needs = f"needs MicroPython {dotted(OLDEST)} or newer first"
    if len(boards) == 1:
        return f"A new {boards[0].NAME} {needs}: {page(boards[0])}\n{_way(boards[0])}"
    pages = [f"  {board.NAME}: {page(board)}" for board in boards]
    told = "That page tells how to install it. Then run this again."
    return "\n".join([f"A new board {needs}:", *pages, told])


def _way(board: ModuleType) -> str:
    """How it gets there."""
    if board.PORT == "rp2":
        return (
            "Hold its BOOTSEL button while you plug it in, and copy the .uf2 file from that page "
            "onto the drive that appears. Then run this again."
        )
    return "That page tells how to install it, with esptool. Then run this again."


def dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))
