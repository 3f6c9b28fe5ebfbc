"""Yummy Kitty's count: every ruling by its name, with the rulebook's own numbers."""

from typing import Any

import pytest

from miaou.rules.yummy_kitty.score import BOX, KINDS, decided, ranking, score

Feeder = dict[str, Any]


def scored(feeders: Any, *rules: Any, **readings: Any) -> Any:
    """Whoever is told of alone sits with somebody who has nothing."""
    table = [*feeders, {}] if len(feeders) == 1 else feeders
    return score(table, *rules, **readings)[: len(feeders)]


def points(breed: str, *feeders: Feeder, **rules: Any) -> list[int]:
    return [line["points"][breed] for line in scored(feeders, **rules)]


def column(name: str, *feeders: Feeder, **rules: Any) -> list[int]:
    return [line[name] for line in scored(feeders, **rules)]


def calicos(*sizes: int) -> list[int]:
    return points("calico", *[{"calico": size} for size in sizes])


def test_there_are_63_cats_and_11_dogs_in_the_box() -> None:
    assert dict(zip(KINDS, BOX, strict=True)) == {
        "tabby": 17,
        "calico": 13,
        "american": 11,
        "siamese": 11,
        "black": 5,
        "angora": 3,
        "english": 2,
        "lucky": 1,
        "dogs": 11,
    }
    assert sum(BOX) == 63 + 11


def test_a_feeder_with_a_line_of_every_kind_adds_up_as_by_hand() -> None:
    mine = {
        "tabby": 4,
        "calico": 2,
        "american": 1,
        "siamese": [2, 1],
        "black": 1,
        "mice": 2,
        "english": 1,
        "lucky": 0,
        "angora": ["tabby", "siamese:2", "alone"],
        "dogs": 1,
    }
    line, _ = scored([mine, {}], "most")
    assert line == {
        "points": {
            "tabby": 11,
            "calico": 7,
            "american": 2,
            "siamese": 5,
            "black": 2,
            "angora": 0,
            "english": 7,
            "lucky": 0,
            "dogs": -1,
        },
        "total": 33,
        "cats": 14,
        "breeds": 7,
        "rank": 1,
    }


@pytest.mark.parametrize(("size", "worth"), list(enumerate([0, -1, 2, 3, 7, 11])))
def test_a_tabby_colony_is_worth_what_the_rulebook_lists(size: int, worth: int) -> None:
    assert points("tabby", {"tabby": size}, {}) == [worth, 0]


@pytest.mark.parametrize("size", [6, 7, 17])
def test_tabbies_past_the_fifth_add_nothing(size: int) -> None:
    assert points("tabby", {"tabby": size}) == [11]


def test_the_largest_calico_colony_gets_7_and_the_second_5() -> None:
    assert calicos(1, 4, 3, 2) == [0, 7, 5, 0]


def test_tied_for_first_calico_get_5_each_and_there_is_no_second_place() -> None:
    assert calicos(4, 4, 3) == [5, 5, 0]
    assert calicos(3, 3, 3) == [5, 5, 5]


def test_tied_for_second_calico_get_nothing() -> None:
    assert calicos(5, 3, 3, 1) == [7, 0, 0, 0]


def test_the_only_owner_of_calicos_gets_7_and_nobody_is_second() -> None:
    assert calicos(0, 1, 0) == [0, 7, 0]


def test_without_a_calico_nobody_places() -> None:
    assert calicos(0, 0) == [0, 0]
    assert calicos(2, 2, 0) == [5, 5, 0]


def test_two_players_with_calicos_get_7_and_5() -> None:
    assert calicos(1, 2) == [5, 7]


def test_an_american_is_worth_2() -> None:
    assert points("american", {"american": 3}, {}) == [6, 0]


def test_a_siamese_is_worth_the_faces_on_its_card_not_one_a_card() -> None:
    assert points("siamese", {"siamese": [1, 3, 2]}, {}) == [6, 0]


def test_a_mouse_is_worth_1_however_many_black_cats() -> None:
    assert points("black", {"black": 3, "mice": 2}, {"black": 1}) == [2, 0]


def test_the_points_for_mice_stay_when_the_black_cat_has_left() -> None:
    assert points("black", {"mice": 2}) == [2]


def test_an_angora_on_a_tabby_makes_the_colony_grow() -> None:
    assert points("tabby", {"tabby": 3, "angora": ["tabby", "tabby"]}) == [11]


def test_an_angora_on_a_calico_makes_the_colony_grow() -> None:
    assert points("calico", {"calico": 2, "angora": ["calico"]}, {"calico": 2}) == [7, 5]


def test_an_angora_on_an_american_is_worth_2() -> None:
    assert points("american", {"american": 1, "angora": ["american"]}) == [4]


def test_an_angora_on_a_siamese_has_the_faces_of_the_card_below() -> None:
    assert points("siamese", {"siamese": [3, 1], "angora": ["siamese:3", "siamese:1"]}) == [8]


def test_an_angora_on_an_english_is_another_english() -> None:
    assert points("english", {"english": 1, "tabby": 1, "angora": ["english"]}) == [4]


def test_an_angora_on_a_black_cat_or_a_lucky_cat_adds_nothing() -> None:
    alike = {"black": 1, "mice": 1, "lucky": 1}
    copied = {**alike, "angora": ["black", "lucky"]}
    assert column("total", alike) == column("total", copied) == [1]


def test_an_angora_alone_is_worth_nothing_and_so_is_one_on_it() -> None:
    assert column("total", {"angora": ["alone", "alone"]}) == [0]


def test_an_angora_is_always_one_cat() -> None:
    copying = {"tabby": 1, "siamese": [3], "angora": ["tabby", "siamese:3", "alone"]}
    assert column("cats", copying) == [5]


