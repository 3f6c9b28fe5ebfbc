"""The games themselves, pure: no clock, no chance, no display, no files."""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_LONGEST = const(9)  # digits


def digits(word: str) -> bool:
    """Whether the word is a number of up to nine digits; `isdigit` would accept ² as well."""
    return 0 < len(word) <= _LONGEST and min(word) >= "0" and max(word) <= "9"


def distinct(names: "Sequence[str]") -> None:
    """Refuses a table where two players have the same name."""
    if len(set(names)) != len(names):
        raise ValueError("Two players cannot have the same name.")


def renamed(names: list[str], seat: int, name: str) -> list[str]:
    """The names with another one at this seat: a player without a name has been given one."""
    names = names[:seat] + [name] + names[seat + 1 :]
    distinct(names)
    return names
