"""Play on the handheld: a page in the browser or, with --terminal, in this terminal."""

import argparse
import tempfile
import webbrowser
from pathlib import Path
from urllib.parse import urlencode

from tools import firmware, setup, terminal, told, web
from tools.web import lan
from tools.web.server import EVERYWHERE, LOOPBACK, server

OTHERWISE = "Without all that, there is still: python3 -m tools run --terminal"


@told.refusals
def main(argv: list[str]) -> int:
    """`python3 -m tools run [--board NAME] [--lang CODE] [--lan] [--terminal [--saves FOLDER]]`"""
    if "--terminal" in argv:
        return terminal.main([word for word in argv if word != "--terminal"])
    parser = argparse.ArgumentParser(
        prog="python3 -m tools run", description=__doc__, allow_abbrev=False
    )
    parser.add_argument("--board", help="instead of the one that the page had last")
    parser.add_argument("--lang", help="the language, instead of being asked")
    parser.add_argument("--lan", action="store_true", help="also for phones on the same network")
    parser.add_argument("--terminal", action="store_true", help="no page; needs nothing but Python")
    parser.add_argument(
        "--saves", metavar="FOLDER", help="with --terminal: where games are kept, not in .saves"
    )
    asked = parser.parse_args(argv)
    if asked.saves:
        parser.error("--saves goes with --terminal; on the page, the browser keeps the games.")
    firmware.plug_in()
    query = _query(asked.board, asked.lang)
    names = lan.addresses() if asked.lan else []
    setup.need("device", "page", *(["run"] if names else []), otherwise=OTHERWISE)
    return _serve(query, names)


def _query(board: str | None, language: str | None) -> str:
    """The part of the address that tells the page what was asked for."""
    chosen = {}
    if board is not None:
        firmware.board(board)
        chosen["board"] = board
    if language:
        chosen["lang"] = firmware.language(language)
    return f"?{urlencode(chosen)}" if chosen else ""


def _serve(query: str, names: list[str]) -> int:
    """To this computer alone, unless it has names on the network."""
    interface = EVERYWHERE if names else LOOPBACK
    with tempfile.TemporaryDirectory() as folder:
        web.build(Path(folder))
        with server(Path(folder), names=names, interface=interface) as page:
            here, *links = [
                f"http://{name}:{page.server_port}/{query}" for name in (LOOPBACK, *names)
            ]
            if links:
                lan.invite(links)
            print(f"Miaou is at {here}  (Ctrl-C ends it)", flush=True)
            webbrowser.open(here)
            page.serve_forever()
    return 0
