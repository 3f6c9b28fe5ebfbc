"""Plays a key script by hand: `python3 -m tools play script.txt --lang fr --frames out/`."""

import argparse
import contextlib
import sys
import tempfile
from pathlib import Path

from tools import firmware, scripts
from tools.pictures import pixels, png
from tools.told import refusals


@refusals
def main(argv: list[str]) -> int:
    firmware.plug_in()
    parser = argparse.ArgumentParser(prog="python3 -m tools play", description=__doc__)
    parser.add_argument(
        "script", type=Path, help="the key script (tools/playing/player.py tells its steps)"
    )
    parser.add_argument("--board", default="pico_oled")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--seed", type=int, default=1, help="which chances the dice take")
    parser.add_argument("--frames", type=Path, help="folder for the pictures kept with `frame`")
    asked = parser.parse_args(argv)
    try:
        return play(asked)
    except OSError as problem:
        raise firmware.Refused(str(problem)) from None


def play(asked: argparse.Namespace) -> int:
    from tools.playing import player

    board = firmware.board(asked.board)
    language = firmware.language(asked.lang)
    script = scripts.load(asked.script, language)
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        seen = player.play(script, asked.board, language, asked.seed)
    for step, reading, _digest in seen["trace"]:
        print(f"{step:24} {reading}")
    for line in seen["log"]:
        print(line)
    width, height = board.PANEL["width"], board.PANEL["height"]
    for name, picture in seen["frames"].items():
        if asked.frames:
            rgb = pixels.rgb(picture, width, height)
            png.write(asked.frames / f"{name}.png", rgb, width, 2 if width > 160 else 4)
    if seen["error"]:
        print(f"{asked.script}: {seen['error']}", file=sys.stderr)
        return 1
    return 0
