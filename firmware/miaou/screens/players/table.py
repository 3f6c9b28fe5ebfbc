"""What every game asks first: who plays, and where they sit."""

from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.ui.screen import Answer

    Named = Callable[[list[str]], Answer | None]


def ask_table(how: "Callable[..., Answer]", most: int, done: "Named") -> "Answer":
    """What every game asks first: who plays, then where they sit; `done` is told the names."""

    def picked(names: "list[str]") -> "Answer":
        return instead("players.seats.Seats", names, done)

    return how("players.pick.Pick", 2, most, picked)
