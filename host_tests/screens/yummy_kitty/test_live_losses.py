"""What a mouse takes: yarn protects, and a cat leaves the count only where it is plain which."""

import pytest

from host_tests.helpers.gestures import SwitchOn, press
from host_tests.helpers.yummy_kitty_live import feeder, sit


def test_yarn_over_all_cats_makes_their_owner_safe(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0", "count 0 black 1")
    press(bench, "DOWN OK DOWN OK")
    assert "all" in press(bench, "OK")
    said = press(bench, "UP OK")
    assert said[1:3] == ["Léo", "safe"]
    assert "Lowest corner number, no yarn. Equal: you choose." not in said


def test_yarn_is_laid_on_a_colony_and_taken_away(handheld: SwitchOn) -> None:
    bench = handheld()
    game = sit(bench, 2, "start 0", "count 0 tabby 0")
    said = press(bench, "DOWN DOWN DOWN OK OK")
    assert "Orange Tabby" not in said  # there is none to lay it on
    assert "[yarn]" in press(bench, "DOWN OK")
    assert game.state.live.yarn[0] == ["calico"]
    assert "[yarn]" not in press(bench, "OK")
    assert game.state.live.yarn[0] == []


def test_the_only_breed_that_is_exposed_is_named_and_leaves_the_count(handheld: SwitchOn) -> None:
    bench = handheld()
    game = sit(bench, 2, "start 0", *feeder(1, tabby=3, calico=2), "yarn 1 calico")
    assert press(bench, "DOWN OK DOWN OK")[:3] == ["Zoé +1", "Léo", "-1 Orange Tabby"]
    press(bench, "OK")
    assert game.state.feeders[1]["tabby"] == 2


def test_a_feeder_told_in_part_is_never_sure_which_cat_leaves(handheld: SwitchOn) -> None:
    bench = handheld()
    game = sit(bench, 2, "start 0", "count 0 black 1", "count 1 tabby 3", "yarn 1 calico")
    assert press(bench, "DOWN OK")[1:3] == ["Léo", "loses a cat"]
    assert press(bench, "OK")[-2:] == ["None of these", "Which cat has left?"]
    press(bench, "DOWN OK")
    assert game.state.feeders[1]["tabby"] == 3


def test_a_breed_of_which_the_others_have_all_need_not_be_told(handheld: SwitchOn) -> None:
    bench = handheld()
    told = [event for event in feeder(1, tabby=3) if "lucky" not in event]
    sit(bench, 2, "start 0", "count 0 black 1", "count 0 lucky 1", *told, "yarn 1 calico")
    assert press(bench, "DOWN OK")[1:3] == ["Léo", "-1 Orange Tabby"]


def test_who_has_told_only_black_cats_is_not_asked_which_cat_left(handheld: SwitchOn) -> None:
    bench = handheld()
    game = sit(bench, 2, "start 0", "count 0 black 1", "count 1 black 1")
    assert press(bench, "DOWN OK OK OK")[0] == "Zoé"
    assert game.state.feeders[1] == {"black": 1}


def test_a_feeder_known_to_be_empty_loses_nothing(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0", *feeder(0, black=1), *feeder(1))
    assert press(bench, "DOWN OK")[:3] == ["Zoé +1", "Léo", "safe"]


def test_where_several_breeds_are_exposed_the_table_says_which_cat_left(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    game = sit(
        bench, 3, "start 0", "count 0 black 1", *feeder(1, "3 5", tabby=2), *feeder(2, calico=1)
    )
    said = press(bench, "DOWN OK OK OK")
    assert [word for word in said if word not in "23"] == [
        "Léo",
        "Orange Tabby",
        "Siamese",
        "None of these",
        "Which cat has left?",
    ]
    assert "With how many faces?" in press(bench, "DOWN OK")
    press(bench, "UP OK")
    assert game.state.feeders[1]["siamese"] == [1, 2]
    assert game.state.feeders[2]["calico"] == 0


def test_an_angora_that_lies_on_the_last_cat_keeps_it_in_the_count(handheld: SwitchOn) -> None:
    bench = handheld()
    told = feeder(1, tabby=1, angora="tabby") + ["yarn 1 angora"] + feeder(2, lucky=1)
    game = sit(bench, 3, "start 0", "count 0 black 1", *told)
    said = press(bench, "DOWN OK OK OK")
    assert "An Angora copies this cat: count this feeder again." in said
    press(bench, "OK")
    assert [one["lucky"] for one in game.state.feeders[1:]] == [0, 0]
    assert game.state.feeders[1]["tabby"] == 1


@pytest.mark.parametrize(
    ("copies", "left"),
    [("alone alone", ["alone"]), ("alone tabby", ["alone", "tabby"])],
    ids=["alike", "different"],
)
def test_an_angora_leaves_the_count_where_it_is_plain_which(
    handheld: SwitchOn, copies: str, left: list[str]
) -> None:
    bench = handheld()
    told = feeder(1, tabby=1, angora=copies) + ["yarn 1 tabby"]
    game = sit(bench, 2, "start 0", "count 0 black 1", *told)
    press(bench, "DOWN OK OK")
    assert ("Say in the count which Angora has left." in bench.said()) == (len(left) > 1)
    assert game.state.feeders[1]["angora"] == left
