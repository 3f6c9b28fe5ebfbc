"""The pins of a chip on an SPI bus: selected or not, command or data, reset."""

from tools.virtual.world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Chip(Protocol):
        def commands(self, part: bytes) -> None: ...
        def data(self, part: bytes) -> None: ...
        def reset(self) -> None: ...


class SPIPort:
    """What is on the bus reaches the chip while CS is low; while RESET is low nothing does."""

    def __init__(
        self, world: World, chip: "Chip", dc: int, cs: int, reset: int | None = None
    ) -> None:
        self._levels = world.levels
        self._chip = chip
        self._dc = dc
        self._cs = cs
        self._reset = reset
        if reset is not None:
            world.levels.setdefault(reset, 1)
            world.watchers[reset] = self._edge

    def write(self, data: bytes) -> None:
        if self._levels.get(self._cs, 1) or self._held():
            return
        if self._levels.get(self._dc, 1):
            self._chip.data(data)
        else:
            self._chip.commands(data)

    def read(self, count: int) -> bytes:
        """No display of these has a wire back."""
        return bytes(count)

    def _held(self) -> bool:
        return self._reset is not None and not self._levels[self._reset]

    def _edge(self) -> None:
        if self._held():
            self._chip.reset()
