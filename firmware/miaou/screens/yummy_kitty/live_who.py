"""One of the players, named by the table."""

from miaou.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any


class WhichPlayer(Menu):
    """`done` is called with the seat, and answers as a screen's `key` does.

    A line may explain the question; `before` the players there may be the answer that names none,
    with the seat -1.
    """

    def __init__(
        self,
        title: str,
        names: "Sequence[str]",
        seats: "Sequence[int]",
        done: "Callable[[int], Any]",
        line: str = "",
        before: str = "",
    ) -> None:
        self._seats = ([-1] if before else []) + list(seats)
        self._done = done
        words = [names[seat] if seat >= 0 else before for seat in self._seats]
        explained = (line,) if line else ()
        super().__init__(title, [(word, self._named) + explained for word in words])

    def _named(self) -> "Any":
        return self._done(self._seats[self.at])
