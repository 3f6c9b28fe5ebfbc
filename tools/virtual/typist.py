"""A keyboard for the virtual handheld: for a name, a letter is the keys that choose it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Press = Callable[[int], None]


def type_letter(handheld: "Any", letter: str, now: int) -> None:
    """As if somebody pressed all those keys at this moment; elsewhere a letter says nothing."""
    if not is_asked(handheld):
        return
    screen = handheld.door.stack[-1]
    if not handheld.pressed(now):
        _write(screen, letter, lambda key: handheld.door.answer(screen.key(key)))
    handheld.loop.stale = True
    handheld.loop.turn(now)


def is_asked(handheld: "Any") -> bool:
    """Whether it is a name that the screen wants."""
    screen = handheld.door.stack[-1]
    return hasattr(screen, "choices") and hasattr(screen, "inside")


def _write(screen: "Any", letter: str, press: "Press") -> None:
    """The letter, then its accent; at the end the check mark is chosen, for Enter."""
    from miaou.core.keys import BACK, OK
    from miaou.screens.players.name import DONE, accented, fresh

    if screen.inside >= 0:
        press(BACK)
    plain, turns = _taken_apart(letter)
    wanted = plain.upper() if fresh(screen.name) else plain.lower()
    first = 0 if fresh(screen.name) else 1 + len(accented(screen.name[-1]))
    _choose(screen, wanted, first, press)
    for _turn in range(turns):
        _go(screen, 1, press)
        press(OK)
    if screen.choices[0] == DONE:
        _go(screen, 0, press)


def _choose(screen: "Any", letter: str, first: int, press: "Press") -> None:
    """From the first choice that is a new letter on; a group is gone into."""
    from miaou.core.keys import DOWN, OK

    for at in range(first, len(screen.choices)):
        group = screen.choices[at]
        if letter in group:
            _go(screen, at, press)
            press(OK)
            if len(group) > 1:
                for _step in range(group.index(letter)):
                    press(DOWN)
                press(OK)
            return


def _go(screen: "Any", at: int, press: "Press") -> None:
    from miaou.core.keys import DOWN

    for _step in range(len(screen.choices)):
        if screen.at != at:
            press(DOWN)


def _taken_apart(letter: str) -> tuple[str, int]:
    """A letter without its accent, and how often it turns into the next one."""
    from miaou.screens.players.name import ACCENTS

    for row in ACCENTS.split():
        if letter in row:
            return row[0], row.index(letter)
    return letter, 0
