"""I2C as a program makes it by hand, bit by bit on two pins: MicroPython scans a bus that way."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rp2040py.gpio_pin import GPIOPinState

if TYPE_CHECKING:
    from rp2040py.rp2040 import RP2040

BITS = 8


class BitBangedI2C:
    """Listens to the two wires, and holds the data wire down to acknowledge a byte."""

    def __init__(self, chip: "RP2040", sda: int, scl: int, wired: Callable[[int], Any]) -> None:
        self._sda, self._scl = chip.gpio[sda], chip.gpio[scl]
        self._wired = wired
        self._bits: list[int] | None = None  # of the byte on the wire, None outside of a transfer
        self._bytes = bytearray()
        self._model: Any = None
        self._sda.add_listener(self._data_moved)
        self._scl.add_listener(self._clock_moved)

    def _data_moved(self, new: GPIOPinState, _old: GPIOPinState) -> None:
        """While the clock is up, data going down starts a transfer and going up ends it."""
        if self._scl.value == GPIOPinState.LOW:
            return
        if new == GPIOPinState.LOW:
            self._bits, self._model = [], None
            self._bytes.clear()
        elif self._bits is not None:
            self._bits = None
            if self._model is not None and len(self._bytes) > 1:
                self._model.write(bytes(self._bytes[1:]))

    def _clock_moved(self, new: GPIOPinState, _old: GPIOPinState) -> None:
        if self._bits is None:
            return
        if new != GPIOPinState.LOW:
            self._bits.append(int(self._sda.value != GPIOPinState.LOW))
        elif len(self._bits) == BITS:
            self._bytes.append(int("".join(map(str, self._bits)), 2))
            self._acknowledge()
        elif len(self._bits) > BITS:
            self._bits = []
            self._sda.set_input_value(True)

    def _acknowledge(self) -> None:
        if len(self._bytes) == 1:
            self._model = self._wired(self._bytes[0] >> 1)
        if self._model is not None:
            self._sda.set_input_value(False)
