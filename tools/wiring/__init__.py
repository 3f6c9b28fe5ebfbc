"""The wiring guide: a page and a diagram for every board, made from nothing but its file."""

import argparse
from pathlib import Path

from tools import firmware
from tools.told import refusals
from tools.wiring import pages
from tools.wiring.drawing import drawn

OUT = firmware.BOARDS / "wiring"


@refusals
def main(argv: list[str]) -> int:
    """`python3 -m tools wiring [--out FOLDER]`"""
    parser = argparse.ArgumentParser(prog="python3 -m tools wiring", description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT, help="instead of boards/wiring")
    out = parser.parse_args(argv).out
    out.mkdir(parents=True, exist_ok=True)
    wanted = files()
    for stale in out.iterdir():
        if stale.suffix in (".md", ".svg") and stale.name not in wanted:
            stale.unlink()
    for name, content in wanted.items():
        (out / name).write_bytes(content.encode())
    print(f"{out}: {len(wanted)} files")
    return 0


def files() -> dict[str, str]:
    """Every file of the guide by its name; a simulator is wired to nothing."""
    every = firmware.boards().items()
    boards = {name: board for name, board in every if board.PORT != "virtual"}
    made = {"README.md": pages.contents(boards)}
    for name, board in boards.items():
        made[f"{name}.md"] = pages.page(name, board)
        made[f"{name}.svg"] = drawn(board)
    return made
