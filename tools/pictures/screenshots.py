"""Contact sheets to look at: every frame of every key script, for each board and language."""

import argparse
import contextlib
import sys
import tempfile
from pathlib import Path

from tools import firmware, scripts
from tools.firmware import Refused
from tools.pictures import album, goldens, pixels, png
from tools.told import counted, refusals

GAP = 8
ACROSS = 4
AROUND = bytes((96, 100, 108))
DARK = 500  # ms that a colour panel may take to light up


@refusals
def main(argv: list[str]) -> int:
    """`python3 -m tools screenshots [--board NAME] [--lang CODE] [--script NAME] [--out FOLDER]`"""
    firmware.plug_in()
    parser = argparse.ArgumentParser(prog="python3 -m tools screenshots", description=__doc__)
    parser.add_argument("--board", metavar="NAME", help="of this board alone")
    parser.add_argument("--lang", metavar="CODE", help="in this language alone")
    parser.add_argument("--script", metavar="NAME", help="of this one alone, such as quick_die")
    parser.add_argument("--out", type=Path, default=firmware.ROOT / "build" / "screenshots")
    parser.add_argument("--goldens", action="store_true", help="keep what boards show as right")
    parser.add_argument("--docs", action="store_true", help="draw README's and the guides' anew")
    asked = parser.parse_args(argv)
    if asked.goldens:
        goldens.write()
        return 0
    if asked.docs:
        print(f"{album.FOLDER}: {counted(len(album.write()), 'picture')}")
        return 0
    chosen = _scripts(asked.script)
    languages = [firmware.language(asked.lang)] if asked.lang else firmware.languages()
    boards = {asked.board: firmware.board(asked.board)} if asked.board else firmware.boards()
    for name, board in boards.items():
        for language in languages:
            frames = [frame for script in chosen for frame in _kept(name, script, language)]
            path = asked.out / f"{name}.{language}.png"
            sheet, width = contact_sheet(frames, board.PANEL["width"], board.PANEL["height"])
            png.write(path, sheet, width, 1 if board.PANEL["width"] > 160 else 2)
            print(f"{path}: {counted(len(frames), 'picture')}", flush=True)
    return 0


def _scripts(name: str | None) -> list[Path]:
    """The key script of that name; all where it is not said."""
    found = {path.stem: path for path in scripts.every()}
    if name is None:
        return list(found.values())
    if name not in found:
        raise Refused(f"There is no script called {name!r}. There are: {', '.join(found)}.")
    return [found[name]]


def _kept(board: str, script: Path, language: str) -> list[bytes]:
    """What `frame` keeps; whenever the power comes, the panel has a moment to light up in."""
    from tools.playing.player import Player, ScriptError, bench, unpacks

    asked = "" if unpacks(scripts.load(script)) else language
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        hand = Player(bench(board, asked))
        hand.power_on()
        hand.bench.wait(DARK)
        for line in scripts.hands(script):  # what is to be read, the tests judge
            try:
                if hand.do(line).startswith("power "):
                    hand.bench.wait(DARK)
            except (ScriptError, ValueError) as problem:
                print(f"{script.stem} stops on {board}: {problem}", file=sys.stderr)
                break
    return [*hand.frames.values()]


def contact_sheet(frames: list[bytes], width: int, height: int) -> tuple[bytes, int]:
    """All frames in rows of four on one sheet, three bytes a pixel; the sheet and its width."""
    across = ACROSS * (width + GAP)
    rows: list[bytes] = []
    for first in range(0, len(frames), ACROSS):
        beside = [pixels.rgb(frame, width, height) for frame in frames[first : first + ACROSS]]
        for y in range(height):
            row = b"".join(
                frame[3 * y * width : 3 * (y + 1) * width] + AROUND * GAP for frame in beside
            )
            rows.append(row + AROUND * (across - len(row) // 3))
        rows += [AROUND * across] * GAP
    return b"".join(rows), across
