"""The games themselves, pure: no clock, no chance, no display, no files."""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_LONGEST = const(9)  # digits


def digits(word: str) -> bool:
    """Whether the word is a number as Miaou writes them; `isdigit` is true of ² as well."""
    return 0 < len(word) <= _LONGEST and min(word) >= "0" and max(word) <= "9"


def distinct(names: "Sequence[str]") -> None:
    """Refuses a table at which two have one name."""
    if len(set(names)) != len(names):
        raise ValueError("Two players cannot have the same name.")


def renamed(names: list[str], seat: int, name: str) -> list[str]:
    """The same seats, and another name at one: a cat of "just play" that is somebody now."""
    names = names[:seat] + [name] + names[seat + 1 :]
    distinct(names)
    return names
