"""How the points of a game are shown, and their average: a race has a time, the less the better."""

from miaou.lang import _


def shown(app: str, points: "int | None") -> str:
    """As a history keeps them; nothing where nobody knows."""
    if points is None:
        return ""
    return _clock(-points) if app == "fish_race" else str(points)


def average(app: str, total: int, count: int) -> str:
    """With one decimal, rounded; of times, to a tenth of a second."""
    if app == "fish_race":
        return _clock((-2 * total + count) // (2 * count))
    tenths = (20 * abs(total) + count) // (2 * count)
    sign = "-" if total < 0 and tenths else ""
    return sign + _("{}.{}").format(tenths // 10, tenths % 10)


def _clock(tenths: int) -> str:
    return f"{tenths // 600}:{tenths // 10 % 60:02}.{tenths % 10}"
