"""Yummy Kitty at the table: turns, Feline Protection, and what a mouse does to everybody."""

from collections.abc import Callable
from typing import Any

import pytest

from miaou.core.journal import Journal
from tools.virtual import two_buttons
from tools.virtual.bench import Bench

SwitchOn = Callable[..., Bench]
LONG = ["Maximilian", "Wilhelmina", "Montgomery", "Mammamamma", "Alessandra"]
EMPTY = {"tabby": 0, "calico": 0, "american": 0, "black": 0, "english": 0, "lucky": 0}


def sit(bench: Bench, players: int, *events: str, names: str = "Zoé Léo Ana Max Eva") -> Any:
    """The table at its first turn, after these events; answers the game."""
    from miaou.core.game import Game
    from miaou.rules.yummy_kitty_game import Game as Rules

    game = Game(Rules, bench.handheld.journal("yummy_kitty"))
    table = ["table", *names.split()[:players]]
    game.begin(table, *[event.split() for event in events])
    show(bench, game)
    return game


def show(bench: Bench, game: Any) -> None:
    from miaou.screens.yummy_kitty.live import Live

    bench.handheld.loop.open(Live(bench.handheld, game))


def press(bench: Bench, keys: str) -> list[str]:
    """Answers what the screen says after these keys."""
    for key in keys.split():
        bench.press(key)
    return bench.said()


def feeder(seat: int, siamese: str = "0 0", angora: str = "", **cats: int) -> list[str]:
    """The events that tell everything about a feeder."""
    counts = [f"count {seat} {breed} {number}" for breed, number in (EMPTY | cats).items()]
    return [*counts, f"siamese {seat} {siamese}", f"angora {seat} {angora}".strip()]


def written() -> list[str]:
    """The events that count, as a power cut would leave them."""
    return [" ".join(event) for event in Journal("saves/yummy_kitty").events()]


def test_the_first_to_say_meow_begins_and_turns_go_clockwise(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3)
    assert "Count to three: the first to say meow begins." in bench.said()
    assert "Who said meow first?" in press(bench, "OK")
    assert press(bench, "DOWN DOWN OK")[:2] == ["Ana", "→ Zoé"]
    assert press(bench, "OK")[:2] == ["Zoé", "→ Léo"]


def test_home_offers_to_continue_once_somebody_has_begun(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3)
    assert not bench.handheld.settings.get("unfinished")
    press(bench, "OK OK")
    assert bench.handheld.settings.get("unfinished") == "yummy_kitty"


