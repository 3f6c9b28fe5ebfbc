"""What the owner has chosen, kept as a journal: the last word on each setting counts."""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.journal import Journal

MANY = const(60)  # events after which the journal is written anew with the present values


class Settings:
    def __init__(self, journal: "Journal") -> None:
        self._journal = journal
        self._values: dict[str, str] = {}
        for event in journal.events():
            if len(event) == 2:
                self._values[event[0]] = event[1]

    def get(self, name: str, default: str = "") -> str:
        return self._values.get(name, default)

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """A whole number within its limits; a value that is none, or outside, is the default."""
        value = self.get(name)
        return int(value) if value.isdigit() and least <= int(value) <= most else default

    def set(self, name: str, value: str) -> None:
        """Keeps the value; setting what is set already writes nothing."""
        if self._values.get(name) == value:
            return
        self._values[name] = value
        if len(self._journal) < MANY:
            self._journal.append(name, value)
        else:
            self._journal.restart(*self._values.items())
