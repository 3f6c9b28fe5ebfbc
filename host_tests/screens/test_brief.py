"""Every app tells its rules in brief: a picture and a sentence a page, in every language."""

import importlib

import pytest

from host_tests.helpers.gestures import SwitchOn, press, show, top
from miaou.lang.languages import LANGUAGES
from miaou.screens.app_menu import AppMenu
from miaou.screens.apps import APPS
from tools import firmware
from tools.virtual.workbench import Bench


def is_game(app: str) -> bool:
    """Whether it opens with the menu of a game, in which the rules are a row."""
    place = importlib.import_module(f"miaou.screens.{app}.app").FIRST
    module, name = place.rsplit(".", 1)
    return issubclass(getattr(importlib.import_module("miaou.screens." + module), name), AppMenu)


GAMES = [app for app in APPS if is_game(app)]
CODES = [code for code, _name in LANGUAGES]
BOARDS = ["pico_oled", "pico_display", "pico_lcd_13", "pico_round"]


def pages(app: str, code: str) -> list[str]:
    words: dict[str, str] = importlib.import_module(f"miaou.screens.{app}.brief").WORDS
    assert code in words, f"give firmware/miaou/screens/{app}/brief.py its lines in {code!r}"
    return words[code].strip().split("\n")


def leafed_through(bench: Bench, count: int) -> list[str]:
    """What is read page by page: all of it fits, and the foot tells what OK does."""
    read = []
    for page in range(1, count + 1):
        assert bench.handheld.canvas.cut == []
        line, ok = bench.said()[-2:]
        assert (ok == "OK") == (page == count)
        read.append(line)
        press(bench, "OK")
    return read


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("app", GAMES)
def test_there_are_six_to_ten_pages_in_every_language(app: str, code: str) -> None:
    assert 6 <= len(pages(app, code)) <= 10
    assert len(pages(app, code)) == len(pages(app, "en"))


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("app", GAMES)
def test_every_page_fits_and_the_last_one_leads_back(
    app: str, code: str, board: str, handheld: SwitchOn
) -> None:
    bench = handheld(firmware.board(board), code)
    show(bench, "brief.Brief", app)
    assert leafed_through(bench, len(pages(app, code))) == pages(app, code)
    assert len(bench.handheld.door.stack) == 1


@pytest.mark.parametrize("app", GAMES)
def test_every_app_has_it_in_its_menu(app: str, handheld: SwitchOn) -> None:
    bench = handheld()
    press(bench, "DOWN " * GAMES.index(app) + "OK UP UP")
    assert "Rules in brief" in bench.said()
    assert pages(app, "en")[0] in press(bench, "OK")
    below = top(bench)
    assert pages(app, "en")[0] in press(bench, "DOWN UP")
    assert top(bench) is below
    press(bench, "BACK")
    assert "Rules in brief" in bench.said()