def test_a_game_that_was_counted_too_early_is_under_way_again_with_the_next_turn(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    game = sit(bench, 2, "start 0", "done")
    press(bench, "OK")
    assert not game.state.counted
    assert bench.handheld.settings.get("unfinished") == "yummy_kitty"


def test_the_name_of_who_plays_is_twice_the_size_of_a_letter(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0", names="Il Li")
    canvas = bench.handheld.canvas
    drawn = [[canvas.fb.pixel(x, y) for x in range(60)] for y in range(24)]
    assert drawn[0::2] == drawn[1::2]
    assert [row[0::2] for row in drawn] == [row[1::2] for row in drawn]
    canvas.clear()
    canvas.text("Il", 0, 0)
    small = [[canvas.fb.pixel(x, y) for x in range(30)] for y in range(12)]
    assert [row[0::2] for row in drawn[0::2]] == small


@pytest.mark.parametrize(
    "keys",
    [
        ["OK", "OK", "OK", "UP"],
        ["DOWN", "DOWN", "DOWN", "DOWN", "DOWN", "DOWN"],
        ["DOWN", "DOWN", "OK", "OK", "UP"],
        ["DOWN", "DOWN", "DOWN", "OK", "OK", "OK", "BACK", "UP"],
        ["DOWN", "OK", "OK", "OK", "OK", "DOWN", "OK", "OK", "OK", "OK", "UP", "UP"],
        ["DOWN", "OK", "DOWN", "DOWN", "OK", "DOWN", "OK", "OK", "UP", "OK", "OK", "OK", "UP"],
    ],
    ids=["turns", "table", "protection", "black cats", "nobody", "mouse"],
)
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_longest_names_fit_everywhere(
    handheld: SwitchOn, language: str, keys: list[str]
) -> None:
    bench = handheld(language=language)
    told = [event for seat in (0, 2) for event in feeder(seat, "3 5", tabby=2)]
    sit(bench, 5, "start 0", "protect 1", *told, *feeder(3, tabby=1), names=" ".join(LONG))
    cut = list(bench.handheld.canvas.cut)
    for key in keys:
        bench.press(key)
        cut += bench.handheld.canvas.cut
    assert cut == []


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_titles_fit_the_narrowest_panel(handheld: SwitchOn, language: str) -> None:
    from miaou.lang import _, load

    body = handheld(language=language).handheld.canvas.font("body")
    load("yummy_kitty")
    for title in (
        "Who said meow first?",
        "At the table",
        "Who lost the cat?",
        "Whose turn?",
        "Black Cats",
        "Cats under yarn?",
        "Who has a Black Cat?",
        "With how many faces?",
    ):
        assert body.width(_(title)) <= 120, title


def test_storing_food_gives_two_cards_or_three_with_an_empty_hand(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0")
    assert "Food +2, empty hand +3" in bench.said()


def test_feline_protection_goes_to_whoever_lost_a_cat_from_hand(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3, "start 0")
    assert "[protected]" not in bench.said()
    assert press(bench, "DOWN DOWN OK") == ["Who lost the cat?", "Léo", "Ana"]
    said = press(bench, "DOWN OK")
    assert said[said.index("[protected]") + 1] == "Ana"


def test_who_holds_feline_protection_cannot_lose_another_cat(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3, "start 0", "protect 2")
    assert press(bench, "DOWN DOWN OK") == ["Who lost the cat?", "Léo"]


def test_with_two_players_there_is_no_feline_protection(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0")
    bench.press("DOWN")
    items = bench.handheld.loop.stack[-1].items
    assert "Cat lost from hand" not in [item[0] for item in items]


def test_a_missed_turn_is_put_right(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3, "start 0", "protect 1")
    said = press(bench, "DOWN UP UP OK DOWN DOWN OK")
    assert said[0] == "Ana"
    assert "[protected]" in said


@pytest.mark.parametrize(
    ("answer", "words"), [("yes", "After any draw of cards"), ("no", "Only after storing food")]
)
def test_the_house_rule_on_mice_stands_beside_the_mouse(
    handheld: SwitchOn, answer: str, words: str
) -> None:
    bench = handheld()
    sit(bench, 2, "start 0", f"house mouse_after_any_draw {answer}")
    assert words in press(bench, "DOWN")


def test_a_mouse_asks_only_what_the_table_has_not_told(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3, "start 0", "count 0 black 1", "yarn 1 tabby", "yarn 2 all")
    assert "Zoé +1" in press(bench, "DOWN OK")


def test_nobody_after_a_known_black_cat_is_asked_for_one(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 4, "start 1", "count 3 black 1")
    said = press(bench, "DOWN OK")
    assert said == ["Who has a Black Cat?", "Starting with Léo", "Léo", "Ana", "Max"]
    assert press(bench, "OK OK")[0] == "Max +1"


def test_who_is_known_to_have_no_black_cat_needs_no_question(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0", "count 0 black 0", "count 1 black 0")
    assert press(bench, "DOWN OK")[0] == "Cats under yarn?"


def test_the_black_cat_that_is_named_is_remembered(handheld: SwitchOn) -> None:
    bench = handheld()
    game = sit(bench, 3, "start 0")
    said = press(bench, "DOWN OK DOWN DOWN OK OK")
    assert said[:5] == ["Léo +1", "Zoé", "loses a cat", "Ana", "loses a cat"]
    assert game.state.feeders == [{}, {"black": 1}, {}]


def test_where_nobody_has_a_black_cat_everybody_loses_one(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3, "start 2")
    said = press(bench, "DOWN OK OK OK")
    assert said[0] == "Nobody catches it"
    assert said[1:7] == ["Ana", "loses a cat", "Zoé", "loses a cat", "Léo", "loses a cat"]
    press(bench, "OK")
    assert written()[-1] == "start 2"


def test_a_mouse_counts_when_the_table_agrees_and_not_before(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0", "count 0 black 1")
    press(bench, "DOWN OK OK")
    assert written()[-1] == "count 0 black 1"
    assert "Zoé 0" in press(bench, "BACK")
    assert "Zoé 1" in press(bench, "DOWN OK OK OK")
    assert written()[-1] == "caught 0"


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
    press(bench, "DOWN OK DOWN OK")
    assert press(bench, "")[:3] == ["Zoé +1", "Léo", "-1 Orange Tabby"]
    press(bench, "OK")
    assert game.state.feeders[1]["tabby"] == 2


def test_a_feeder_told_in_part_is_never_sure_which_cat_leaves(handheld: SwitchOn) -> None:
    bench = handheld()
    game = sit(bench, 2, "start 0", "count 0 black 1", "count 1 tabby 3", "yarn 1 calico")
    assert press(bench, "DOWN OK")[1:3] == ["Léo", "loses a cat"]
    assert press(bench, "OK")[-1] == "None of these"
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
        "Which cat has left?",
        "Orange Tabby",
        "Siamese",
        "None of these",
    ]
    assert "With how many faces?" in press(bench, "DOWN OK")
    press(bench, "UP OK")
    assert game.state.feeders[1]["siamese"] == [1, 2]
    assert game.state.feeders[2]["calico"] == 0


def test_an_angora_that_lies_on_the_last_cat_keeps_it_in_the_count(handheld: SwitchOn) -> None:
    bench = handheld()
    told = [*feeder(1, tabby=1, angora="tabby"), "yarn 1 angora", *feeder(2, lucky=1)]
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
    told = [*feeder(1, tabby=1, angora=copies), "yarn 1 tabby"]
    game = sit(bench, 2, "start 0", "count 0 black 1", *told)
    press(bench, "DOWN OK OK")
    assert ("Say in the count which Angora has left." in bench.said()) == (len(left) > 1)
    assert game.state.feeders[1]["angora"] == left


def test_black_cats_are_told_within_what_the_box_has(handheld: SwitchOn) -> None:
    bench = handheld()
    game = sit(bench, 3, "start 0", "count 1 black 4")
    said = press(bench, "DOWN DOWN DOWN OK")
    assert said == ["Black Cats", "?", "Zoé", "4", "Léo", "?", "Ana"]
    press(bench, "OK UP UP OK")
    assert game.state.feeders[0] == {"black": 1}
    press(bench, "DOWN DOWN OK OK")
    assert game.state.feeders[2] == {"black": 0}


def test_everything_is_taken_back_step_by_step_and_said(handheld: SwitchOn) -> None:
    bench = handheld()
    game = sit(bench, 3, "start 0", "turn", "protect 2", "yarn 0 tabby", "count 1 black 1")
    first = press(bench, "DOWN OK OK OK")
    assert "Léo 1" in first
    undone = []
    for _ in range(6):
        said = press(bench, "UP")
        undone.append(said[said.index("[undone]") + 1] if "[undone]" in said else "")
    assert undone == ["mouse, Léo", "count, Léo", "yarn, Zoé", "protection, Ana", "turn", ""]
    assert game.state.live is None
    assert "Count to three: the first to say meow begins." in press(bench, "UP")
    assert written() == ["table Zoé Léo Ana"]


def test_what_was_taken_back_is_said_until_the_next_key(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0", "turn")
    assert "[undone]" in press(bench, "UP")
    assert "[undone]" not in press(bench, "OK")


@pytest.mark.parametrize(
    "keys",
    [
        "",
        "OK",
        "DOWN DOWN OK OK",
        "DOWN OK DOWN OK OK OK",
        "DOWN OK DOWN OK DOWN OK OK UP OK OK",
        "OK UP",
    ],
    ids=["first turn", "turn", "protection", "mouse", "mouse and yarn", "undo"],
)
def test_the_table_is_as_it_was_after_a_power_cut(handheld: SwitchOn, keys: str) -> None:
    bench = handheld()
    sit(bench, 3, "start 0")
    before = [word for word in press(bench, keys) if word not in ("[undone]", "turn")]
    bench.power_off()
    bench.power_on()
    from miaou.core.game import Game
    from miaou.rules.yummy_kitty_game import Game as Rules

    show(bench, Game(Rules, bench.handheld.journal("yummy_kitty")))
    after = bench.said()
    assert [word for word in after if word in before] == before


def test_a_power_cut_in_the_middle_of_a_mouse_counts_nothing_twice(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0", "count 0 black 1")
    press(bench, "DOWN OK OK")
    bench.power_off()
    bench.power_on()
    from miaou.core.game import Game
    from miaou.rules.yummy_kitty_game import Game as Rules

    game = Game(Rules, bench.handheld.journal("yummy_kitty"))
    show(bench, game)
    press(bench, "DOWN OK OK OK")
    assert game.state.feeders[0]["mice"] == 1


def test_everybodys_mice_are_on_the_turn_screen(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 5, "start 0", "caught 1", "caught 1", "count 4 mice 12")
    assert bench.said()[-5:] == ["Zo 0", "Lé 2", "An 0", "Ma 0", "E 12"]


def test_one_step_back_from_any_question_is_the_turn(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3, "start 0")
    turn = bench.said()
    for row in range(5):
        press(bench, "DOWN" + " DOWN" * row + " OK")
        assert bench.said() != turn
        assert press(bench, "BACK") == turn


def test_two_buttons_are_enough(handheld: SwitchOn) -> None:
    bench = handheld(two_buttons)
    sit(bench, 3, "start 0")
    assert "Léo 1" in press(bench, "DOWN OK DOWN DOWN OK OK OK")
    assert "mouse, Léo" in press(bench, "UP")


def test_a_mouse_squeaks(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0", "count 0 black 1", "yarn 1 all")
    bench.handheld.volume = 1
    played: list[str] = []
    bench.handheld.play = played.append
    press(bench, "DOWN OK")
    assert played == ["MOUSE"]
