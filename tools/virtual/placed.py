"""A board where somebody uses it: whose language that person reads, and how its keys lie there."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


class Placed:
    """All that a board's file says, and what is true here alone."""

    def __init__(self, board: "Any", language: str, face: "Sequence[str]" = ()) -> None:
        for name in dir(board):
            if not name.startswith("_"):
                setattr(self, name, getattr(board, name))
        self.LANGUAGE = language
        if face:
            self.FACE = tuple(face)
