"""Finished games of a board, or of a folder of saves, for other programs: docs/export.md."""

import argparse
import contextlib
import json
import re
import shutil
import sys
import tempfile
from pathlib import Path

from tools import firmware, setup
from tools.device import remote, saves
from tools.firmware import Refused
from tools.told import refusals

DATE = re.compile(r"\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?")


@refusals
def main(argv: list[str]) -> int:
    """`python3 -m tools saves export --csv|--json|--bgstats [FOLDER] [--port PORT] …`"""
    parser = argparse.ArgumentParser(prog="python3 -m tools saves export", description=__doc__)
    kinds = parser.add_mutually_exclusive_group(required=True)
    for kind, what in (("csv", "a table"), ("json", "everything"), ("bgstats", "import links")):
        kinds.add_argument(f"--{kind}", action="store_const", const=kind, dest="kind", help=what)
    parser.add_argument("folder", type=Path, nargs="?", help="of `saves pull`; else the board")
    parser.add_argument("--port", help="where it is plugged in, such as /dev/ttyACM0 or COM3")
    parser.add_argument("--date", default="", help="of these games, for BG Stats: 2026-11-18")
    parser.add_argument("--out", type=Path, metavar="FILE", help="instead of the terminal")
    asked = parser.parse_args(argv)
    if asked.date and not DATE.fullmatch(asked.date):
        raise Refused(f"{asked.date!r} is no date such as 2026-11-18.")
    told = export(_folder(asked.folder, asked.port), asked.kind, asked.date)
    if asked.out:
        asked.out.write_bytes(told.encode())
    else:
        sys.stdout.write(told)
    return 0


def export(folder: Path, kind: str, date: str = "") -> str:
    """From a copy: whatever is wrong with a journal, the games themselves stay as they are."""
    firmware.plug_in()
    from miaou.core.journal import Journal
    from tools.playing import finished

    with tempfile.TemporaryDirectory() as copy, contextlib.chdir(copy):
        shutil.copytree(folder, "saves")
        data = finished.exported(lambda name: Journal(f"saves/{name}"))
    if kind == "csv":
        return finished.csv(data)
    if kind == "bgstats":
        return finished.bg_stats(data, date)
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _folder(folder: Path | None, port: str | None) -> Path:
    if folder is None:
        setup.need("device")
        folder = Path(tempfile.mkdtemp(), "games")
        print(saves.pull(folder / "saves", remote.choose(port)), file=sys.stderr)
    found = folder / "saves"
    if not found.is_dir():
        raise Refused(f"There are no saved games in {folder}: no folder {found}.")
    return found.resolve()
