"""The games themselves, pure: no clock, no chance, no display, no files."""

from micropython import const

_LONGEST = const(9)  # digits


def digits(word: str) -> bool:
    """Whether the word is a number as Miaou writes them; `isdigit` is true of ² as well."""
    return 0 < len(word) <= _LONGEST and min(word) >= "0" and max(word) <= "9"


def distinct(names: "tuple[str, ...]") -> None:
    """Refuses a table at which two have one name."""
    if len(set(names)) != len(names):
        raise ValueError("Two players cannot have the same name.")
