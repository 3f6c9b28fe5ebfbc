"""What a screen has loaded leaves the memory with it, and nothing that is still needed does."""

import sys

import pytest

from host_tests.screens.gestures import SwitchOn, press, top
from tools.virtual.bench import Bench

FAIRNESS = "DOWN DOWN DOWN OK"  # from Cat Tower's menu


def loaded(part: str) -> set[str]:
    """The modules of the screens in whose names this is."""
    return {name for name in sys.modules if name.startswith("miaou.screens.") and part in name}


@pytest.fixture
def bench(handheld: SwitchOn, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """As a board has it: no other test has loaded anything."""
    for name in [*loaded("."), "miaou.rules.chats.clock"]:
        monkeypatch.delitem(sys.modules, name, raising=False)
    bench = handheld(language="fr")
    bench.seat(["Zoé", "Léo"])
    bench.handheld.forget_apps()
    return bench


def test_what_a_menu_has_opened_goes_when_it_is_closed_and_the_menu_stays(bench: Bench) -> None:
    press(bench, "OK")
    menu = loaded("cat_tower")
    press(bench, FAIRNESS)
    assert "miaou.screens.cat_tower.fairness" in sys.modules
    press(bench, "BACK")
    assert loaded("cat_tower") == menu


def test_every_screen_on_the_way_back_finds_what_it_had(bench: Bench) -> None:
    said = press(bench, "OK DOWN DOWN OK OK")  # a fish race before its start
    race = loaded("fish_race")
    press(bench, "DOWN")
    assert loaded("fish_race") - race == {"miaou.screens.fish_race.records"}
    assert press(bench, "BACK") == said
    assert loaded("fish_race") == race


def test_words_stay_in_the_language_of_the_owner(bench: Bench) -> None:
    said = press(bench, "OK")
    assert "Lancer le dé" in said
    press(bench, FAIRNESS)
    assert press(bench, "BACK") == said


def test_a_clock_that_runs_on_behind_the_menu_is_the_one_that_is_found_again(bench: Bench) -> None:
    press(bench, "DOWN DOWN OK OK")
    clock = top(bench)._ticking
    module = sys.modules["miaou.screens.chats.ticking"]
    press(bench, "BACK OK")
    assert top(bench)._ticking is clock
    assert sys.modules["miaou.screens.chats.ticking"] is module


def test_at_home_nothing_of_the_apps_is_left(bench: Bench) -> None:
    home = set(sys.modules)
    press(bench, "OK " + FAIRNESS + " BACK BACK")
    assert len(bench.handheld.loop.stack) == 1
    assert {name for name in sys.modules if name.startswith("miaou.")} <= home


class Missing:
    """Whoever wants to load the clearing now breaks."""

    def find_spec(self, name: str, *_: object) -> None:
        if name == "miaou.clearing":
            raise ImportError(name)


def test_one_turn_after_the_other_has_nothing_to_clear(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    press(bench, "OK DOWN OK OK OK OK DOWN OK OK")  # a match begins
    for keys in ("OK", "UP OK"):  # the first roll brings its pictures
        press(bench, keys)
        bench.wait(3000)
    before = top(bench)
    monkeypatch.setattr(sys, "meta_path", [Missing(), *sys.meta_path])
    press(bench, "UP")
    assert type(top(bench)).__name__ == "Turn"
    assert top(bench) is not before
