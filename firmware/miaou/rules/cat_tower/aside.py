"""Rare events of a match, loaded when they come: a miscounted hand, other players, an early end."""

from miaou.rules.cat_tower.die import number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.rules.cat_tower.table import Table


def set_right(table: "Table", seat: int, count: str) -> None:
    """Corrects a miscounted hand: cards too many go to the box, cards too few come from it, or else
    from the tower. After the round the points are corrected, too."""
    over = table.task in ("round", "over")
    had = table.hands[seat]
    if over and not had:
        raise ValueError("Take the last step back first: this hand is empty.")
    has = number(count, int(over), had + table.box + table.tower)
    table.hands[seat] = has
    table.box += had - has
    if table.box < 0:
        table.tower += table.box
        table.box = 0
    if over:
        table.points[seat] += had - has
    elif not table.finished():
        table.to_stack = min(table.to_stack, table.hands[table.owner])


def stop(table: "Table", what: str) -> None:
    """Ends the match. With `hands` the round under way counts, as the cards are now; with `rounds`
    only whole rounds do."""
    if what not in ("hands", "rounds"):
        raise ValueError("Say whether the round under way counts.")
    if table.task != "round":
        if what == "hands":
            table.count()
        else:
            table.box += sum(table.hands)
            table.hands = [0] * len(table.hands)
    table.task = "over"


def change(table: "Table", names: "Sequence[str]") -> None:
    """Changes the players between rounds. Newcomers begin with the fewest points at the table."""
    before = table.names
    fewest = min(table.points)
    at = [before.index(name) if name in before else -1 for name in names]
    table.first = _moved(before[table.first :] + before[: table.first], names)
    table.won = at.index(table.won) if table.won >= 0 and table.won in at else -1
    table.hands = [table.hands[seat] if seat >= 0 else 0 for seat in at]
    table.points = [table.points[seat] if seat >= 0 else fewest for seat in at]


def _moved(order: "Sequence[str]", names: "Sequence[str]") -> int:
    """The new seat of the first in this order who still plays."""
    for name in order:
        if name in names:
            return names.index(name)
    return 0
