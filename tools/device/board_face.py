"""What is wrong with FACE, a board's drawing of its own front: rows of cells, # for the glass, a
figure for the key that has this place in KEYS."""

from collections.abc import Iterator
from types import ModuleType

GLASS = "#"
FIGURES = "0123456789"


def wrong(board: ModuleType) -> Iterator[str]:
    if not hasattr(board, "FACE"):
        return
    rows: tuple[str, ...] = board.FACE
    cells = "".join(rows)
    if len(set(map(len, rows))) > 1:
        yield "the rows of FACE are not equally long."
        return
    for sign in sorted(set(cells) - {" ", GLASS, *FIGURES}):
        yield f"FACE has a {sign!r}; there are: # for the glass, figures for keys, and blanks."
    if GLASS not in cells:
        yield "FACE has no glass: draw it with #."
    for at, key in enumerate(board.KEYS):
        if str(at) not in cells:
            yield f"FACE does not show the key {at}, {key[0]}, counted from 0 as in KEYS."
    for figure in FIGURES[len(board.KEYS) :]:
        if figure in cells:
            yield f"FACE shows a key {figure}; KEYS has {len(board.KEYS)}, counted from 0."
    for sign in (GLASS, *FIGURES):
        if sign in cells and not _is_box(rows, sign):
            yield f"the cells of {sign} in FACE are no rectangle."


def _is_box(rows: tuple[str, ...], sign: str) -> bool:
    """Whether they fill the smallest box around them."""
    high = [row for row in rows if sign in row]
    left, right = min(row.index(sign) for row in high), max(row.rindex(sign) for row in high)
    first = rows.index(high[0])
    return all(row[left : right + 1] == sign * (right + 1 - left) for row in high) and all(
        sign in row for row in rows[first : first + len(high)]
    )
