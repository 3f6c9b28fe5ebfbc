"""Contact sheets to look at: every frame of every key script, for each board and language."""

import argparse
import contextlib
import sys
import tempfile
from pathlib import Path

from tools import firmware, goldens, pictures, png
from tools.firmware import Refused
from tools.told import counted, refusals

SCRIPTS = firmware.ROOT / "host_tests" / "scripts"
GAP = 8
ACROSS = 4
AROUND = bytes((96, 100, 108))
JUDGING = ("expect", "refuse")  # the tests do that; here, other boards may use other words
DARK = 500  # ms that a colour panel may take to light up


@refusals
def main(argv: list[str]) -> int:
    """`python3 -m tools screenshots [--board NAME] [--lang CODE] [--script NAME] [--out FOLDER]`"""
    firmware.plug_in()
    parser = argparse.ArgumentParser(prog="python3 -m tools screenshots", description=__doc__)
    parser.add_argument("--board", metavar="NAME", help="of this board alone")
    parser.add_argument("--lang", metavar="CODE", help="of the scripts in this language alone")
    parser.add_argument("--script", metavar="NAME", help="of this one alone, such as quick_die")
    parser.add_argument("--out", type=Path, default=firmware.ROOT / "build" / "screenshots")
    parser.add_argument("--goldens", action="store_true", help="keep what boards show as right")
    asked = parser.parse_args(argv)
    if asked.goldens:
        goldens.write()
        return 0
    chosen = scripts(asked.script, asked.lang)
    boards = {asked.board: firmware.board(asked.board)} if asked.board else firmware.boards()
    for name, board in boards.items():
        for language, frames in _frames(name, chosen).items():
            path = asked.out / f"{name}.{language}.png"
            sheet, width = contact_sheet(frames, board.PANEL["width"], board.PANEL["height"])
            png.write(path, sheet, width, 1 if board.PANEL["width"] > 160 else 2)
            print(f"{path}: {counted(len(frames), 'picture')}", flush=True)
    return 0


def scripts(name: str | None, language: str | None) -> list[Path]:
    """The key scripts of that name, in that language; all where it is not said."""
    found = sorted(SCRIPTS.glob("*.txt"))
    if language:
        code = firmware.language(language)
        found = [path for path in found if _language(path) == code]
    names = list(dict.fromkeys(path.stem.partition(".")[0] for path in found))
    if name:
        found = [path for path in found if name in (path.stem, path.stem.partition(".")[0])]
    if not found:
        there = f"in {language!r} there are" if language else "there are"
        raise Refused(f"There is no script called {name!r}; {there}: {', '.join(names)}.")
    return found


def _frames(board: str, chosen: list[Path]) -> dict[str, list[bytes]]:
    """The pictures each script keeps, by the language in its name."""
    frames: dict[str, list[bytes]] = {}
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        for script in chosen:
            frames.setdefault(_language(script) or "first_start", []).extend(_kept(board, script))
    return frames


def _kept(board: str, script: Path) -> list[bytes]:
    """What `frame` keeps; whenever the power comes, the panel has a moment to light up in."""
    from tools.virtual.player import Player, ScriptError, bench

    hand = Player(bench(board, _language(script)))
    hand.power_on()
    hand.bench.wait(DARK)
    for number, line in enumerate(script.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith(JUDGING):
            continue
        try:
            if hand.do(line).startswith("power "):
                hand.bench.wait(DARK)
        except (ScriptError, ValueError) as problem:
            print(f"{script.stem} stops on {board}, line {number}: {problem}", file=sys.stderr)
            break
    return [bytes.fromhex(picture) for picture in hand.frames.values()]


def _language(script: Path) -> str:
    return script.stem.partition(".")[2]


def contact_sheet(frames: list[bytes], width: int, height: int) -> tuple[bytes, int]:
    """All frames in rows of four on one sheet, three bytes a pixel; the sheet and its width."""
    across = ACROSS * (width + GAP)
    rows: list[bytes] = []
    for first in range(0, len(frames), ACROSS):
        beside = [pictures.rgb(frame, width, height) for frame in frames[first : first + ACROSS]]
        for y in range(height):
            row = b"".join(
                frame[3 * y * width : 3 * (y + 1) * width] + AROUND * GAP for frame in beside
            )
            rows.append(row + AROUND * (across - len(row) // 3))
        rows += [AROUND * across] * GAP
    return b"".join(rows), across
