"""Navigation: what a screen answers is loaded, built, shown, and unloaded when memory is short."""

import builtins
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from host_tests.helpers.gestures import SwitchOn, press, put, show
from miaou import lang
from tools import scripts
from tools.playing import player
from tools.playing.weight import alive
from tools.virtual.workbench import Bench
from tools.wasm import MicroPython

SHORT = 1  # bytes of heap: it is always short
LANGUAGES = ("fr", "es", "en")
CLOCK = "miaou.screens.chats.clock"
FAIRNESS = "DOWN DOWN DOWN OK"  # from Cat Tower's menu


def loaded(part: str) -> set[str]:
    """The modules of the screens in whose names this is."""
    return {name for name in sys.modules if name.startswith("miaou.screens.") and part in name}


@pytest.fixture
def bench(handheld: SwitchOn, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], Bench]:
    """A handheld that speaks French, with so much heap, and none of its screens loaded."""

    def switch_on(heap: int = 0) -> Bench:
        for name in loaded("."):
            del sys.modules[name]
        monkeypatch.setattr("boards.pico_oled.HEAP", heap, raising=False)
        bench = handheld(language="fr")
        bench.seat(["Zoé", "Léo"])
        return bench

    return switch_on


def test_with_room_nothing_is_unloaded(bench: Callable[[int], Bench]) -> None:
    with_room = bench(0)
    press(with_room, "OK " + FAIRNESS)
    opened = loaded("cat_tower")
    press(with_room, "BACK BACK UP OK BACK")
    assert loaded("cat_tower") >= opened


def test_when_memory_is_short_only_what_living_screens_need_stays(
    bench: Callable[[int], Bench],
) -> None:
    short = bench(SHORT)
    press(short, "OK " + FAIRNESS)
    assert "miaou.screens.cat_tower_house.fairness" in sys.modules
    press(short, "BACK DOWN OK")  # the house rules
    assert "miaou.screens.cat_tower_house.fairness" not in sys.modules
    press(short, "BACK BACK UP OK")  # the settings
    assert not loaded("cat_tower.menu")


@pytest.mark.parametrize("heap", [0, SHORT])
def test_every_screen_on_the_way_back_finds_its_words(
    bench: Callable[[int], Bench], heap: int
) -> None:
    handheld = bench(heap)
    said = press(handheld, "OK")
    assert "Lancer le dé" in said
    press(handheld, FAIRNESS)
    assert press(handheld, "BACK") == said


def test_the_words_of_an_app_that_was_left_are_not_kept_where_memory_is_short(
    bench: Callable[[int], Bench],
) -> None:
    short = bench(SHORT)
    press(short, "OK")
    words = lang.catalogues["cat_tower"]
    press(short, "BACK")
    short.handheld.speak("en")
    assert not any(each is words for each in alive(short.handheld))


def test_a_power_cut_leaves_nothing_loaded_of_a_clock_that_ran(
    bench: Callable[[int], Bench],
) -> None:
    with_room = bench(0)
    press(with_room, "DOWN DOWN OK OK OK")
    assert CLOCK in with_room.handheld.beside
    with_room.power_off()
    with_room.power_on()
    assert not loaded("chats")


def test_a_clock_that_runs_on_behind_the_menu_is_the_one_that_is_found_again(
    bench: Callable[[int], Bench],
) -> None:
    short = bench(SHORT)
    press(short, "DOWN DOWN OK OK")
    clock = short.handheld.beside[CLOCK]
    module = sys.modules[CLOCK]
    press(short, "BACK DOWN OK BACK UP OK")
    assert short.handheld.beside[CLOCK] is clock
    assert sys.modules[CLOCK] is module


