"""The flash chip beside the RP2040: what it costs to write, and what a power cut leaves of it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rp2040py.peripherals._ssi import (
    CMD_BLOCK_ERASE,
    CMD_PAGE_PROGRAM,
    CMD_SECTOR_ERASE,
    FLASH_BLOCK_SIZE,
    FLASH_PAGE_SIZE,
    FLASH_SECTOR_SIZE,
    RPSSI,
)

from tools.virtual.flash_disk import Operation

if TYPE_CHECKING:
    from rp2040py.rp2040 import RP2040

WINDOW = 0x18000  # where the RP2040 has the registers of its flash port
PROGRAM = 500_000  # ns for a page
ERASES = {CMD_SECTOR_ERASE: FLASH_SECTOR_SIZE, CMD_BLOCK_ERASE: FLASH_BLOCK_SIZE}
ERASE = 45_000_000  # ns for a sector of 4 KiB; for a block of 64 KiB a few times as much
ERASE_BLOCK = 150_000_000


def cost(operation: Operation) -> int:
    """The time that the chip is busy with it, in ns."""
    if not operation.erases:
        return PROGRAM
    return ERASE if len(operation.data) == FLASH_SECTOR_SIZE else ERASE_BLOCK


class FlashPort(RPSSI):
    """Notes every program and erase, and lets time pass for it.

    MicroPython runs with interrupts off meanwhile: nothing on the board could tell the difference
    between a clock that is set forward and a program that asks the flash whether it is ready.
    """

    def __init__(self, chip: "RP2040", done: Callable[[Operation], None]) -> None:
        super().__init__(chip, "SSI")
        self._done = done
        chip.ssi = self
        chip.peripherals[WINDOW] = self

    def _apply_command(self) -> None:
        operation = self._operation()
        super()._apply_command()
        if operation:
            self.rp2040.clock.tick(cost(operation))
            self._done(operation)

    def _operation(self) -> Operation | None:
        sent = self._tx_buffer
        if not self._write_enabled or len(sent) < 4:
            return None
        at = self._address_from_buffer()
        if sent[0] in ERASES:
            size = ERASES[sent[0]]
            return Operation(at & ~(size - 1), b"\xff" * size, True)
        if sent[0] == CMD_PAGE_PROGRAM:
            return Operation(at, bytes(sent[4 : 4 + FLASH_PAGE_SIZE]), False)
        return None
