"""Applies the settings: the parts as the owner has chosen, turned round, loud, bright, patient."""

from miaou.core.key_names import NAMES
from miaou.core.keys import BACK, DOWN, LEFT, OK, RIGHT, UP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.device.handheld import Handheld


def arrange(handheld: "Handheld") -> None:
    chosen = handheld.settings
    flipped = chosen.get("flip") == "yes"
    handheld.panel.flipped = flipped
    handheld.panel.contrast = handheld.contrast = 51 * chosen.number("brightness", 4, 1, 5)
    _hold(handheld, flipped, chosen.get("hand") == "yes")
    if handheld.keys.shake:
        _set_shake(handheld.keys.shake, chosen.get("shake"))
    handheld.volume = {"off": 0, "loud": 2}.get(chosen.get("sound"), 1)
    if handheld.sound:
        handheld.sound.volume = handheld.volume
    never = chosen.get("sleep") == "never"
    handheld.power.patience = 0 if never else 60000 * chosen.number("sleep", 2, 1, 10)


def _set_shake(shake: "Any", how: str) -> None:
    """Off, or how hard to shake it."""
    levels = ("off", "gentle", "normal", "hard")
    level = levels.index(how) if how in levels else 2
    try:
        if level:
            shake.chip.sensitivity(level)
        else:
            shake.chip.sleep()
    except OSError:
        return  # a chip that has come loose feels nothing, at any setting


def _hold(handheld: "Handheld", flipped: bool, left_handed: bool) -> None:
    """Gives the buttons their meanings for the way the device is held."""
    held = [_described(*key) for key in handheld.board.KEYS]
    if flipped and len(held) == 2:
        held = [held[1], held[0]]
        flipped = False
    for key, (short, long) in zip(handheld.keys.keys, held):
        key.short = _meaning(short, flipped, left_handed)
        key.long = _meaning(long, flipped, left_handed)


def _described(name: str, _pin: int, held: str = "") -> tuple[int, int]:
    """What a press means, and a long one, where buttons are few."""
    return NAMES.index(name), NAMES.index(held)


def _meaning(key: int, flipped: bool, left_handed: bool) -> int:
    if flipped and key in (UP, DOWN, LEFT, RIGHT):
        return (DOWN, UP, RIGHT, LEFT)[key - 1]
    if left_handed and key in (OK, BACK):
        return BACK if key == OK else OK
    return key
