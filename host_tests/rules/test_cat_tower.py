"""Cat Tower's die and tokens, by the rulebook."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miaou.rules.cat_tower import BOX, FACES, TOKENS, Bag, QuickDie, face


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


def test_a_token_is_drawn_after_a_fat_face_only() -> None:
    die = QuickDie()
    die.apply(["roll", "fish"])
    with pytest.raises(ValueError, match="after a fat face only"):
        die.apply(["token", "skip"])
    die.apply(["roll", "fat_face"])
    die.apply(["token", "skip"])
    assert not die.may_draw()


def test_the_catty_fatty_token_asks_for_another_token() -> None:
    die = QuickDie()
    die.apply(["roll", "fat_face"])
    die.apply(["token", "fatty"])
    assert die.may_draw()


def test_a_roll_puts_the_token_of_the_last_one_away() -> None:
    die = QuickDie()
    for event in (["roll", "fat_face"], ["token", "skip"], ["roll", "paw"]):
        die.apply(event)
    assert (die.face, die.token) == ("paw", "")


WORDS = st.sampled_from(["roll", "token", "bag", *FACES, *TOKENS, "0", "2", "9", "-1", "purr", ""])


@given(events=st.lists(st.lists(WORDS, min_size=1, max_size=8), max_size=40))
def test_what_the_rules_refuse_changes_nothing(events: list[list[str]]) -> None:
    die = QuickDie()
    for event in events:
        before = (die.face, die.token, die.rolls, list(die.bag.left))
        try:
            die.apply(event)
        except ValueError:
            assert (die.face, die.token, die.rolls, list(die.bag.left)) == before
        assert all(0 <= have <= full for have, full in zip(die.bag.left, BOX, strict=True))


@given(draws=st.lists(st.integers(0, 14), max_size=40))
def test_its_summary_carries_the_bag_into_a_new_journal(draws: list[int]) -> None:
    die = QuickDie()
    for draw in draws:
        die.apply(["roll", "fat_face"])
        die.apply(["token", die.bag.at(draw % sum(die.bag.waiting()))])
    again = QuickDie()
    again.apply(die.summary())
    assert again.bag.left == die.bag.left
