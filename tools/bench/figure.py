"""A row of `tools bench`: something counted, and its budget."""

from typing import NamedTuple


class Figure(NamedTuple):
    """Something counted, and the most it may be (None where there is no budget)."""

    name: str
    value: int
    unit: str
    most: int | None = None

    @property
    def kept(self) -> bool:
        return self.most is None or self.value <= self.most
