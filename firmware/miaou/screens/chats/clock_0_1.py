"""The clock as 0.1 has saved it: a file of one line."""

from miaou.core import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def saved(path: str) -> "Sequence[str]":
    try:
        with open(path, "rb") as file:
            return files.checked(file.read(files.LONGEST)) or ()
    except OSError:
        return ()
