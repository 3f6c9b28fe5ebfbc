"""A Miaou from before, for a board to be brought up to date."""

from tools import archive, build
from tools.chip import disk


def older(board: str) -> disk.Files:
    """The archive of a Miaou in which one module was different."""
    held = build.modules(board)
    held["miaou/ui/menu.mpy"] = held["miaou/ui/choices.mpy"]
    packed = archive.pack(held, lambda head: build.compiled(head, "miaou"))
    return {archive.NAME: packed}
