"""A trick of Chats: values, rarities, and who may change the characteristic."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miaou.rules.chats.trick import (
    CHARACTERISTICS,
    GREEN,
    LOWER,
    NAMED,
    NOT_RARER,
    PALER,
    RARITIES,
    SAME,
    UNEQUAL,
    UNNAMED,
    Trick,
    best,
)


def led(characteristic: str = "weight", rarity: str = "green") -> Trick:
    trick = Trick([0, 1, 2])
    trick.lead(0, characteristic, rarity)
    return trick


@pytest.mark.parametrize("characteristic", ["weight", "cuddliness", "independence", "rarity"])
def test_the_highest_value_wins(characteristic: str) -> None:
    assert best(characteristic, [3, 7, 5]) == [1]


def test_of_years_the_oldest_wins() -> None:
    assert best("year", [1871, 1950, -1500]) == [2]


def test_equal_values_tie() -> None:
    assert best("weight", [45, 30, 45]) == [0, 2]


@pytest.mark.parametrize(
    ("characteristic", "good", "bad"),
    [
        ("weight", ("1", "45", "999"), ("0", "1000", "-5", "4.5", "")),
        ("year", ("-9999", "0", "2100"), ("2101", "-10000", "--5", "-", "old")),
        ("cuddliness", ("1", "10"), ("0", "11", "ten")),
        ("independence", ("1", "10"), ("0", "11", "-1")),
    ],
)
def test_values_keep_to_their_scale(
    characteristic: str, good: tuple[str, ...], bad: tuple[str, ...]
) -> None:
    trick = led(characteristic)
    for value in good:
        trick.say(1, value)
        assert trick.said == {1: int(value)}
    for value in bad:
        with pytest.raises(ValueError, match="is no number from"):
            trick.say(2, value)
    assert 2 not in trick.said


def test_values_name_the_winner_once_all_are_told() -> None:
    trick = led("year")
    trick.say(0, "1871")
    trick.say(1, "1950")
    assert trick.winning() == []
    trick.say(2, "1950")
    assert trick.winning() == [0]


def test_a_value_may_be_corrected_until_the_last_is_told() -> None:
    trick = led()
    for seat, value in ((0, "45"), (1, "40"), (0, "30"), (2, "40")):
        trick.say(seat, value)
    assert trick.winning() == [1, 2]


def test_values_need_a_characteristic() -> None:
    with pytest.raises(ValueError, match=UNNAMED):
        Trick([0, 1]).say(0, "45")


def test_the_rarest_is_known_once_all_cards_are() -> None:
    trick = Trick([0, 2])
    trick.show(0, "orange")
    assert trick.rarest() == []
    trick.show(2, "orange")
    assert trick.rarest() == [0, 2]


@pytest.mark.parametrize("setter", RARITIES)
@pytest.mark.parametrize("changer", RARITIES)
def test_only_a_strictly_rarer_card_changes_the_characteristic(setter: str, changer: str) -> None:
    trick = led("weight", setter)
    if RARITIES.index(changer) > RARITIES.index(setter):
        trick.change(1, "year", changer)
        assert (trick.characteristic, trick.setter) == ("year", 1)
    else:
        with pytest.raises(ValueError, match=GREEN if changer == "green" else NOT_RARER):
            trick.change(1, "year", changer)
        assert (trick.characteristic, trick.setter, trick.shown) == ("weight", 0, {0: setter})


def test_the_next_change_must_beat_the_card_that_set_the_current_one() -> None:
    """The rulebook's example: green, then orange; after that only red."""
    trick = led("weight", "green")
    trick.change(1, "year", "orange")
    assert trick.rarer() == ("red",)
    with pytest.raises(ValueError, match=NOT_RARER):
        trick.change(2, "weight", "orange")


def test_there_are_at_most_three_changes() -> None:
    trick = Trick([0, 1, 2, 3])
    trick.lead(0, "weight", "green")
    trick.change(1, "year", "yellow")
    trick.change(2, "weight", "orange")
    trick.change(3, "year", "red")
    assert trick.rarer() == ()


def test_after_a_change_all_say_their_values_again() -> None:
    trick = led()
    trick.say(0, "45")
    trick.change(1, "year", "red")
    assert trick.said == {}


def test_a_change_needs_something_to_change() -> None:
    with pytest.raises(ValueError, match=UNNAMED):
        Trick([0, 1]).change(1, "year", "red")


def test_a_change_is_to_something_else() -> None:
    with pytest.raises(ValueError, match=SAME):
        led("year").change(1, "year", "red")


