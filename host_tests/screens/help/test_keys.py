"""On every screen one can ask what the keys do, read it, and be back where one was."""

import re
from collections.abc import Iterator

import pytest

from host_tests.helpers.gestures import SwitchOn, put, top
from miaou.lang.languages import LANGUAGES
from miaou.ui.screen import LEAVE
from tools import firmware, scripts
from tools.playing import player
from tools.virtual import two_buttons
from tools.virtual.workbench import Bench

BOARDS = {"two buttons": two_buttons, **{name: None for name in ("pico_oled", "pico_round")}}

Told = dict[str, tuple[str, ...]]


class Asking(player.Player):
    """After every line of a script somebody asks for help, and time stands still for it."""

    told: Told

    def play(self, line: str) -> None:
        super().play(line)
        screen = top(self.bench)
        words = screen.help() if hasattr(screen, "help") else ()
        name = " | ".join([f"{type(screen).__module__}.{type(screen).__name__}", *words])
        if name not in self.told and not name.startswith("miaou.screens.help.keys.Help"):
            self.told[name] = words
            now = self.bench.world.us
            said = read(self.bench)
            ask(self.bench)
            assert self.bench.said(), name
            close(self.bench)
            assert top(self.bench) is screen, name
            assert read(self.bench) == said, name
            self.bench.world.us = now


def read(bench: Bench) -> list[str]:
    """What stands there, but for the figures: a clock goes on meanwhile."""
    return [re.sub(r"\d", "0", words) for words in bench.said()]


def ask(bench: Bench) -> None:
    bench.handheld.door.answer(bench.handheld.help())
    bench.handheld.loop.show(bench.world.ticks_ms())


def close(bench: Bench) -> None:
    bench.handheld.door.answer(LEAVE)
    bench.handheld.loop.show(bench.world.ticks_ms())


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Told]:
    """What every screen of every script tells of its keys."""
    found: Told = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path_factory.mktemp("help"))
        for script in scripts.every():
            text = scripts.load(script)
            asking = Asking(player.bench("pico_oled", "" if player.unpacks(text) else "en"))
            asking.told = found
            seen = player.played(asking, text)
            assert not seen["error"], script
        yield found


def room(name: str) -> str:
    return name.removeprefix("miaou.screens.").split(".")[0]


def test_every_screen_of_every_script_tells_of_its_keys(told: Told) -> None:
    silent = [name for name, words in told.items() if not words]
    assert silent == [], "write help(self) there; ui/screen.py tells how"


def test_what_is_told_is_four_texts_and_not_all_of_them_empty(told: Told) -> None:
    assert [name for name, words in told.items() if words and len(words) != 4] == []
    assert [name for name, words in told.items() if words and not any(words)] == []


@pytest.mark.parametrize("code", [code for code, _name in LANGUAGES])
@pytest.mark.parametrize("board", BOARDS)
def test_what_is_told_fits_in_every_language(
    board: str, code: str, told: Told, handheld: SwitchOn
) -> None:
    bench = handheld(BOARDS[board] or firmware.board(board), code)
    cut = []
    for name, words in told.items():
        screen = put(bench, Teller(words or ("", "", "", "")), room(name))
        ask(bench)
        cut += [(name, text) for text in bench.handheld.canvas.cut]
        close(bench)
        assert top(bench) is screen
        bench.handheld.door.stack.pop()
        bench.handheld.door.modules.pop()
    assert cut == [], "say these in fewer words"


class Teller:
    """A screen that tells what another one does."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self._words = words

    def help(self) -> tuple[str, ...]:
        return self._words

    def draw(self, canvas: object) -> None:
        """Nothing: it is the help above it that is looked at."""
