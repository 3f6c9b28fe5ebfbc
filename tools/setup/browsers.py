"""The other browsers that the page is tried in: Debian's Firefox, and WebKit, which is Safari's."""

import os
import shutil
from pathlib import Path

from tools.setup.node import Missing
from tools.setup.step import Step, carry_out

PACKAGES = "firefox-esr webkit2gtk-driver xvfb"
ADVICE = f"On Debian and Ubuntu it needs: sudo apt install {PACKAGES}"
FETCH = f"apt-get update -qq && apt-get install --yes --no-install-recommends {PACKAGES}"
PROGRAMS = ("firefox-esr", "WebKitWebDriver", "Xvfb")


def browsers() -> None:
    """All of them are there from here on, or a sentence says what to do."""
    if _installed():
        return
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        step = Step("other browsers", 500, [], Path("/usr/bin/Xvfb"), ["sh", "-c", FETCH], ADVICE)
        carry_out(step, "setup: Firefox and WebKit, about 500 MB")
    if not _installed():
        raise Missing(f"Firefox and WebKit are not here. {ADVICE}")


def _installed() -> bool:
    return all(map(shutil.which, PROGRAMS))