def test_an_angora_on_a_colony_is_no_new_breed() -> None:
    assert column("breeds", {"tabby": 1, "angora": ["tabby"]}) == [1]


def test_angoras_alone_are_one_breed_of_their_own() -> None:
    assert column("breeds", {"tabby": 1, "angora": ["alone", "alone"]}) == [2]


def test_by_house_rule_an_angora_alone_is_no_breed() -> None:
    feeder = {"english": 1, "angora": ["alone"]}
    assert column("breeds", feeder, alone_is_breed=False) == [1]
    assert points("english", feeder) == [2]
    assert points("english", feeder, alone_is_breed=False) == [1]


def test_each_english_is_worth_1_for_every_breed_with_its_own() -> None:
    feeder = {"english": 2, "tabby": 2, "siamese": [1], "lucky": 1}
    assert points("english", feeder) == [2 * 4]


def test_by_house_rule_an_english_does_not_count_its_own_breed() -> None:
    feeder = {"english": 2, "tabby": 2, "siamese": [1], "lucky": 1}
    assert points("english", feeder, {"tabby": 1}, english_counts_itself=False) == [2 * 3, 0]
    assert column("breeds", feeder, english_counts_itself=False) == [4]


def test_neither_dogs_nor_mice_are_a_breed_or_a_cat() -> None:
    (line,) = scored([{"english": 1, "dogs": 3, "mice": 2}])
    assert (line["points"]["english"], line["breeds"], line["cats"]) == (1, 1, 1)


def test_a_lucky_cat_is_worth_nothing_but_is_one_cat_and_one_breed() -> None:
    (line,) = scored([{"lucky": 1}])
    assert (line["total"], line["cats"], line["breeds"]) == (0, 1, 1)


def test_most_dogs_cost_one_point_and_all_who_tie_for_it() -> None:
    dogs: list[Feeder] = [{"dogs": 3}, {"dogs": 1}, {"dogs": 3}, {}]
    assert points("dogs", *dogs, dogs="most") == [-1, 0, -1, 0]


def test_each_dog_costs_a_point_instead() -> None:
    assert points("dogs", {"dogs": 3}, {"dogs": 1}, {}, dogs="each") == [-3, -1, 0]


def test_nobody_is_penalised_at_zero_dogs_or_without_the_variant() -> None:
    assert points("dogs", {}, {}, dogs="most") == [0, 0]
    assert points("dogs", {"dogs": 3}, {"dogs": 1}) == [0, 0]


# Ties, from the first that decides to the last; each feeder is worth 4.
PLAIN: Feeder = {"american": 2}
MORE_CATS: Feeder = {"american": 1, "siamese": [1, 1]}
MORE_BREEDS: Feeder = {"american": 1, "siamese": [2], "black": 1}


@pytest.mark.parametrize(
    ("feeders", "ranks", "by"),
    [
        ([PLAIN, {"american": 3}], [2, 1], "points"),
        ([PLAIN, MORE_CATS], [2, 1], "cats"),
        ([MORE_CATS, MORE_BREEDS], [2, 1], "breeds"),
        ([PLAIN, PLAIN], [1, 1], "shared"),
        ([PLAIN, {}, PLAIN], [1, 3, 1], "shared"),
        ([{}, PLAIN, {}], [2, 1, 2], "points"),
    ],
)
def test_points_then_cats_then_breeds_then_a_shared_victory(
    feeders: list[Feeder], ranks: list[int], by: str
) -> None:
    lines = scored(feeders)
    assert [line["rank"] for line in lines] == ranks
    assert decided(lines) == by


def test_the_ranking_tells_the_seats_best_first() -> None:
    assert ranking(scored([{}, PLAIN, MORE_CATS, {}])) == [2, 1, 0, 3]


@pytest.mark.parametrize(
    ("feeders", "reason"),
    [
        ([{"tabby": 10}, {"tabby": 8}], "The box has 17 tabby cards, not 18"),
        ([{"calico": 14}], "13 calico"),
        ([{"american": 12}], "11 american"),
        ([{"siamese": [1] * 6}, {"siamese": [1] * 6}], "11 siamese"),
        ([{"black": 6}], "5 black"),
        ([{"angora": ["alone", "alone"]}, {"angora": ["alone", "alone"]}], "3 angora cards, not 4"),
        ([{"english": 2}, {"english": 1}], "2 english"),
        ([{"lucky": 1}, {"lucky": 1}], "1 lucky"),
        ([{"dogs": 12}], "11 dogs"),
        ([{"tabby": -1}], "fewer than no tabby"),
        ([{"mice": -1}], "fewer than no mice"),
        ([{"siamese": [2, 0]}], "Every Siamese card shows a face"),
        ([{"persian": 1}], "No card is called persian"),
        ([{"angora": ["tabby"]}, {"tabby": 1}], "No tabby lies in this feeder"),
        ([{"siamese": [1, 2], "angora": ["siamese:3"]}], "No siamese:3 lies"),
        ([{"siamese": [1, 2], "angora": ["siamese"]}], "No siamese lies"),
        ([{"siamese": [1, 2], "angora": ["siamese:x"]}], "No siamese:x lies"),
        ([{"tabby": 1, "siamese": [1], "angora": ["tabby:1"]}], "No tabby:1 lies"),
        ([{"angora": ["angora", "alone"]}], "No angora lies"),
        ([{"dogs": 1, "angora": ["dogs"]}], "No dogs lies"),
        ([{"mice": 1, "angora": ["mice"]}], "No mice lies"),
    ],
)
def test_a_feeder_that_cannot_be_is_refused_with_the_reason(
    feeders: list[Feeder], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        scored(feeders)


def test_a_variant_that_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="off, most or each"):
        scored([{}, {}], "some")
