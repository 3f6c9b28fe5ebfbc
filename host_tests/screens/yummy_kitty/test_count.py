"""Yummy Kitty's count: row after row, refused where the box has no more, resumed anywhere."""

import pytest

from host_tests.helpers.gestures import SwitchOn, press, show
from host_tests.helpers.yummy_kitty_count import ALL, begin, resumed


@pytest.mark.parametrize("told", range(0, len(ALL) + 1, 3))
def test_a_count_is_resumed_where_the_power_was_cut(handheld: SwitchOn, told: int) -> None:
    bench = handheld()
    begin(bench, *ALL[:told])
    before = bench.said()
    assert resumed(bench) == before


def test_every_row_is_asked_in_turn_and_then_the_next_player(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, "siamese 0 1 1")  # so that its faces are asked
    asked = [bench.said()[2]]
    while "Léo" not in bench.said():
        bench.press("OK")
        asked.append(bench.said()[2])
    assert asked[:-1] == [
        "[tabby]",
        "[calico]",
        "[american]",
        "[siamese]",
        "[faces]",
        "[black]",
        "[mice]",
        "[english]",
        "[lucky]",
        "[angora]",
    ]


def test_a_row_of_which_the_others_have_all_is_not_asked(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, *[line for line in ALL[:17] if "lucky" not in line], "count 0 lucky 1")
    assert "[angora]" in bench.said()


def test_what_the_box_does_not_hold_is_refused_and_said(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, *ALL[:9], "count 0 tabby 15")
    bench.press("UP")
    assert "The box has only 17, all counted." in bench.said()
    assert bench.handheld.door.stack[-1]._number == 2
    bench.press("DOWN")
    assert "The box has only 17, all counted." not in bench.said()


def test_nobody_has_fewer_than_none(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, *ALL[:4])
    bench.press("DOWN")
    assert bench.handheld.door.stack[-1]._number == 0


def test_back_goes_a_row_back(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, *ALL[:5])
    assert "[mice]" in bench.said()
    assert "[black]" in press(bench, "BACK")
    assert "[faces]" in press(bench, "BACK")


def test_ok_writes_only_what_is_new(handheld: SwitchOn) -> None:
    bench = handheld()
    game = begin(bench, *ALL[:5])
    written = len(game.journal)
    assert "[mice]" in press(bench, "BACK BACK OK OK")
    assert len(game.journal) == written
    press(bench, "UP OK")
    assert len(game.journal) == written + 1


def test_black_cats_told_during_play_are_asked_again_at_the_end(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, "start 0", "count 0 black 1", "caught 0", *ALL[:4])
    assert bench.said()[2:5] == ["[black]", "Black Cat", "1"]
    bench.press("OK")
    assert bench.said()[2:5] == ["[mice]", "Mice caught", "1"]


def test_siamese_cards_are_written_with_their_faces(handheld: SwitchOn) -> None:
    bench = handheld()
    game = begin(bench, *ALL[:3])
    bench.press("OK")
    assert "siamese" not in game.state.feeders[0]
    press(bench, "UP OK")
    cards = game.state.feeders[0]["siamese"]
    assert (len(cards), sum(cards)) == (3, 4)  # three is likeliest where two play


def test_faces_that_cannot_lie_under_an_angora_are_refused_in_words(handheld: SwitchOn) -> None:
    bench = handheld()
    game = begin(bench, *ALL[:3], "siamese 0 1 3", *ALL[4:8], "angora 0 siamese:3", *ALL[9:])

    show(bench, "yummy_kitty.count.Count", game, 0, ("siamese", "faces"))
    assert "That cannot lie under this feeder's Angoras." in press(bench, "OK DOWN OK")
    assert game.state.feeders[0]["siamese"] == [3]


def test_angoras_that_lie_on_each_others_cards_are_asked_again_if_refused(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    game = begin(bench, *ALL[:3], "siamese 0 2 5", *ALL[4:8])
    press(bench, "UP UP OK")  # two Angoras
    press(bench, "DOWN DOWN OK OK")  # on a card of one face
    said = press(bench, "DOWN DOWN OK DOWN OK")  # and on one of two
    assert "That cannot lie under this feeder's Angoras." in said
    assert "Angora 1 lies on" in press(bench, "OK")
    assert "angora" not in game.state.feeders[0]


def test_every_row_has_a_name_a_picture_and_a_sign() -> None:
    from miaou.screens.yummy_kitty.game import NAMES, ROWS
    from miaou.screens.yummy_kitty.pictures import PICTURES
    from miaou.screens.yummy_kitty.signs import SIGNS

    assert set(PICTURES) == set(SIGNS) == set(ROWS) == set(NAMES) - {"alone"}
