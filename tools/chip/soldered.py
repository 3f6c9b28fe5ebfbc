"""What is soldered around the RP2040: a board's panel, keys, piezo and lamp, as its file says."""

from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, Any

from rp2040py.gpio_pin import GPIOPinState

from tools import firmware
from tools.chip.buses import I2CBus, SPIBus, SquareWaves, Transfer
from tools.virtual.world import World

firmware.plug_in()  # the panels draw with its framebuf
from tools.virtual.panels import wire_panel  # noqa: E402

if TYPE_CHECKING:
    from rp2040py.rp2040 import RP2040

FOLLOWED = ("dc", "cs", "reset")  # pins of a panel whose level it heeds


class Parts:
    """The same models, wired by the same hands, as the virtual handheld has."""

    def __init__(self, chip: "RP2040", board: ModuleType, done: Callable[[Transfer], None]) -> None:
        self._chip = chip
        self.world = World()
        self.world.tones = []
        self.panel: Any = wire_panel(self.world, board.PANEL)
        for index in range(2):
            I2CBus(chip, index, self.world, done)
        self._spi = [SPIBus(chip, index, self.world, done) for index in range(2)]
        for name in FOLLOWED:
            if name in board.PANEL:
                self._follow(board.PANEL[name])
        light = board.PANEL.get("light")
        waves = [getattr(board, "BUZZER", None), *getattr(board, "LAMP", ()), light]
        SquareWaves(chip, self.world, [pin for pin in waves if isinstance(pin, int)])
        for key in board.KEYS:
            chip.gpio[key[1]].set_input_value(True)

    def hand_over(self) -> None:
        """Whatever is on its way to a chip has arrived."""
        for bus in self._spi:
            bus.hand_over()

    def _follow(self, pin: int) -> None:
        """Lets the models see the level of a pin that the RP2040 drives."""

        def moved(new: GPIOPinState, _old: GPIOPinState) -> None:
            self.hand_over()
            self.world.levels[pin] = int(new != GPIOPinState.LOW)
            self.world.us = int(self._chip.clock.nanos // 1000)
            self.world.watchers.get(pin, lambda: None)()

        self._chip.gpio[pin].add_listener(moved)
