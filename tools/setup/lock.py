"""Renews requirements/: every package that the pinned ones bring along, at its newest, with hashes.

The files hold for every system that Miaou's tools run on, and name no address.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from tools.firmware import ROOT
from tools.setup.parts import groups, requirements

HEADER = "# Made by `python3 -m tools setup --renew` from pyproject.toml: never edit.\n"
OPTIONS = ("--universal", "--generate-hashes", "--no-header", "--no-annotate")
OLDEST = "3.11"


def renew() -> int:
    """All groups share one .venv, so each package is looked for once, for all of them."""
    names = list(groups())
    with tempfile.TemporaryDirectory() as folder:
        agreed = Path(folder, "agreed.txt")
        agreed.write_text(_compiled(names), encoding="utf-8")
        for name in names:
            text = HEADER + _compiled([name], "--constraint", str(agreed))
            requirements(name).write_text(text, encoding="utf-8")
            print(f"{requirements(name).relative_to(ROOT)} is renewed.")
    return 0


def _compiled(names: list[str], *options: str) -> str:
    chosen = [word for name in names for word in ("--group", name)]
    command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "pyproject.toml", *chosen]
    found = subprocess.run(
        [*command, *OPTIONS, "--python-version", OLDEST, *options],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    if found.returncode != 0:
        raise SystemExit("The requirements stay as they are: uv says why above.")
    return found.stdout