def test_a_change_is_to_something_that_cards_tell() -> None:
    with pytest.raises(ValueError, match="fur is none of"):
        led().change(1, "fur", "red")


def test_a_change_is_judged_by_the_setters_rarity_once_that_is_told() -> None:
    trick = led("weight", "")
    assert trick.rarer() == ("yellow", "orange", "red")
    trick.show(0, "orange")
    assert trick.rarer() == ("red",)
    trick.change(1, "year", "red")
    assert trick.setter == 1


def test_whoever_changes_it_need_not_be_named_but_the_card_is_judged() -> None:
    trick = led("weight", "yellow")
    with pytest.raises(ValueError, match=NOT_RARER):
        trick.change(-1, "year", "yellow")
    trick.change(-1, "year", "orange")
    assert (trick.setter, trick.mark, trick.rarer()) == (-1, "orange", ("red",))


def test_the_leader_names_one_characteristic_only() -> None:
    with pytest.raises(ValueError, match=NAMED):
        led().lead(0, "year", "green")


def test_a_card_does_not_change_its_colour() -> None:
    trick = led("weight", "orange")
    trick.show(0, "orange")
    with pytest.raises(ValueError, match="said to be orange"):
        trick.show(0, "green")
    assert trick.shown == {0: "orange"}


@given(
    words=st.lists(
        st.tuples(st.integers(0, 2), st.sampled_from(CHARACTERISTICS), st.sampled_from(RARITIES)),
        max_size=30,
    )
)
def test_no_sequence_of_changes_breaks_the_rule(words: list[tuple[int, str, str]]) -> None:
    trick = led()
    rarest = 0
    changes = 0
    for seat, characteristic, rarity in words:
        allowed = trick.refusal(characteristic, rarity) == ""
        try:
            trick.change(seat, characteristic, rarity)
        except ValueError:
            continue
        assert allowed
        assert RARITIES.index(rarity) > rarest
        rarest = RARITIES.index(rarity)
        changes += 1
    assert changes <= 3


def told(characteristic: str, *values: int) -> Trick:
    """A trick in which seats 0, 1, … have told these values."""
    trick = led(characteristic, "")
    for seat, value in enumerate(values):
        trick.say(seat, str(value))
    return trick


def test_a_told_40_never_beats_a_told_50() -> None:
    trick = told("weight", 40, 50)
    assert trick.doubt([0], False) == LOWER
    assert trick.doubt([1], False) == trick.doubt([2], False) == ""


def test_of_told_years_the_older_is_the_better() -> None:
    trick = told("year", 1900, 1950)
    assert trick.doubt([1], False) == LOWER
    assert trick.doubt([0], False) == ""


def test_of_equal_told_values_the_rarer_card_has_won() -> None:
    trick = told("weight", 50, 50)
    assert trick.doubt([0], False) == trick.doubt([1], False) == ""
    trick.show(0, "green")
    trick.show(1, "yellow")
    assert trick.doubt([0], False) == PALER
    assert trick.doubt([1], False) == ""


def test_told_values_that_differ_do_not_tie() -> None:
    assert told("weight", 40, 50).doubt([0, 1], False) == UNEQUAL
    assert told("weight", 50, 50, 50).doubt([0, 1], False) == UNEQUAL
    assert told("weight", 50, 50, 40).doubt([0, 1], False) == ""


@pytest.mark.parametrize("other", ["", *RARITIES])
def test_a_green_card_never_wins_a_tie_of_rarity(other: str) -> None:
    """Of which no rarity is told is at least green, too."""
    trick = Trick([0, 1], {0: "green", 1: other} if other else {0: "green"})
    assert trick.doubt([0], True) == PALER


@given(st.dictionaries(st.sampled_from(range(3)), st.sampled_from(RARITIES)), st.data())
def test_only_what_the_cards_could_be_is_believed(
    shown: dict[int, str], data: st.DataObject
) -> None:
    """Every way in which untold cards could be is tried: some has just these as the rarest."""
    first = data.draw(st.lists(st.sampled_from(range(3)), min_size=1, max_size=3, unique=True))
    could_be = product(*[[shown[seat]] if seat in shown else RARITIES for seat in range(3)])
    possible = any(
        best("rarity", [RARITIES.index(rarity) for rarity in cards]) == sorted(first)
        for cards in could_be
    )
    assert (Trick([0, 1, 2], shown).doubt(first, True) == "") == possible
