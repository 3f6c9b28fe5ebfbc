"""The browser that the page is tested in: the machine's, or Debian's where it may install."""

import os
import shutil
from pathlib import Path

from tools.setup.node import Missing
from tools.setup.step import Step, carry_out

NAMES = ("chromium", "chromium-browser", "google-chrome")
ADVICE = "On Debian and Ubuntu it needs: sudo apt install chromium"
FETCH = "apt-get update -qq && apt-get install --yes --no-install-recommends chromium"


def chromium() -> Path:
    """Where it is."""
    found = _installed()
    if found is None and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        carry_out(_step(), "setup: Chromium, about 400 MB")
        found = _installed()
    if found is None:
        raise Missing(f"The page is tested in Chromium, and there is none here. {ADVICE}")
    return found


def _installed() -> Path | None:
    found = filter(None, map(shutil.which, NAMES))
    return next(map(Path, found), None)


def _step() -> Step:
    return Step("Chromium", 400, [], Path("/usr/bin/chromium"), ["sh", "-c", FETCH], ADVICE)
