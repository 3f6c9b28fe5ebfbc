"""Set-up by need: a command gets what it asks for into .venv, and no more, then goes on there.

Importing a command's module takes nothing but the standard library, so that `--help` and a wrong
option answer at once; `need` comes after the options are read, other packages' imports after it.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from tools.setup.chromium import chromium
from tools.setup.node import PYTHON, Missing
from tools.setup.parts import EVERYTHING, TYPINGS, families, steps
from tools.setup.step import VENV, Step, carry_out

__all__ = ["EVERYTHING", "TYPINGS", "Missing", "chromium", "ensure", "families", "need"]


def need(*parts: str, otherwise: str = "") -> None:
    """Go on with these parts at hand: install what is missing, then run the command in .venv."""
    if not ensure(*parts):
        sys.exit(otherwise or 1)
    if Path(sys.prefix).resolve() == VENV:
        return
    again = [str(PYTHON), "-m", "tools", *sys.argv[1:]]
    if os.name == "nt":  # where exec hands the prompt back before the command has ended
        sys.exit(subprocess.call(again))
    sys.stdout.flush()
    os.execv(again[0], again)


def ensure(*parts: str) -> bool:
    """Do what is not done yet; a step that cannot be done is told, and ends it."""
    if VENV.is_symlink():  # making it anew would empty whatever it points to
        print(f"{VENV} is a link to somewhere else. Remove it, then run the same command again.")
        return False
    todo = _todo(steps(*parts))
    if todo:
        coming = ", ".join(f"{step.name} ({step.megabytes} MB)" for step in todo)
        print(f"What this needs comes first, once, into this folder: {coming}.", flush=True)
    return all(
        carry_out(step, f"setup {number}/{len(todo)}: {step.name}")
        for number, step in enumerate(todo, start=1)
    )


def _todo(wanted: list[Step]) -> list[Step]:
    """A new environment is an empty one: all the other steps come after it."""
    environment = wanted[0]
    return [step for step in wanted if not (environment.is_done() and step.is_done())]


def main(argv: list[str]) -> int:
    """`python3 -m tools setup [--renew]`"""
    parser = argparse.ArgumentParser(prog="python3 -m tools setup", description=__doc__)
    parser.add_argument(
        "--renew", action="store_true", help="look for newer packages, and pin them with hashes"
    )
    if parser.parse_args(argv).renew:
        need("lock")
        from tools.setup import lock

        return lock.renew()
    if not ensure(*EVERYTHING):
        return 1
    print("Everything is set up.")
    return 0
