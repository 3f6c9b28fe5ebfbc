"""Every check there is, in one command: first those that read the code, then those that run it."""

import os

from tools import setup
from tools.check import checks, run
from tools.setup.browsers import browsers

BROWSERS = "host_tests/tools/web/test_browsers.py"
# Tests on all of the computer's processors, and two more: some wait for a browser or a cable.
SIDE_BY_SIDE = ["-n", str((os.cpu_count() or 1) + 2), "--dist", "worksteal"]


def main(argv: list[str]) -> int:
    """`python3 -m tools test [--browsers | pytest arguments]`: with arguments, pytest is all that
    runs; with --browsers, the page in Firefox and WebKit, which are installed where they may be."""
    if argv and argv[0] in ("-h", "--help"):
        print(f"{__doc__}\n\n{main.__doc__}")
        return 0
    setup.need(*setup.EVERYTHING)
    import pytest

    if argv == ["--browsers"]:
        try:
            browsers()
        except setup.Missing as reason:
            print(reason)
            return 2
        os.environ["MIAOU_BROWSERS"] = "yes"
        argv = [BROWSERS, "-v"]
    if argv:
        return pytest.main(argv)
    failed = run(checks())
    print(flush=True)
    try:
        setup.chromium()  # before the tests, which would all want to install it at once
    except setup.Missing as reason:
        print(reason, flush=True)
    if pytest.main(SIDE_BY_SIDE) != 0:
        failed.append("pytest")
    print(f"Failed: {', '.join(failed)}." if failed else "Everything is fine.")
    return 1 if failed else 0
