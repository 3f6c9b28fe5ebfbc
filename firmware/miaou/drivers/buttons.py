"""Buttons between a pin and ground: levels when asked, and an interrupt on every edge."""

from machine import Pin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class Buttons:
    """Until they are given somebody to `call`, they keep a press themselves."""

    def __init__(self, pins: list[int]) -> None:
        self._pins = [Pin(pin, Pin.IN, Pin.PULL_UP) for pin in pins]
        self.held = [not pin.value() for pin in self._pins]  # since before power-up
        self.kept = 0  # a bit for each press that nobody has been told of
        for pin in self._pins:
            pin.irq(self._keep, Pin.IRQ_FALLING)

    def call(self, edge: "Callable[[Pin], None]") -> None:
        for pin in self._pins:
            pin.irq(edge, Pin.IRQ_FALLING | Pin.IRQ_RISING)

    def down(self, index: int) -> bool:
        return not self._pins[index].value()

    def _keep(self, pin: Pin) -> None:
        for index in range(len(self._pins)):
            if self._pins[index] is pin:
                self.kept |= 1 << index
