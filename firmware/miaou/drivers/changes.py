"""Dirty runs: what of a picture differs from what its panel shows, found without a look at all."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Bytes = bytearray | memoryview


def each_run(
    new: "Bytes", old: "Bytes", start: int, end: int, gap: int, send: "Callable[[int, int], None]"
) -> None:
    """Calls `send` with start and end of every run that differs; there is one at least. Runs with
    at most so many bytes between them are one."""
    while new[start] == old[start]:
        start += 1
    while new[end - 1] == old[end - 1]:
        end -= 1
    at = start + gap + 1
    while at < end:
        if new[at] == old[at]:  # one look falls into any gap that is longer
            left = at
            while new[left - 1] == old[left - 1]:
                left -= 1
            while new[at] == old[at]:
                at += 1
            if at - left > gap:
                send(start, left)
                start = at
        at += gap + 1
    send(start, end)
