"""Names stay as they were entered, and what is no name is refused."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tests.helpers.both.event_list import states
from miaou.core.journal import Journal
from miaou.core.recovery import OTHER_VERSION
from miaou.core.roster import LONGEST, MOST, SPACE, Roster
from tools.wasm import MicroPython


def opened(folder: Path) -> Roster:
    return Roster(Journal(str(folder / "players")))


def known(folder: Path, *names: str) -> Roster:
    roster = opened(folder)
    for name in names:
        roster.add(name)
    return roster


def test_names_survive_power_off_in_the_order_they_came(tmp_path: Path) -> None:
    known(tmp_path, "Zoé", "Íñigo", "Jean-Luc")
    assert opened(tmp_path).names == ["Zoé", "Íñigo", "Jean-Luc"]


def test_a_space_inside_a_name_is_kept_as_one_word(tmp_path: Path) -> None:
    known(tmp_path, "Ana Mae", "Zoé")
    assert opened(tmp_path).names == [f"Ana{SPACE}Mae", "Zoé"]


def test_a_new_name_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    roster = known(tmp_path, "Zoe", "Léa")
    roster.play(["Léa", "Zoe"])
    roster.rename("Zoe", "Zoé")
    assert opened(tmp_path).names == ["Zoé", "Léa"]
    assert opened(tmp_path).played == ["Léa", "Zoé"]


def test_who_is_removed_has_not_played_last_either(tmp_path: Path) -> None:
    roster = known(tmp_path, "Zoé", "Léa", "Tom")
    roster.play(["Tom", "Zoé"])
    roster.remove("Zoé")
    assert opened(tmp_path).names == ["Léa", "Tom"]
    assert opened(tmp_path).played == ["Tom"]


def test_the_same_players_again_write_nothing(tmp_path: Path) -> None:
    roster = known(tmp_path, "Zoé", "Léa")
    roster.play(["Léa", "Zoé"])
    before = (tmp_path / "players.tail").read_bytes()
    roster.play(["Léa", "Zoé"])
    assert (tmp_path / "players.tail").read_bytes() == before


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "A name has 1 to 10 characters."),
        ("é" * (LONGEST + 1), "A name has 1 to 10 characters."),
        ("Zo\né", "A name has no line breaks."),
        (" Zoé", "A name does not begin or end with a space."),
        ("Zoé ", "A name does not begin or end with a space."),
        ("Léa", "This name is in the roster already."),
    ],
)
def test_what_is_no_name_is_refused_with_a_sentence(tmp_path: Path, name: str, reason: str) -> None:
    roster = known(tmp_path, "Tom", "Léa")
    with pytest.raises(ValueError, match=reason):
        roster.add(name)
    with pytest.raises(ValueError, match=reason):
        roster.rename("Tom", name)
    assert opened(tmp_path).names == ["Tom", "Léa"]


def test_ten_accented_characters_are_ten(tmp_path: Path) -> None:
    known(tmp_path, "É" * LONGEST)
    assert opened(tmp_path).names == ["É" * LONGEST]


@pytest.mark.parametrize(
    ("change", "arguments"),
    [("remove", ["Léa"]), ("rename", ["Léa", "Lia"]), ("play", [["Léa"]])],
)
def test_a_stranger_is_refused(tmp_path: Path, change: str, arguments: list[Any]) -> None:
    roster = known(tmp_path, "Zoé")
    with pytest.raises(ValueError, match="Nobody in the roster"):
        getattr(roster, change)(*arguments)


def test_a_full_roster_takes_no_more(tmp_path: Path) -> None:
    roster = known(tmp_path, *[f"Cat{number}" for number in range(MOST)])
    assert roster.full()
    with pytest.raises(ValueError, match="full"):
        roster.add("Zoé")


def test_twelve_long_names_can_all_play(tmp_path: Path) -> None:
    names = [chr(ord("À") + number) * LONGEST for number in range(MOST)]
    roster = known(tmp_path, *names)
    roster.play(names[::-1])
    assert opened(tmp_path).played == names[::-1]


def test_many_changes_do_not_make_the_file_grow_for_ever(tmp_path: Path) -> None:
    roster = known(tmp_path, "Zoé", "Léa")
    for _ in range(200):
        roster.play(["Léa", "Zoé"])
        roster.play(["Zoé", "Léa"])
        assert len(Journal(str(tmp_path / "players"))) <= 100
    assert opened(tmp_path).names == ["Zoé", "Léa"]
    assert opened(tmp_path).played == ["Zoé", "Léa"]


def test_a_roster_of_another_version_is_set_aside(tmp_path: Path) -> None:
    journal = Journal(str(tmp_path / "players"))
    journal.append("add", "Zoé")
    journal.append("purr", "Zoé")
    roster = Roster(journal)
    assert roster.names == []
    assert journal.trouble == OTHER_VERSION


NAME = st.sampled_from(["Zoé", "Íñigo", "É" * 10, "ñ" * 11, "A" + SPACE + "b", SPACE, "x\n"])
EVENTS = st.one_of(
    st.tuples(st.just("add"), NAME),
    st.tuples(st.just("remove"), NAME),
    st.tuples(st.just("rename"), NAME, NAME),
    st.lists(st.sampled_from(["played", "add", "0", "1", "7", "-1", "é"]), min_size=1, max_size=4),
)


@given(events=st.lists(EVENTS.map(list), max_size=30))
def test_both_pythons_agree_on_every_roster(
    micropython: MicroPython, events: list[list[str]]
) -> None:
    rules = "miaou.core.roster.Names"
    there = micropython.call(states, rules, events)
    assert there == states(rules, events)
