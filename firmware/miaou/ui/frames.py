"""A frame cache: whole pictures of a one-bit panel that may come again, as an undo's or a menu's.

The canvas asks for one where a frame begins with another part than the last one did. What it gets
is as good as the last: what that drew alike is not painted.
"""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Part
    from miaou.ui.mono import MonoCanvas

_MANY = const(6)  # frames: as many as a die has pictures
_FEW = const(2)  # parts that are painted as soon as they are found


class Frames:
    """Parts and pixels of frames, the latest last."""

    def __init__(self, pixels: bytearray) -> None:
        self._pixels = pixels  # of the panel
        size = len(pixels)
        room = memoryview(bytearray(_MANY * size))  # at once: no key is to take memory for it
        self._kept: list[tuple[list[Part], memoryview]] = [
            ([], room[at : at + size]) for at in range(0, _MANY * size, size)
        ]

    def find(self, canvas: "MonoCanvas", part: "Part") -> bool:
        """Whether there is one with the same parts until now and this one next: it is shown."""
        parts, at = canvas._parts, canvas._count
        if len(parts) > _FEW and not canvas._dirty:
            self._keep(parts)
        for known, pixels in reversed(self._kept):
            if at < len(known) and known[at] == part and known[:at] == parts[:at]:
                parts[:] = known
                self._pixels[:] = pixels
                canvas._dirty.clear()
                return True
        return False

    def _keep(self, parts: "list[Part]") -> None:
        """The frame that goes, in the place of the oldest."""
        kept = self._kept
        for at in range(_MANY):
            if kept[at][0] == parts:
                kept.append(kept.pop(at))
                return
        oldest = kept.pop(0)
        oldest[0][:] = parts
        oldest[1][:] = self._pixels
        kept.append(oldest)
