"""The front of the board as its file draws it in FACE: the glass and the keys as they lie there."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    Box = tuple[int, int, int, int]  # columns and rows: left, top, right, bottom

GLASS = "#"

# The archive of a board has its FACE here, and not in board.py, which stays in memory.
KEPT = ()


def face(board: "Any") -> "Sequence[str]":
    """Rows of cells: # is glass, a figure the key that has this place in KEYS. A board without a
    FACE has a row of keys below its glass."""
    rows: Sequence[str] = getattr(board, "FACE", ())
    if rows:
        return rows
    count, shown = len(board.KEYS), "".join(KEPT)
    if str(count - 1) in shown and str(count) not in shown:
        return KEPT
    keys = ("  " if count == 2 else "").join([str(at) for at in range(count)])
    glass = GLASS * len(keys)
    return glass, glass, keys


def cells(rows: "Sequence[str]", sign: str) -> "Box":
    """The box of all cells that have this sign; an empty one where there is none."""
    down = [at for at, row in enumerate(rows) if sign in row]
    if not down:
        return 0, 0, 0, 0
    row = rows[down[0]]
    return row.find(sign), down[0], row.rfind(sign) + 1, down[-1] + 1
