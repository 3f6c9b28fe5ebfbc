"""Constant folding: what a board is spared to work out."""

import importlib
import re
from typing import Any

from tools import build, firmware
from tools.archive.folding import folded

KEYS = "from micropython import const\nUP = const(1)\nDOWN = const(2)\n"
SCREEN = """
from keys import DOWN, UP, Buttons
from miaou.lang import N_, _

TITLE = N_("Roll") + "!"

def key(key):
    return key == UP or Buttons
"""
PICTURES = """
from miaou.ui.picture import DISC, INK, PART, TWINS, pack

_FUR = ((DISC, INK, 0, 8, 46, 38),)
_NOSE = (DISC, INK, 0, 22, 5, 3)
_HEAD = pack(*_FUR, _NOSE, (DISC | TWINS, INK, -20, 6, 7, 9))
CATS = {"one": pack((PART | TWINS, INK, -4, -14, 34, _HEAD))}
"""


def test_numbers_of_others_and_marks_of_words_need_no_import() -> None:
    made = folded({"keys": KEYS, "screen": SCREEN})["screen"]
    assert "from keys import DOWN, Buttons" in made, "what is not used here may be for others"
    assert "from miaou.lang import _\n" in made
    assert "TITLE = 'Roll!'" in made
    assert "key == 1 or Buttons" in made


def test_a_name_that_means_something_else_too_stays() -> None:
    other = "from keys import UP\n\ndef key(UP):\n    return UP\n"
    assert folded({"keys": KEYS, "other": other})["other"] == other


def test_a_number_that_others_ask_this_module_for_stays() -> None:
    between = "from keys import UP\nFIRST = (UP,)\n"
    last = "from between import UP\n\ndef key():\n    return UP\n"
    made = folded({"keys": KEYS, "between": between, "last": last})
    assert made["between"] == "from keys import UP\nFIRST = (1,)\n"


def test_a_picture_is_packed_as_the_board_would_pack_it() -> None:
    firmware.plug_in()
    made = folded({"miaou.ui.picture": _source("ui/picture"), "pictures": PICTURES})["pictures"]
    assert "pack" not in made
    assert "_FUR" not in made
    assert "_NOSE" not in made
    before: dict[str, Any] = {}
    after: dict[str, Any] = {}
    exec(PICTURES, before)
    exec(made, after)
    assert after["CATS"] == before["CATS"]
    assert after["CATS"]["one"][1] is after["_HEAD"]


def test_bytes_given_as_a_list_are_bytes_at_once() -> None:
    made = folded({"signs": "PAW = bytes([0b00100100, 7])\nSOME = bytes([len(PAW)])\n"})["signs"]
    assert made == "PAW = b'$\\x07'\nSOME = bytes([len(PAW)])\n"


def test_every_picture_of_the_firmware_is_as_its_module_makes_it() -> None:
    firmware.plug_in()
    texts = {build.name_of(source): build._text(source) for source in build.sources("pico_oled")}
    made = folded(texts)
    drawn = [name for name in texts if re.search("miaou.ui.picture import .*pack", texts[name])]
    assert len(drawn) > 5
    for name in drawn:
        here: dict[str, Any] = {"__name__": name}
        assert "pack" not in made[name]
        exec(made[name], here)
        module = vars(importlib.import_module(name))
        assert {key: module[key] for key in here if key.isupper()} == {
            key: here[key] for key in here if key.isupper()
        }


def _source(module: str) -> str:
    return (firmware.FIRMWARE / "miaou" / f"{module}.py").read_text(encoding="utf-8")


def test_values_for_as_many_names_make_no_tuple() -> None:
    source = "a, b = (b, a)\nc = (a, b)\nd, e = (f(a), b), c\nd, e = (g, h)[0], (g, h)[1]\n"
    assert folded({"pairs": source})["pairs"] == source.replace("(b, a)", "b, a")
