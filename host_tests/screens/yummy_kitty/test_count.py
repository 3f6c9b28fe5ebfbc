"""Yummy Kitty's count: row after row, refused where the box has no more, resumed anywhere."""

import pytest

from host_tests.helpers.gestures import SwitchOn, press, show
from host_tests.helpers.yummy_kitty_count import ALL, begin, resumed
from miaou.ui.menu import as_it_is


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
        "Orange Tabby",
        "Calico",
        "American",
        "Siamese",
        "Siamese faces",
        "Black Cat",
        "Mice caught",
        "English",
        "Lucky Cat",
        "Angora",
    ]


def test_nothing_is_guessed_and_what_is_not_told_is_no_number(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench)
    assert bench.said() == ["Points: –", "Zoé", "Orange Tabby", "0", "0"] + ["–"] * 9 + ["Next"]
    zoe, leo = as_it_is("Zoé"), as_it_is("Léo")
    assert press(bench, "BACK") == ["Points without Calico", "–", zoe, "–", leo, "Undo"]


def test_a_player_who_is_called_like_a_cat_is_called_so_in_every_language(
    handheld: SwitchOn,
) -> None:
    bench = handheld(language="fr")
    begin(bench, "table Lucky Nobody")
    said = press(bench, "BACK")
    assert said[2::2] == [as_it_is("Lucky"), as_it_is("Nobody")]


def test_pressing_only_ok_gives_nobody_points_and_asks_about_every_empty_feeder(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    game = begin(bench)
    questions = []
    while not game.state.counted:
        questions += [words for words in bench.said() if words.endswith("?")]
        bench.press("OK")
    assert questions == ["Has Zoé no cat at all?", "Has Léo no cat at all?"]
    assert [line["total"] for line in game.state.result()] == [0, 0]


def test_a_feeder_that_was_pressed_through_is_gone_through_again_or_stays_open(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    game = begin(bench)
    assert "Has Zoé no cat at all?" in press(bench, "OK " * 9)
    assert "Angora" in resumed(bench)  # the power was cut before anybody answered
    assert "Orange Tabby" in press(bench, "OK BACK")
    assert game.state.names[0] in bench.said()


def test_who_has_no_cat_but_a_mouse_is_not_asked_whether_that_is_all(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, "caught 0")
    assert "Léo" in press(bench, "OK " * 9)


def test_calico_is_told_later_until_everybody_is_counted(handheld: SwitchOn) -> None:
    bench = handheld()
    game = begin(bench, *ALL[:9])
    assert "1 → later" in press(bench, "BACK OK")
    assert "All feeders are compared: wait until everybody is counted." in press(bench, "DOWN OK")
    begin(bench, *ALL)
    assert game.state.names == ["Zoé", "Léo"]
    assert "1 → 5" in press(bench, "OK OK")


def test_a_row_of_which_the_others_have_all_is_not_asked(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, *[line for line in ALL[:17] if "lucky" not in line], "count 0 lucky 1")
    assert "Angora" in bench.said()


def test_what_the_box_does_not_hold_is_refused_and_said(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, *ALL[:9], "count 0 tabby 15")
    press(bench, "UP UP UP")
    assert "The box has only 17." in bench.said()
    assert bench.said()[3] == "2"
    bench.press("DOWN")
    assert "The box has only 17." not in bench.said()


def test_nobody_has_fewer_than_none(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, *ALL[:4])
    bench.press("DOWN")
    assert bench.said()[3] == "0"


def test_back_goes_a_row_back(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, *ALL[:5])
    assert "Mice caught" in bench.said()
    assert "Black Cat" in press(bench, "BACK")
    assert "Siamese faces" in press(bench, "BACK")


def test_ok_writes_only_what_is_new(handheld: SwitchOn) -> None:
    bench = handheld()
    game = begin(bench, *ALL[:5])
    written = len(game.journal)
    assert "Mice caught" in press(bench, "BACK BACK OK OK")
    assert len(game.journal) == written
    press(bench, "UP OK")
    assert len(game.journal) == written + 1


def test_mice_caught_during_play_are_shown_again_in_the_count(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, "start 0", "caught 0", *ALL[:4])
    assert bench.said()[2:4] == ["Black Cat", "0"]
    bench.press("OK")
    assert bench.said()[2:4] == ["Mice caught", "1"]


def test_siamese_cards_are_written_with_their_faces(handheld: SwitchOn) -> None:
    bench = handheld()
    game = begin(bench, *ALL[:3])
    press(bench, "UP UP UP OK")
    assert "siamese" not in game.state.feeders[0]
    press(bench, "UP OK")
    cards = game.state.feeders[0]["siamese"]
    assert (len(cards), sum(cards)) == (3, 4)


def test_fewer_faces_than_siamese_cards_are_refused_where_they_are_entered(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    begin(bench, *ALL[:3])
    assert "2" in press(bench, "UP UP OK")  # no fewer faces than cards are offered
    said = press(bench, "DOWN")
    assert "Every Siamese shows a face." in said
    assert "2" in said


def test_faces_that_cannot_lie_under_an_angora_are_refused_in_words(handheld: SwitchOn) -> None:
    bench = handheld()
    game = begin(bench, *ALL[:3], "siamese 0 1 3", *ALL[4:8], "angora 0 siamese:3", *ALL[9:])

    show(bench, "yummy_kitty.count.Count", game, 0, ("siamese", False))
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
    from miaou.screens.yummy_kitty.game import NAMES, ROWS, SIGNS
    from miaou.screens.yummy_kitty.pictures import PICTURES

    assert set(PICTURES) == set(SIGNS) == set(ROWS) == set(NAMES) - {"alone"}
