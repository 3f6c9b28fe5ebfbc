"""Who plays: those of last time at one press, others ticked, new ones entered."""

import pytest

from host_tests.helpers.gestures import SwitchOn, press, show, top
from host_tests.helpers.players import enrol, read, type_name
from miaou.core.journal import Journal
from miaou.core.roster import MOST, Roster
from miaou.ui.screen import LEAVE
from tools.virtual.workbench import Bench


def asked_who_plays(bench: Bench, most: int) -> list[list[str]]:
    """Two to so many of three names, of which two played last; answers who will have played."""
    enrol(bench, "Zoé", "Léa", "Tom").play(["Tom", "Zoé"])
    playing: list[list[str]] = []
    show(bench, "players.pick.Pick", 2, most, playing.append)
    return playing


def test_who_played_last_is_ticked_and_one_press_plays_again(handheld: SwitchOn) -> None:
    bench = handheld()
    playing = asked_who_plays(bench, 4)
    assert read(bench) == ["Who plays?", "Play (2)", "Zoé", "[plays]", "Léa", "Tom", "[plays]"]
    press(bench, "OK")
    assert playing == [["Tom", "Zoé"]]


def test_players_are_ticked_and_unticked_and_kept_for_the_next_time(handheld: SwitchOn) -> None:
    bench = handheld()
    playing = asked_who_plays(bench, 4)
    press(bench, "DOWN OK DOWN OK UP UP OK")
    assert playing == [["Tom", "Léa"]]
    assert Roster(Journal("saves/players")).played == ["Tom", "Léa"]


def test_too_many_are_told(handheld: SwitchOn) -> None:
    bench = handheld()
    playing = asked_who_plays(bench, 2)
    assert "At most 2 can play." in press(bench, "DOWN DOWN OK")
    press(bench, "OK UP UP OK")
    assert playing == [["Tom", "Zoé"]]


def test_too_few_are_told(handheld: SwitchOn) -> None:
    bench = handheld()
    playing = asked_who_plays(bench, 2)
    assert "Choose at least 2 players." in press(bench, "DOWN OK UP OK")
    assert playing == []


def test_the_first_two_names_ever_are_entered_and_play(handheld: SwitchOn) -> None:
    bench = handheld()
    playing: list[list[str]] = []
    show(bench, "players.pick.Pick", 2, 4, playing.append)
    press(bench, "UP")
    for name in ("Zoé", "Léa"):
        press(bench, "OK")
        type_name(bench, top(bench), name)
    press(bench, "OK")
    assert playing == [["Zoé", "Léa"]]


def test_a_name_that_is_there_already_is_told_and_can_be_changed(handheld: SwitchOn) -> None:
    bench = handheld()
    enrol(bench, "Zoé")
    show(bench, "players.pick.Pick", 1, 4, lambda _names: LEAVE)
    press(bench, "DOWN OK")
    type_name(bench, top(bench), "Zoé")
    assert "Zoé is here already." in bench.said()
    press(bench, "OK")
    assert type(top(bench)).__name__ == "Name"


@pytest.mark.parametrize("screen", ["pick", "manage"])
def test_a_full_roster_says_so(handheld: SwitchOn, screen: str) -> None:
    bench = handheld()
    enrol(bench, *[f"Cat{number}" for number in range(MOST)])
    if screen == "pick":
        show(bench, "players.pick.Pick", 2, 4, lambda _names: LEAVE)
        press(bench, "DOWN " * MOST + "OK")
    else:
        show(bench, "players.roster.ManageRoster")
        press(bench, "OK")
    assert bench.said()[0].startswith("No room for more names.")


def test_without_names_one_press_plays_and_everybody_is_a_cat(handheld: SwitchOn) -> None:
    bench = handheld()
    playing: list[list[str]] = []
    show(bench, "players.pick.Pick", 2, 6, playing.append)
    assert "Just play" in bench.said()
    press(bench, "OK")
    press(bench, "DOWN DOWN DOWN DOWN OK")
    cats = ["Kitten", "Tiger", "Lion", "Panther", "Leopard", "Lynx"]
    assert [[name[2:] for name in names] for names in playing] == [cats[:2], cats]
    assert len({name[0] for name in playing[1]}) == 6, "each has a picture of its own"
    assert Roster(Journal("saves/players")).names == []


def test_whoever_has_names_can_just_play_too(handheld: SwitchOn) -> None:
    bench = handheld()
    playing = asked_who_plays(bench, 3)
    press(bench, "UP OK")
    assert [len(names) for names in playing] == [3]


@pytest.mark.parametrize(
    ("keys", "name"),
    [
        ("OK DOWN OK OK OK OK", "Kitten"),
        ("DOWN OK OK OK", "Kitten"),
        ("DOWN DOWN OK DOWN OK OK OK OK", "Kitten"),
    ],
    ids=["cat_tower", "yummy_kitty", "chats"],
)
def test_a_game_without_names_begins_with_few_presses(
    handheld: SwitchOn, keys: str, name: str
) -> None:
    bench = handheld()
    assert any(name in words for words in press(bench, keys))
