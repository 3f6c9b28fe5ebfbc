"""Play on the handheld: a page in the browser or, with --terminal, in this terminal."""

import argparse
import sys
import tempfile
import webbrowser
from pathlib import Path
from urllib.parse import urlencode

from tools import firmware, setup, terminal

OTHERWISE = "Without all that, there is still: python3 -m tools run --terminal"


def main(argv: list[str]) -> int:
    """`python3 -m tools run [--board NAME] [--lang CODE] [--terminal …]`"""
    if "--terminal" in argv:
        return terminal.main([word for word in argv if word != "--terminal"])
    parser = argparse.ArgumentParser(prog="python3 -m tools run", description=__doc__)
    parser.add_argument("--board", help="instead of the one that the page had last")
    parser.add_argument("--lang", help="the language, instead of being asked")
    parser.add_argument("--terminal", action="store_true", help="no page; needs nothing but Python")
    asked = parser.parse_args(argv)
    firmware.plug_in()
    try:
        query = _query(asked.board, asked.lang)
    except firmware.Refused as problem:
        print(problem, file=sys.stderr)
        return 2
    setup.need("device", "micropython", otherwise=OTHERWISE)
    return _serve(query)


def _query(board: str | None, language: str | None) -> str:
    """The part of the address that tells the page what was asked for."""
    chosen = {}
    if board is not None:
        firmware.board(board)
        chosen["board"] = board
    if language:
        chosen["lang"] = firmware.language(language)
    return f"?{urlencode(chosen)}" if chosen else ""


def _serve(query: str) -> int:
    from tools import web
    from tools.web.server import server

    with tempfile.TemporaryDirectory() as folder:
        web.build(Path(folder))
        with server(Path(folder)) as page:
            address = f"http://127.0.0.1:{page.server_port}/{query}"
            print(f"Miaou is at {address}  (Ctrl-C ends it)", flush=True)
            webbrowser.open(address)
            page.serve_forever()
    return 0
