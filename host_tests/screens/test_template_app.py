"""The template app, copied as its first lines say: it plays on real MicroPython."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.firmware import FIRMWARE, ROOT
from tools.wasm import MicroPython

PLAY = "tools.playing.player.comparing"
TEMPLATE = ROOT / "docs" / "template_app"
SAID = {
    "en": ("Coin", "Toss it!", "The cat's tail", "Tosses: 1", "Begin anew?"),
    "fr": ("Pièce", "Lance-la !", "La queue du chat", "Lancers : 1", "Recommencer ?"),
    "es": ("Moneda", "¡Lánzala!", "La cola del gato", "Tiradas: 1", "¿Empezar de nuevo?"),
}
SCRIPT = """
press UP
press UP
expect "{}"
press OK
expect "{}"
chance 1
press OK
expect "{}"
expect "{}"
power cut
press UP
press UP
press OK
press DOWN
expect "{}"
press OK
press BACK
"""


@pytest.fixture(scope="module")
def firmware(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Miaou with the template in it: one folder, and one line."""
    copy = tmp_path_factory.mktemp("firmware") / "firmware"
    shutil.copytree(FIRMWARE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(TEMPLATE, copy / "miaou" / "screens" / "coin")
    apps = copy / "miaou" / "screens" / "apps.py"
    text = apps.read_text(encoding="utf-8")
    apps.write_text(text.replace('    "settings",\n', '    "coin",\n    "settings",\n'), "utf-8")
    return copy


@pytest.fixture(scope="module")
def coined(firmware: Path) -> Iterator[MicroPython]:
    with MicroPython(firmware=firmware) as running:
        yield running


@pytest.mark.parametrize("board", ["pico_oled", "pico_round"])
@pytest.mark.parametrize("language", SAID)
def test_a_copy_of_the_template_plays(coined: MicroPython, language: str, board: str) -> None:
    played = coined.call(PLAY, SCRIPT.format(*SAID[language]), board, language)
    assert (played["error"], played["log"], played["cut"]) == ("", [], [])


def test_without_its_line_it_is_gone(coined: MicroPython, micropython: MicroPython) -> None:
    script = "press DOWN\npress UP\npress UP"
    there = coined.call(PLAY, script, "pico_oled", "en")["trace"]
    here = micropython.call(PLAY, script, "pico_oled", "en")["trace"]
    assert "[Coin]" in there[0][1]
    assert "[Coin]" not in here[0][1]
