"""What commands say to the person at the terminal."""

import functools
import sys
from collections.abc import Callable

from tools.firmware import Refused

Command = Callable[[list[str]], int]


def refusals(command: Command) -> Command:
    """A command whose refusals are told in their sentences, with exit code 2."""

    @functools.wraps(command)
    def telling(argv: list[str]) -> int:
        try:
            return command(argv)
        except Refused as reason:
            print(reason, file=sys.stderr)
            return 2

    return telling


def counted(count: int, one: str, many: str = "") -> str:
    """`1 file`, `2 files`; `many` where that is more than an s."""
    return f"{count:,} {one if count == 1 else many or one + 's'}"
