"""What sings, put together when there is first something to hear; then forgotten."""

import sys

from miaou.core.sound import Sound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.handheld import Handheld


def add_sound(handheld: "Handheld") -> None:
    """A piezo, or a lamp in its place, as a part of the loop."""
    voice: Any = None
    if hasattr(handheld.board, "BUZZER"):
        from miaou.drivers.buzzer import Buzzer

        voice = Buzzer(handheld.board.BUZZER)
    elif hasattr(handheld.board, "LAMP"):
        from miaou.drivers.lamp import Lamp

        voice = Lamp(*handheld.board.LAMP)
    handheld.sound = Sound(voice)
    handheld.sound.volume = handheld.volume
    handheld.loop.parts.append(handheld.sound)
    del sys.modules[__name__]
    del sys.modules["miaou"].voice
