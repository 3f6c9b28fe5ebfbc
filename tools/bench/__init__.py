"""What Miaou costs on real MicroPython, from the very `.mpy` files that go onto a board.

Counts in WebAssembly: heap, allocations, bytes on the bus, wake-ups; milliseconds on the true chip.
"""

import argparse
import itertools
from pathlib import Path

from tools import firmware, setup
from tools.told import refusals


@refusals
def main(argv: list[str]) -> int:
    """`python3 -m tools bench [--chip] [--uf2 FILE] [--profile boot|open|key] [--docs]`"""
    parser = argparse.ArgumentParser(prog="python3 -m tools bench", description=__doc__)
    parser.add_argument("--chip", action="store_true", help="the true chip alone")
    parser.add_argument("--uf2", type=Path, help="another MicroPython for the chip")
    parser.add_argument("--profile", choices=("boot", "open", "key"), help="where its cycles go")
    parser.add_argument("--docs", action="store_true", help="write it into docs/performance.md")
    asked = parser.parse_args(argv)
    firmware.boards()  # refused at once, rather than when all the others are measured
    if asked.chip or asked.profile:
        setup.need("device", "images", "chip")
        return _on_chip(asked)
    setup.need("device", "images", "page", "chip", "browser")
    kept = _everywhere_else(asked.docs)
    _on_chip(asked)
    return 0 if kept else 1


def _on_chip(asked: argparse.Namespace) -> int:
    from tools.chip import profile, table, timings

    if asked.profile:
        return profile.main(asked.profile, asked.uf2)
    rows = [*table.tell(timings.measure(asked.uf2))]
    if asked.docs:
        from tools.bench import report

        report.write(chip=rows)
    return 0


def _everywhere_else(docs: bool) -> bool:
    from tools.bench import on_micropython, report, visit, wear
    from tools.chip.table import Row

    kept = True
    rows = []
    for figure in itertools.chain(
        on_micropython.measure(), on_micropython.boards(), wear.measure(), visit.measure()
    ):
        limit = "" if figure.most is None else f"at most {figure.most:,}"
        verdict = "" if figure.kept else "  OVER BUDGET"
        print(f"{figure.name:44}{figure.value:10,} {figure.unit:8}{limit}{verdict}", flush=True)
        kept &= figure.kept
        rows.append(Row(figure.name, figure.value, figure.unit, figure.most))
    if docs:
        report.write(counts=rows)
    return kept
