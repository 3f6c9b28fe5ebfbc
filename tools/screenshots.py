"""Contact sheets to look at: every frame of every key script, for each board and language."""

import argparse
import contextlib
import tempfile
from pathlib import Path

from tools import firmware, goldens, pictures, png

SCRIPTS = firmware.ROOT / "host_tests" / "scripts"
GAP = 8
ACROSS = 4
AROUND = bytes((96, 100, 108))


def main(argv: list[str]) -> int:
    firmware.plug_in()
    parser = argparse.ArgumentParser(prog="python3 -m tools screenshots", description=__doc__)
    parser.add_argument("--out", type=Path, default=firmware.ROOT / "build" / "screenshots")
    parser.add_argument("--goldens", action="store_true", help="keep what boards show as right")
    asked = parser.parse_args(argv)
    if asked.goldens:
        goldens.write()
        return 0
    for board in firmware.board_names():
        for language, frames in _frames(board).items():
            path = asked.out / f"{board}.{language}.png"
            panel = firmware.board(board).PANEL
            sheet, width = contact_sheet(frames, panel["width"], panel["height"])
            png.write(path, sheet, width, 1 if panel["width"] > 160 else 2)
            print(f"{path}: {len(frames)} pictures", flush=True)
    return 0


def _frames(board: str) -> dict[str, list[bytes]]:
    """The pictures each script keeps, by the language in its name."""
    from tools.virtual import player

    frames: dict[str, list[bytes]] = {}
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        for script in sorted(SCRIPTS.glob("*.txt")):
            language = script.stem.partition(".")[2]
            seen = player.play(script.read_text(encoding="utf-8"), board, language)
            kept = [bytes.fromhex(picture) for picture in seen["frames"].values()]
            frames.setdefault(language or "first_start", []).extend(kept)
    return frames


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
