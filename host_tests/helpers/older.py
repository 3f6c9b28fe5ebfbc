"""A Miaou from before, for a board to be brought up to date."""

from tools import archive, build
from tools.chip import disk
from tools.flat_names import path


def older(board: str) -> disk.Files:
    """The archive of a Miaou in which one module was different."""
    held = build.modules(board)
    held[path("miaou.ui.menu")] = held[path("miaou.ui.choices")]
    packed = archive.pack(held, lambda head: build.compiled(head, "miaou"))
    return {archive.NAME: packed}
