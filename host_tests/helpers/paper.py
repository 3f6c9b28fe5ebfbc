"""A panel of any size that shows the canvas as it is: to see whether screens fit it, quickly."""

from framebuf import MONO_HLSB, MONO_VLSB, FrameBuffer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from tools.virtual.world import World


class Paper:
    """The driver and its chip in one; `flushed` is told of every picture that is shown."""

    format = MONO_VLSB
    where = "paper"
    contrast = 0xCF
    flipped = False
    dark = False
    shift = (0, 0)

    def __init__(self, width: int, height: int, flushed: "Callable[[], None]") -> None:
        self.width = width
        self.height = height
        self.buffer = bytearray((height + 7) // 8 * width)
        self.start = self.flush = flushed

    def write(self, data: bytes) -> None:
        raise OSError("Nothing is sent to paper.")

    def shown(self) -> bytes:
        return bytes(self.buffer)

    def picture(self) -> bytes:
        """Rows of bits, the leftmost pixel highest; a width that is no eight is filled up."""
        across = (self.width + 7) // 8
        rows = bytearray(across * self.height)
        drawn = FrameBuffer(self.buffer, self.width, self.height, self.format)
        FrameBuffer(rows, 8 * across, self.height, MONO_HLSB).blit(drawn, 0, 0)
        return bytes(rows)


class FinePaper(Paper):
    """As a colour panel has it: a canvas of units, which paints when it is asked."""

    scale = 2

    def __init__(
        self,
        glass: "tuple[int, int]",
        inset: "tuple[int, int, int, int]" = (0, 0, 0, 0),
        flushed: "Callable[[], None]" = lambda: None,
    ) -> None:
        left, top, right, bottom = inset
        self.glass = glass
        self.inset = (left, top)
        super().__init__((glass[0] - left - right) // 2, (glass[1] - top - bottom) // 2, flushed)
        self.canvas: Any = None
        self.tile = memoryview(bytearray(2 * glass[0] * glass[1]))
        self._flushed = flushed
        self.start = self.flush = self._paint

    def _paint(self) -> None:
        """All of it, in every frame."""
        self.canvas.dirty.clear()
        self.canvas.paint(self.tile, (0, 0) + self.glass)
        self._flushed()

    def wake(self, _now: "Any") -> int:
        return -1


class Unseen:
    """A framebuffer for those who only want to know what is drawn where: it stays blank."""

    def __init__(self, *_laid_out: "Any") -> None:
        self.fill = self.fill_rect = self.rect = self.hline = self.vline = _nothing
        self.line = self.ellipse = self.poly = self.blit = self.pixel = _nothing


def _nothing(*_drawn: "Any") -> int:
    return 0


class PaperBoard:
    """A board with such a panel and the most usual keys."""

    NAME = "Paper"
    PORT = "virtual"
    KEYS = (("UP", 2), ("DOWN", 3), ("OK", 6), ("BACK", 7))
    TIMER = -1

    def __init__(self, paper: Paper) -> None:
        self.PANEL: dict[str, Any] = {
            "chip": "paper",
            "width": paper.width,
            "height": paper.height,
            "paper": paper,
        }

    def wire(self, _world: "World", wired: "dict[str, Any]") -> Paper:
        """To stand in for `wire_panel`: the chip, which the driver is to be as well."""
        return panel(wired, None)


def panel(wired: "dict[str, Any]", _i2c: "Any") -> Paper:
    """As any driver module has it."""
    paper: Paper = wired["paper"]
    return paper
