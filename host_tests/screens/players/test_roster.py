"""The names that a handheld keeps are changed and removed from the settings."""

import pytest

from host_tests.helpers.gestures import SwitchOn, press, show, top
from host_tests.helpers.players import enrol, read
from miaou.core.journal import Journal
from miaou.core.roster import Roster
from miaou.ui.screen import LEAVE


def test_a_name_is_changed_from_the_settings(handheld: SwitchOn) -> None:
    bench = handheld()
    enrol(bench, "Léa", "Zoe")
    screen = show(bench, "players.roster.ManageRoster")
    press(bench, "DOWN DOWN OK OK UP OK UP OK")
    assert top(bench) is screen
    assert read(bench) == ["Players", "New name", "Léa", "Zoé"]
    assert Roster(Journal("saves/players")).names == ["Léa", "Zoé"]


def test_a_name_changed_into_itself_is_no_change(handheld: SwitchOn) -> None:
    bench = handheld()
    enrol(bench, "Tom")
    screen = show(bench, "players.roster.ManageRoster")
    press(bench, "DOWN OK OK UP OK")
    assert top(bench) is screen
    assert len(Journal("saves/players")) == 1


def test_a_name_is_removed_only_after_a_question(handheld: SwitchOn) -> None:
    bench = handheld()
    enrol(bench, "Léa", "Zoé")
    screen = show(bench, "players.roster.ManageRoster")
    press(bench, "UP OK DOWN OK")
    assert "Remove Zoé?" in bench.said()
    press(bench, "BACK")
    assert "Zoé" in read(bench)
    press(bench, "OK DOWN OK OK")
    assert top(bench) is screen
    assert read(bench) == ["Players", "New name", "Léa"]


@pytest.mark.parametrize("code", ["fr", "es"])
def test_no_name_is_translated(handheld: SwitchOn, code: str) -> None:
    bench = handheld(language=code)
    enrol(bench, "Players", "Done").play(["Done"])
    show(bench, "players.roster.ManageRoster")
    assert read(bench)[2:] == ["Players", "Done"]
    show(bench, "players.pick.Pick", 1, 4, lambda _names: LEAVE)
    assert "Players" in read(bench)