def test_where_no_piece_of_memory_is_large_enough_what_can_go_goes(
    bench: Callable[[int], Bench], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_room = bench(0)
    real, failures = builtins.__import__, [MemoryError()]

    def fails_once(name: str, *rest: Any) -> Any:
        if name == "miaou.screens.settings.menu" and failures:
            raise failures.pop()
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", fails_once)
    press(with_room, "OK " + FAIRNESS + " BACK BACK UP")
    assert "miaou.screens.cat_tower_house.fairness" in sys.modules
    assert "Langue" in press(with_room, "OK")
    assert failures == []
    assert "miaou.screens.cat_tower_house.fairness" not in sys.modules


def test_a_screen_may_sound_while_it_is_built_where_memory_is_short(
    bench: Callable[[int], Bench], handheld: SwitchOn, monkeypatch: pytest.MonkeyPatch
) -> None:
    press(bench(0), "OK OK")  # the die, which is heard tumbling
    monkeypatch.setattr("boards.pico_oled.HEAP", SHORT, raising=False)
    with_all_loaded = handheld(language="fr")
    press(with_all_loaded, "OK OK")
    with_all_loaded.wait(1500)
    assert with_all_loaded.said()[0].startswith("[")


def test_a_screen_that_cannot_be_built_leaves_the_stack_as_it_was(handheld: SwitchOn) -> None:
    bench = handheld()
    press(bench, "OK")
    with pytest.raises(AttributeError):
        show(bench, "cat_tower.menu.Dog")
    door = bench.handheld.door
    assert len(door.stack) == len(door.modules) == 2
    assert "Roll the die" in press(bench, "DOWN UP")


def test_a_part_is_removed_while_it_is_woken_and_no_other_misses_its_turn(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    loop = bench.handheld.loop
    woken: list[str] = []

    class Part:
        def __init__(self, name: str, leaves: bool) -> None:
            self._name, self._leaves = name, leaves

        def wake(self, _now: object) -> int:
            woken.append(self._name)
            if self._leaves:
                loop.remove(self)
            return -1

    for name, leaves in (("first", True), ("second", False)):
        loop.add(Part(name, leaves))
    press(bench, "DOWN DOWN")
    assert woken[:2] == ["first", "second"]
    assert woken.count("first") == 1


def test_home_cannot_be_left(handheld: SwitchOn) -> None:
    from miaou.ui.screen import HOME, LEAVE

    bench = handheld()
    for answer in (LEAVE, HOME):
        bench.handheld.door.answer(answer)
        assert len(bench.handheld.door.stack) == 1
    put(bench, bench.handheld.door.stack[0])
    bench.handheld.door.answer(HOME)
    assert len(bench.handheld.door.stack) == 1


def test_when_memory_is_short_a_menu_goes_while_its_game_is_on_and_comes_back_where_it_was(
    bench: Callable[[int], Bench],
) -> None:
    short = bench(SHORT)
    menu = press(short, "OK DOWN DOWN DOWN DOWN")
    press(short, "OK")  # the house rules
    assert not loaded("cat_tower.menu")
    assert press(short, "BACK") == menu


def test_when_memory_is_short_home_goes_and_comes_back_where_it_was(
    bench: Callable[[int], Bench],
) -> None:
    short = bench(SHORT)
    home = press(short, "DOWN DOWN")
    press(short, "OK")
    assert not hasattr(short.handheld.door.stack[0], "first")
    assert press(short, "BACK") == home
    assert hasattr(short.handheld.door.stack[0], "first")


def test_home_that_cannot_be_made_anew_is_tried_again(
    bench: Callable[[int], Bench], monkeypatch: pytest.MonkeyPatch
) -> None:
    short = bench(SHORT)
    home = short.said()
    press(short, "OK")

    def broken(*_given: object) -> None:
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr("miaou.screens.home.Home.__init__", broken)
        patch.setattr("miaou.device.memory.unload", lambda _name: None)
        patch.setattr("miaou.device.words.unload", lambda _name: None)
        press(short, "BACK")
    assert len(short.handheld.door.stack) > 1  # the fault is told
    press(short, "BACK")
    assert short.said() == home


def test_a_menu_stays_as_long_as_a_screen_may_call_it(bench: Callable[[int], Bench]) -> None:
    short = bench(SHORT)
    press(short, "OK DOWN OK")  # a new match asks who plays
    assert loaded("cat_tower.menu")
    press(short, "OK OK")  # the seats have taken its place, then the rounds
    assert loaded("cat_tower.menu")


@pytest.mark.parametrize(
    ("stem", "language"),
    [(script.stem, LANGUAGES[at % 3]) for at, script in enumerate(scripts.every())],
)
def test_short_or_plentiful_the_frames_are_the_same(
    stem: str,
    language: str,
    own_micropython: MicroPython,  # in the others' lies what others have loaded
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    script = scripts.load(scripts.FOLDER / f"{stem}.txt", language)
    plentiful = player.compared(script, "pico_oled", language)
    assert plentiful == player.compared(script, "pico_oled", language, heap=SHORT)
    there = own_micropython.call(player.comparing, script, "pico_oled", language, 1, SHORT)
    assert there == plentiful
