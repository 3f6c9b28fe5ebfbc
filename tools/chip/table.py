"""Rows of what was measured, with budget and verdict."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple


class Row(NamedTuple):
    """Something measured, and the most (or, for `least`, the fewest) that it may be."""

    name: str
    value: float
    unit: str
    most: float | None = None
    least: float | None = None

    @property
    def verdict(self) -> str:
        if self.most is None and self.least is None:
            return ""
        low = self.least is not None and self.value < self.least
        return "OVER" if low or (self.most is not None and self.value > self.most) else "kept"

    @property
    def budget(self) -> str:
        if self.least is not None:
            return f"≥ {figure(self.least)}"
        return "" if self.most is None else f"≤ {figure(self.most)}"


def figure(value: float) -> str:
    """Four digits, or all of a number that has more before its point."""
    return f"{value:,.0f}" if value >= 10_000 else f"{value:,.4g}"


def tell(rows: Iterable[Row]) -> Iterator[Row]:
    """Prints each as it is known, and passes it on."""
    print(f"\n{'on the true chip':46}{'budget':>10}{'figure':>10} unit")
    for row in rows:
        measured = f"{figure(row.value):>10} {row.unit:8}{row.verdict}"
        print(f"{row.name:46}{row.budget:>10}{measured}", flush=True)
        yield row
