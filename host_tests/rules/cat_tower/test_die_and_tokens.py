"""Cat Tower's die and tokens, by the rulebook."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tests.helpers.both.event_list import states
from miaou.rules.cat_tower.die import BOX, FACES, TOKENS, Bag, face
from miaou.rules.cat_tower.quick_die import QuickDie


def test_five_images_on_six_faces_and_one_cat_is_the_one_that_stands_twice() -> None:
    assert sorted(face(side) for side in range(6)) == sorted([*FACES, "one_cat"])


@pytest.mark.parametrize("doubled", FACES)
def test_a_house_rule_says_which_face_stands_twice(doubled: str) -> None:
    sides = [face(side, doubled) for side in range(6)]
    assert sides.count(doubled) == 2
    assert set(sides) == set(FACES)


def test_a_doubled_face_that_nobody_knows_is_one_cat() -> None:
    assert face(5, "dog") == "one_cat"


def test_there_are_fifteen_tokens_in_the_box() -> None:
    assert dict(zip(TOKENS, BOX, strict=True)) == {
        "reverse": 2,
        "skip": 2,
        "equal": 5,
        "paws": 2,
        "fatty": 2,
        "belly": 2,
    }
    assert len(Bag()) == 15


def test_tokens_are_drawn_without_replacement() -> None:
    bag = Bag()
    drawn = []
    for _ in range(15):
        token = bag.at(0)
        bag.take(token)
        drawn.append(token)
    assert [drawn.count(token) for token in TOKENS] == list(BOX)
    assert len(bag) == 0


def test_an_empty_bag_is_turned_back_for_the_next_draw() -> None:
    bag = Bag()
    for _ in range(15):
        bag.take(bag.at(0))
    bag.take("belly")
    assert len(bag) == 14


def test_a_token_that_is_used_up_cannot_be_drawn() -> None:
    bag = Bag()
    bag.take("skip")
    bag.take("skip")
    with pytest.raises(ValueError, match="No skip token is left"):
        bag.take("skip")
    assert len(bag) == 13


def after(*events: str) -> QuickDie:
    die = QuickDie()
    for event in events:
        die.apply(event.split())
    return die


def test_another_edition_of_the_tokens_fills_the_bag() -> None:
    bag = after("tokens 1 0 0 0 0 3").bag
    assert (len(bag), bag.turned()) == (4, 0)
    for _ in range(4):
        bag.take(bag.at(0))
    assert (len(bag), bag.turned()) == (0, 4)
    bag.take("belly")
    assert bag.left == [1, 0, 0, 0, 0, 2]


@pytest.mark.parametrize(
    ("counts", "reason"),
    [
        ("0 0 0 0 5 0", "must not be Catty Fatty"),
        ("0 0 0 0 0 0", "must not be Catty Fatty"),
        ("10 0 0 0 0 0", "from 0 to 9"),
        ("2 2 5 2 2 x", "from 0 to 9"),
    ],
)
def test_an_edition_that_nobody_can_play_with_is_refused(counts: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        QuickDie().apply(["tokens", *counts.split()])


def test_a_bag_never_holds_more_than_its_edition() -> None:
    assert len(after("tokens 1 1 1 1 1 1", "bag 0 1 1 1 1 1").bag) == 5
    with pytest.raises(ValueError, match="so many tokens"):
        after("tokens 1 1 1 1 1 1", "bag 1 1 1 1 2 1")


def test_a_token_is_drawn_after_a_fat_face_only() -> None:
    with pytest.raises(ValueError, match="after a fat face only"):
        after("roll fish", "token skip")
    assert not after("roll fat_face", "token skip").may_draw()


def test_the_catty_fatty_token_asks_for_another_token() -> None:
    assert after("roll fat_face", "token fatty").may_draw()


def test_a_roll_puts_the_token_of_the_last_one_away() -> None:
    die = after("roll fat_face", "token skip", "roll paw")
    assert (die.face, die.token) == ("paw", "")


def test_the_last_eight_rolls_are_kept_and_the_newest_is_last() -> None:
    assert after("roll one_cat", *["roll paw"] * 7, "roll fish").last == ["paw"] * 7 + ["fish"]


def test_every_roll_is_counted_by_its_face_and_by_the_face_that_stood_twice() -> None:
    die = after("roll fish", "roll paw", "doubled fish", "roll fish")
    assert die.rolls == [0, 0, 1, 2, 0]
    assert die.doubled_rolls == [2, 0, 0, 1, 0]


def test_the_rolls_of_earlier_journals_go_on_being_counted() -> None:
    die = after("rolled 1 2 3 4 5 15 0 0 0 0", "roll paw")
    assert " ".join(die.tally()) == "rolled 1 2 4 4 5 16 0 0 0 0"


def test_the_rolls_of_earlier_journals_are_told_once_and_before_any_other() -> None:
    with pytest.raises(ValueError, match="once, before any other"):
        after("roll paw", "rolled 1 0 0 0 0 1 0 0 0 0")


def test_earlier_rolls_whose_two_counts_differ_are_refused() -> None:
    with pytest.raises(ValueError, match="each in both counts"):
        after("rolled 1 2 3 4 5 14 0 0 0 0")


WORDS = st.sampled_from(
    [
        "roll",
        "token",
        "bag",
        "tokens",
        "doubled",
        "rolled",
        *FACES,
        *TOKENS,
        "0",
        "2",
        "9",
        "-1",
        "",
    ]
)
EVENTS = st.one_of(
    st.lists(WORDS, min_size=1, max_size=8),
    st.tuples(st.sampled_from(["roll", "doubled"]), st.sampled_from(FACES)).map(list),
    st.tuples(st.just("token"), st.sampled_from(TOKENS)).map(list),
    st.tuples(st.sampled_from(["bag", "tokens"]), *[st.sampled_from(["0", "1", "2", "9"])] * 6).map(
        list
    ),
)


@given(events=st.lists(EVENTS, max_size=40))
def test_what_the_rules_refuse_changes_nothing(events: list[list[str]]) -> None:
    (_, before), *told = states("miaou.rules.cat_tower.quick_die.QuickDie", [["purr"], *events])
    for reason, state in told:
        if reason:
            assert reason.endswith(".")
            assert state == before
        bag = state["bag"]
        assert all(0 <= have <= full for have, full in zip(bag["left"], bag["box"], strict=True))
        assert sum(state["rolls"]) == sum(state["doubled_rolls"])
        before = state


@given(events=st.lists(EVENTS, max_size=40))
def test_its_summary_carries_the_die_into_a_new_journal(events: list[list[str]]) -> None:
    die = QuickDie()
    for event in events:
        with suppress(ValueError):
            die.apply(event)
    again = after(*[" ".join(event) for event in die.summary()])
    assert again.tally() == die.tally()
    assert again.doubled == die.doubled
    assert again.bag.left == die.bag.left
    assert list(again.bag.box) == list(die.bag.box)
