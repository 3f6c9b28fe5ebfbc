"""What the owner has chosen, kept as a journal: the last word on each setting counts."""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.core.journal import Journal

_MANY = const(60)  # events after which the journal is written anew
_NAME = "settings"


class Settings:
    """Holds values alone: the journal need not stay open until something else is chosen."""

    def __init__(self, journal: "Callable[[str], Journal]") -> None:
        self._journal = journal
        self._values: dict[str, str] = {}
        for event in journal(_NAME).events():
            if len(event) == 2:
                self._values[event[0]] = event[1]

    def get(self, name: str, default: str = "") -> str:
        return self._values.get(name, default)

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """A whole number within its limits; a value that is none, or outside, is the default."""
        from miaou.core.files import number  # which comes and goes with journals

        value = number(self.get(name))
        return value if least <= value <= most else default

    def set(self, name: str, value: str, later: bool = False) -> None:
        """Keeps the value; setting what is set already writes nothing."""
        if self._values.get(name) == value:
            return
        self._values[name] = value
        journal = self._journal(_NAME)
        if len(journal) < _MANY:
            journal.append(name, value, later=later)
        else:
            journal.restart(*self._values.items())
