"""A game of Yummy Kitty as events: told, refused, told again, argued about."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miaou.rules.yummy_kitty.feeders import MANY, faces_below, least, most, to_copy
from miaou.rules.yummy_kitty.score import decided, score
from miaou.rules.yummy_kitty.table import Table


def play(*events: str) -> Table:
    game = Table()
    for event in ("table Ana Ben Cleo", *events):
        game.apply(event.split(" "))
    return game


def test_two_to_five_play() -> None:
    for names in (["Ana"], list("ABCDEF")):
        with pytest.raises(ValueError, match="two to five"):
            Table().apply(["table", *names])
    with pytest.raises(ValueError, match="same name"):
        Table().apply(["table", "Ana", "Ana"])


def test_who_plays_is_said_first() -> None:
    with pytest.raises(ValueError, match="who plays"):
        Table().apply(["count", "0", "tabby", "1"])


def test_names_can_be_put_right_without_losing_a_cat() -> None:
    game = play("count 2 tabby 2", "table Ana Bea Cleo")
    assert (game.names, game.feeders[2]) == (["Ana", "Bea", "Cleo"], {"tabby": 2})
    with pytest.raises(ValueError, match="new game"):
        game.apply(["table", "Ana", "Bea"])


def test_a_whole_count_gives_the_result_of_its_feeders() -> None:
    game = play(
        "dogs each",
        "count 0 tabby 4",
        "siamese 0 2 3",
        "count 0 mice 1",
        "angora 0 tabby siamese:2",
        "count 1 calico 2",
        "count 1 dogs 2",
        "done",
    )
    feeders: list[dict[str, Any]] = [
        {"tabby": 4, "siamese": [2, 1], "mice": 1, "angora": ["tabby", "siamese:2"]},
        {"calico": 2, "dogs": 2},
        {},
    ]
    assert game.feeders == feeders
    assert game.result() == score(feeders, "each")
    assert game.counted


def test_a_count_is_set_not_added_and_can_be_changed_when_all_is_done() -> None:
    game = play("count 0 american 3", "done", "count 0 american 1")
    assert (game.total(0), game.counted) == (2, False)


def test_the_total_is_live_and_follows_what_is_told() -> None:
    game = play("count 0 tabby 4")
    assert game.total(0) == 7
    game.apply(["count", "0", "tabby", "5"])
    assert (game.total(0), game.total(1)) == (11, 0)


def test_cats_that_were_lured_and_lost_again_break_no_tie() -> None:
    game = play("count 0 lucky 1", "count 0 lucky 0", "count 0 american 1", "count 1 american 1")
    assert [line["rank"] for line in game.result()] == [1, 1, 3]
    assert decided(game.result()) == "shared"


def test_what_has_not_been_told_is_not_in_the_feeder() -> None:
    assert list(play("count 0 lucky 0", "angora 0").feeders[0]) == ["lucky", "angora"]


@pytest.mark.parametrize("cards", [0, 1, 4, 11])
def test_siamese_are_told_by_cards_and_faces_together(cards: int) -> None:
    game = play(f"siamese 0 {cards} {2 * cards}")
    shown = game.feeders[0]["siamese"]
    assert (len(shown), sum(shown)) == (cards, 2 * cards)


@given(cards=st.lists(st.integers(1, 4), min_size=1, max_size=11), data=st.data())
def test_an_angora_can_lie_on_any_card_that_is_there_in_any_order_of_telling(
    cards: list[int], data: st.DataObject
) -> None:
    copies = data.draw(st.lists(st.sampled_from(cards), max_size=3))
    angora = " ".join(["angora 0", *[f"siamese:{faces}" for faces in copies]])
    siamese = f"siamese 0 {len(cards)} {sum(cards)}"
    game = play(siamese, angora, "count 0 tabby 1", siamese)
    assert game.result()[0]["points"]["siamese"] == sum(cards) + sum(copies)
    assert len(game.feeders[0]["siamese"]) == len(cards)


@pytest.mark.parametrize("cards", [1, 2, 3])
@pytest.mark.parametrize("faces", range(3, 7))
def test_the_card_under_an_angora_has_as_many_faces_as_the_others_leave_it(
    cards: int, faces: int
) -> None:
    game = play(f"siamese 0 {cards} {faces}")
    fewest, most = faces_below(game.feeders[0])
    for below in range(9):
        event = ["angora", "0", f"siamese:{below}"]
        if fewest <= below <= most:
            game.apply(event)
        else:
            with pytest.raises(ValueError, match=f"No siamese:{below} lies"):
                game.apply(event)


@pytest.mark.parametrize(
    ("told", "event", "reason"),
    [
        ("count 0 tabby 17", "count 1 tabby 1", "The box has 17 tabby cards, not 18"),
        ("done", "siamese 0 3 2", "3 Siamese cards cannot show 2 faces"),
        ("done", "siamese 0 0 1", "0 Siamese cards cannot show 1 faces"),
        ("angora 0 alone alone alone", "angora 1 alone", "3 angora cards, not 4"),
        ("done", "angora 0 tabby", "No tabby lies"),
        ("done", "angora 0 siamese:1", "No siamese:1 lies"),
        ("siamese 0 2 3", "angora 0 siamese:3", "No siamese:3 lies"),
        ("siamese 0 2 5", "angora 0 siamese:1 siamese:2", "No siamese:2 lies"),
        ("siamese 0 1 2", "angora 0 siamese:1", "No siamese:1 lies"),
        ("done", "count 0 mice -1", "A number from 0 to 99"),
        ("done", "count 0 mice 100", "A number from 0 to 99"),
        ("count 0 mice 99", "caught 0", "A number from 0 to 99"),
        ("done", "count 0 dogs 1", "choose the variant"),
        ("done", "count 0 siamese 1", "Nobody counts siamese like this"),
        ("done", "count 3 tabby 1", "Nobody sits at seat 3"),
        ("done", "angora", "Nobody sits at seat"),
        ("done", "house alone_is_breed maybe", "No house rule"),
        ("done", "dogs some", "off, most or each"),
        ("done", "turn", "whose turn"),
        ("done", "protect 1", "whose turn"),
        ("done", "purr", "knows nothing of purr"),
        ("done", "count 0 tabby", "knows nothing of count 0 tabby"),
    ],
)
def test_an_impossible_entry_is_refused_with_the_reason(told: str, event: str, reason: str) -> None:
    game = play(told)
    with pytest.raises(ValueError, match=reason):
        game.apply(event.split(" "))


def test_a_card_under_an_angora_stays_until_the_angora_is_told_anew() -> None:
    game = play("count 0 tabby 1", "angora 0 tabby")
    with pytest.raises(ValueError, match="No tabby lies"):
        game.apply(["count", "0", "tabby", "0"])
    game.apply(["angora", "0", "alone"])
    game.apply(["count", "0", "tabby", "0"])
    assert game.total(0) == 0


def test_the_limits_are_what_the_box_and_the_angoras_leave() -> None:
    game = play("count 0 tabby 9", "angora 0 tabby tabby", "siamese 1 3 7", "count 2 tabby 2")
    feeders = game.feeders
    assert [most(feeders, seat, "tabby") for seat in range(3)] == [15, 6, 8]
    assert [least(feeder, "tabby") for feeder in feeders] == [1, 0, 0]
    assert most(feeders, 1, "angora") == 1
    assert most(feeders, 0, "mice") == MANY


def test_an_angora_can_lie_on_what_the_feeder_has_or_alone() -> None:
    game = play("siamese 0 1 2", "count 0 lucky 1", "count 0 tabby 0", "count 0 mice 2")
    assert to_copy(game.feeders[0]) == ["siamese", "lucky", "alone"]


def test_dogs_that_were_counted_wait_while_the_variant_is_off() -> None:
    game = play("dogs each", "count 0 dogs 3", "dogs off")
    assert game.total(0) == 0
    game.apply(["dogs", "each"])
    assert game.total(0) == -3


@pytest.mark.parametrize(
    ("told", "kind", "points"),
    [("count 0 calico 2", "calico", 7), ("count 0 dogs 2", "dogs", -1)],
)
def test_what_takes_all_feeders_to_tell_comes_when_everybody_is_counted(
    told: str, kind: str, points: int
) -> None:
    game = play("dogs most", told)
    assert (game.later(kind), game.total(0), game.why(0, kind)) == (True, 0, ("later", []))
    game.apply(["done"])
    assert (game.later(kind), game.total(0)) == (False, points)


def test_dogs_that_cost_a_point_each_need_not_wait() -> None:
    game = play("dogs each", "count 0 dogs 2")
    assert (game.later("dogs"), game.total(0)) == (False, -2)


def test_the_other_reading_is_shown_without_changing_the_game() -> None:
    game = play("count 0 english 1", "angora 0 alone")
    before = game.result()
    assert [line["total"] for line in game.other("alone_is_breed")] == [1, 0, 0]
    assert [line["total"] for line in game.other("english_counts_itself")] == [1, 0, 0]
    assert game.result() == before
    game.apply(["house", "alone_is_breed", "no"])
    assert game.total(0) == 1
    assert game.other("alone_is_breed") == before


def test_a_rematch_keeps_the_players_the_variant_and_the_house_rules() -> None:
    game = play("dogs most", "house english_counts_itself no", "count 0 tabby 2", "start 1")
    again = Table()
    for event in game.rematch():
        again.apply(event)
    assert (again.names, again.dogs, again.house) == (game.names, game.dogs, game.house)
    assert (again.feeders, again.seat) == ([{}, {}, {}], -1)


@pytest.mark.parametrize(
    ("told", "kind", "reason"),
    [
        ("done", "calico", ("none", [])),
        ("count 0 tabby 4", "tabby", ("tabby", [4, 7])),
        ("count 0 tabby 5", "tabby", ("tabby", [5, 11])),
        ("count 0 tabby 6", "tabby", ("tabby_full", [6, 11])),
        ("count 0 calico 2", "calico", ("calico_only", [2])),
        ("count 0 calico 2,count 1 calico 1", "calico", ("calico_first", [2, 1])),
        ("count 0 calico 2,count 1 calico 2", "calico", ("calico_tied_first", [2, 2])),
        ("count 0 calico 2,count 1 calico 3", "calico", ("calico_second", [2, 3])),
        (
            "count 0 calico 1,count 1 calico 3,count 2 calico 1",
            "calico",
            ("calico_tied_second", [1, 2]),
        ),
        (
            "count 0 calico 1,count 1 calico 3,count 2 calico 3",
            "calico",
            ("calico_no_second", [1, 3]),
        ),
        ("count 0 calico 1,count 1 calico 3,count 2 calico 2", "calico", ("calico_third", [1, 2])),
        ("count 0 american 2,angora 0 american", "american", ("american", [3])),
        ("siamese 0 2 3,angora 0 siamese:2", "siamese", ("siamese", [3, 5])),
        ("count 0 black 1", "black", ("black", [1, 0])),
        ("count 0 black 1,caught 0", "black", ("black", [1, 1])),
        ("count 0 mice 2", "black", ("black_gone", [2])),
        ("count 0 tabby 1,angora 0 tabby", "angora", ("angora", [1])),
        ("count 0 tabby 1,angora 0 tabby alone", "angora", ("angora_alone", [2, 1])),
        (
            "house alone_is_breed no,angora 0 alone",
            "angora",
            ("angora_alone_no_breed", [1, 1]),
        ),
        ("count 0 english 2,count 0 tabby 1", "english", ("english", [2, 2])),
        (
            "house english_counts_itself no,count 0 english 2,count 0 tabby 1",
            "english",
            ("english_others", [2, 1]),
        ),
        ("count 0 lucky 1", "lucky", ("lucky", [1])),
        ("done", "dogs", ("dogs_off", [])),
        ("dogs most", "dogs", ("none", [])),
        ("dogs most,count 0 dogs 2,count 1 dogs 2", "dogs", ("dogs_most", [2])),
        ("dogs most,count 0 dogs 2,count 1 dogs 3", "dogs", ("dogs_fewer", [2, 3])),
        ("dogs each,count 0 dogs 2", "dogs", ("dogs_each", [2])),
    ],
)
def test_why_names_the_ruling_behind_a_line(
    told: str, kind: str, reason: tuple[str, list[int]]
) -> None:
    assert play(*told.split(","), "done").why(0, kind) == reason
