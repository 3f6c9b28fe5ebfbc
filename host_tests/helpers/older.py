"""A Miaou from before, for a board to be brought up to date."""

from tools import archive, build
from tools.archive.compiling import compiled
from tools.archive.flat_names import path
from tools.chip import disk


def older(board: str) -> disk.Files:
    """The archive of a Miaou in which one module was different."""
    held = build.modules(board)
    held[path("miaou.ui.menu")] = held[path("miaou.ui.choices")]
    packed = archive.pack(held, lambda head: compiled(head, "miaou"))
    return {archive.NAME: packed}
