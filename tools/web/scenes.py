"""Screenshots for the page: each game's own glass, in every language, played when it is built."""

import base64
import contextlib
import json
import subprocess
import sys
import tempfile
from functools import cache

from tools import firmware
from tools.pictures import pixels, png

BOARD, WIDTH, HEIGHT = "pico_oled", 128, 64
COUNT = [*["press UP"] * 3, *["press OK"] * 9, *["press UP"] * 5, *["press OK"] * 9]
SCRIPTS = {
    "cat_tower": ["press OK", "chance 4", "press OK", "wait 1500"],
    "yummy_kitty": ["players Zoé Max", "press DOWN", *["press OK"] * 4, *COUNT],
    "chats": ["press UP", "press UP", "press OK", "press OK", "wait 137000"],
}


@cache
def pictures() -> dict[str, bytes]:
    """Each as a PNG, by game and language; played elsewhere, so that nothing of it stays here."""
    command = [sys.executable, "-c", "from tools.web import scenes; scenes.play()"]
    played = subprocess.run(command, cwd=firmware.ROOT, check=True, stdout=subprocess.PIPE)
    return {name: base64.b64decode(text) for name, text in json.loads(played.stdout).items()}


def play() -> None:
    """All of them, as text."""
    firmware.plug_in()
    print(json.dumps({name: base64.b64encode(_scene(name)).decode() for name in names()}))


def names() -> list[str]:
    """The files of the pictures."""
    from miaou.lang.languages import LANGUAGES

    return [f"{game}.{code}.png" for game in SCRIPTS for code, _name in LANGUAGES]


def _scene(name: str) -> bytes:
    """What is on the glass when a hand has played that script."""
    from tools.playing.player import Player, bench

    game, language, _png = name.split(".")
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        hand = Player(bench(BOARD, language))
        hand.power_on()
        for line in SCRIPTS[game]:
            hand.do(line)
        return png.encode(pixels.rgb(hand.bench.picture(), WIDTH, HEIGHT), WIDTH, 1)
