"""Put Miaou onto the board that is plugged in; its saved games stay as they are."""

import argparse
import contextlib
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from tools import firmware, setup
from tools.archive import NAME as ARCHIVE
from tools.build import boards, build, known
from tools.device import remote, stock, update
from tools.device.update import Change, Files, Inventory
from tools.firmware import Refused
from tools.told import refusals

SETTINGS = "saves/settings"
PAGE = "page"  # the setting that screens/share/phone.py reads
LONGEST = 100  # letters of an address
OLD = ("miaou/", "board.py")  # Miaou 0.1 was 200 files


@refusals
def main(argv: list[str]) -> int:
    """`python3 -m tools flash [--board NAME] [--port PORT] [--lang CODE] [--page ADDRESS] …`"""
    parser = argparse.ArgumentParser(prog="python3 -m tools flash", description=__doc__)
    parser.add_argument("--board", metavar="|".join(boards()), help="instead of the one it was")
    parser.add_argument("--port", help="where it is plugged in, such as /dev/ttyACM0 or COM3")
    parser.add_argument("--lang", help="the language, instead of being asked on the handheld")
    parser.add_argument(
        "--page", metavar="ADDRESS", help="where the page is, for codes that open a game in it"
    )
    parser.add_argument("--dry-run", action="store_true", help="only tell what would be copied")
    asked = parser.parse_args(argv)
    firmware.plug_in()
    chosen = {"language": firmware.language(asked.lang)} if asked.lang else {}
    if asked.page is not None:
        chosen[PAGE] = page(asked.page)
    meant = boards() if asked.board is None else [asked.board]
    advice = stock.advice([known(name) for name in meant])
    setup.need("device")
    flash(remote.choose(asked.port, advice), asked.board, chosen, asked.dry_run)
    return 0


def page(address: str) -> str:
    """An address that fits a code, and that a link can stand behind; none at all is fine, too."""
    told = urlsplit(address)
    if address and (told.scheme not in ("http", "https") or not told.hostname or told.fragment):
        raise Refused(f"{address!r} is no address of a page, such as https://miaou.example/")
    if not address.isascii() or not address.isprintable() or " " in address:
        raise Refused(f"{address!r} has letters that an address does not have.")
    if len(address) > LONGEST:
        raise Refused(f"An address of more than {LONGEST} letters leaves no room for a game.")
    return address


def flash(
    port: str, board: str | None, chosen: dict[str, str] | None = None, dry_run: bool = False
) -> None:
    """From looking at what is there to hearing that Miaou is up."""
    there = update.inventory(port)
    try:
        name = board_for(there, board)
        check(there, name)
    except Refused:
        remote.restart(port, wait=False)
        raise
    wanted = built(name)
    if chosen:
        wanted.update(_settings(port, there, chosen))
    change = update.difference(there, wanted, OLD)
    print(_summary(there, name, wanted, change))
    if dry_run:
        _tell_each(change)
        remote.restart(port, wait=False)
    elif change:
        print(update.deliver(port, there, change, wanted["main.py"]))
    else:
        print(remote.restart(port))


def built(name: str) -> Files:
    """All that the board should hold, besides what is saved on it."""
    with tempfile.TemporaryDirectory() as folder:
        paths = build(name, Path(folder))
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def board_for(there: Inventory, wanted: str | None) -> str:
    """The board asked for, else what this one was before, else what fits it."""
    if wanted:
        known(wanted)
        return wanted
    fitting = [name for name in boards() if there.platform == firmware.board(name).PORT]
    before = [name for name in fitting if there.name == firmware.board(name).NAME]
    if before or len(fitting) == 1:
        return (before or fitting)[0]
    if not fitting:
        raise Refused(f"Miaou knows no board of the kind {there.platform!r}.")
    listed = [f"{name}  {firmware.board(name).NAME}" for name in fitting]
    return fitting[remote.pick("Which board is it?", listed, "--board")]


def check(there: Inventory, name: str) -> None:
    """That this MicroPython, on this chip, can run Miaou for that board."""
    board = firmware.board(name)
    if there.platform != board.PORT:
        raise Refused(
            f"{name} is a board of the kind {board.PORT}; the one plugged in is {there.platform}. "
            "Choose another with --board."
        )
    if there.version[:2] < stock.OLDEST:
        raise Refused(
            f"The board runs MicroPython {stock.dotted(there.version)}, and Miaou needs "
            f"{stock.dotted(stock.OLDEST)} or newer: {stock.page(board)}"
        )


def _settings(port: str, there: Inventory, chosen: dict[str, str]) -> Files:
    """The settings that the board has, with these chosen."""
    from tools.playing import player

    names = [path for path in there.files if path in (SETTINGS, SETTINGS + ".tail")]
    with tempfile.TemporaryDirectory() as folder:
        saves = Path(folder, "saves")
        saves.mkdir()
        for path, data in update.fetch(port, there, names).items():
            Path(folder, path).write_bytes(data)
        with contextlib.chdir(folder):
            for name, value in chosen.items():
                player.choose(name, value)
        return {f"saves/{path.name}": path.read_bytes() for path in saves.iterdir()}


def _summary(there: Inventory, name: str, wanted: Files, change: Change) -> str:
    return (
        f"{firmware.board(name).NAME}, MicroPython {stock.dotted(there.version)}: "
        f"{len(change.put)} of {len(wanted)} files to copy, {len(change.remove)} to remove.\n"
        + _versions(there, wanted[ARCHIVE])
    )


def _versions(there: Inventory, archive: bytes) -> str:
    """Which Miaou is on the board, which one comes, and how much of it is new."""
    coming = firmware.version()
    if not there.miaou:
        return f"There is no Miaou on it yet; this is {coming}."
    new, all_of_them = update.news(there, archive)
    if not new:
        return f"Miaou {there.miaou} is on it, this very build."
    other = f"this is {coming}" if there.miaou != coming else "this is another build of it"
    return f"Miaou {there.miaou} is on it, and {other}: {new} of {all_of_them} modules differ."


def _tell_each(change: Change) -> None:
    for path in sorted(change.put):
        print(f"  copy    {len(change.put[path]):6} {path}")
    for path in sorted(change.remove):
        print(f"  remove         {path}")
