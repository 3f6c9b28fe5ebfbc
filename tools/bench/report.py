"""The tables of docs/performance.md, written anew from what was just measured."""

import re
import time
from collections.abc import Iterable

from tools.chip.table import Row, figure
from tools.firmware import ROOT

PAGE = ROOT / "docs" / "performance.md"
DATE = re.compile(r"(?<=Measured on )\d{4}-\d\d-\d\d")


def write(**tables: Iterable[Row]) -> None:
    """Each table by the name in its comment; the page tells the day of its last one."""
    text = PAGE.read_text(encoding="utf-8")
    for name, rows in tables.items():
        text = renewed(text, name, rows)
    text = DATE.sub(time.strftime("%Y-%m-%d"), text)
    PAGE.write_text(text, encoding="utf-8", newline="\n")


def renewed(text: str, name: str, rows: Iterable[Row]) -> str:
    """With these rows in the table that follows `<!-- name -->`."""
    lines = [
        f"| {row.name} | {row.budget} | {figure(row.value)} {row.unit} | {row.verdict} |"
        for row in rows
    ]
    head = f"<!-- {name} -->\n| | budget | figure | |\n|---|---:|---:|---|\n"
    found = re.compile(rf"<!-- {name} -->\n(?:\|.*\n)*")
    return found.sub(lambda _old: head + "".join(line + "\n" for line in lines), text)
