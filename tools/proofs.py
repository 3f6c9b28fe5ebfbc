"""Count the tests again, in the table of docs/proofs.md: what is tested where."""

import argparse
import re
import subprocess
import sys
import time

from tools import setup
from tools.firmware import ROOT, Refused
from tools.told import refusals

PAGE = ROOT / "docs" / "proofs.md"
ROW = re.compile(r"^(\|.*\| )(`host_tests/[^|]*)( \| \**)\d+(\** \|)$", re.MULTILINE)
PLACE = re.compile(r"`([^`]+)`")
DATE = re.compile(r"(?<=Counted on )\d{4}-\d\d-\d\d")


@refusals
def main(argv: list[str]) -> int:
    """`python3 -m tools proofs`"""
    parser = argparse.ArgumentParser(prog="python3 -m tools proofs", description=__doc__)
    parser.parse_args(argv)
    setup.need(*setup.EVERYTHING)
    text = renewed(PAGE.read_text(encoding="utf-8"), collected())
    PAGE.write_text(DATE.sub(time.strftime("%Y-%m-%d"), text), encoding="utf-8", newline="\n")
    print(f"{PAGE.relative_to(ROOT)} is renewed.")
    return 0


def collected() -> dict[str, int]:
    """How many tests pytest finds in each file."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-qq", "-p", "no:cacheprovider"]
    found = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8")
    if found.returncode != 0:
        raise Refused(f"pytest cannot collect the tests:{found.stdout.partition(' ERRORS ')[2]}")
    counts = re.findall(r"^(host_tests/\S+\.py): (\d+)$", found.stdout, re.MULTILINE)
    return {path: int(count) for path, count in counts}


def renewed(text: str, counts: dict[str, int]) -> str:
    """The table with these counts; a file counts where it is named best, and in the last row."""
    rows = [PLACE.findall(row[1]) for row in ROW.findall(text)]
    found = dict.fromkeys(range(len(rows)), 0)
    found[len(rows) - 1] = sum(counts.values())
    for path, count in counts.items():
        found[_row(path, rows[:-1])] += count
    numbers = iter(found.values())
    return ROW.sub(lambda row: f"{row[1]}{row[2]}{row[3]}{next(numbers)}{row[4]}", text)


def _row(path: str, rows: list[list[str]]) -> int:
    """Which one has the longest of its names."""
    fitting = [
        (len(place), row)
        for row, places in enumerate(rows)
        for place in places
        if path.startswith(place)
    ]
    if not fitting:
        raise Refused(f"docs/proofs.md has no row for {path}.")
    return max(fitting)[1]
