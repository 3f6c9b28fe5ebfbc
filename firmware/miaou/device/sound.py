"""The sound of a board, made when there is first something to hear."""

from miaou.core.sound import Sound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def make_sound(board: "Any") -> Sound:
    """A piezo's, or a lamp's in its place; a board that has neither is silent."""
    if hasattr(board, "BUZZER"):
        from miaou.drivers.buzzer import Buzzer

        return Sound(Buzzer(board.BUZZER))
    if hasattr(board, "LAMP"):
        from miaou.drivers.lamp import Lamp

        return Sound(Lamp(*board.LAMP))
    return Sound(None)
