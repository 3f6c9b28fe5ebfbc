"""Cat Tower's die: what each face makes the player do, and how rolls are counted."""

from host_tests.helpers.cat_tower_match import FOUR, THREE, TWO, go_on, play, refused, used_up


def test_one_cat_stacks_a_card_and_the_turn_ends() -> None:
    match = play(THREE, "round 0", "roll one_cat")
    assert (match.task, match.stacker, match.owner, match.to_stack) == ("stack", 0, 0, 1)
    assert (match.upside, match.fatty) == (False, False)
    go_on(match, "stack")
    assert (match.hands, match.tower, match.seat, match.task) == ([6, 7, 7], 2, 1, "roll")
    assert match.face == ""


def test_two_cats_stack_two_cards_one_at_a_time() -> None:
    match = play(THREE, "round 0", "roll two_cats")
    assert match.to_stack == 2
    go_on(match, "stack")
    assert (match.to_stack, match.seat, match.task, match.hands[0]) == (1, 0, "stack", 6)
    go_on(match, "stack")
    assert (match.seat, match.hands[0]) == (1, 5)


def test_two_cats_with_one_card_left_place_it_and_win() -> None:
    match = play(THREE, "house hand 1", "round 0", "roll two_cats")
    assert match.to_stack == 1
    go_on(match, "stack")
    assert (match.won, match.task) == (0, "over")


def test_a_paw_lets_the_player_named_stack_your_card() -> None:
    match = play(THREE, "round 0", "roll paw")
    assert match.task == "who"
    go_on(match, "who 2")
    assert (match.task, match.stacker, match.owner) == ("stack", 2, 0)
    go_on(match, "stack")
    assert (match.hands, match.seat) == ([6, 7, 7], 1)


def test_a_paw_never_names_oneself() -> None:
    refused(play(THREE, "round 1", "roll paw"), "who 1", "another player")


def test_a_paw_with_two_players_need_not_ask_who() -> None:
    match = play(TWO, "round 1", "roll paw")
    assert (match.task, match.stacker, match.owner) == ("stack", 0, 1)


def test_a_dried_fish_stacks_a_card_upside_down() -> None:
    match = play(THREE, "round 0", "roll fish")
    assert (match.task, match.upside, match.to_stack) == ("stack", True, 1)


def test_a_fat_face_stacks_catty_fatty_then_turns_a_token_and_lays_it() -> None:
    match = play(THREE, "round 0", "roll fat_face")
    assert (match.task, match.fatty, match.fatties) == ("stack", True, 8)
    go_on(match, "stack")
    assert (match.task, match.fatties, match.hands, match.tower) == ("token", 7, [7, 7, 7], 1)
    go_on(match, "token skip")
    assert (match.task, match.token, len(match.bag)) == ("place", "skip", 14)


def test_a_turn_has_one_roll() -> None:
    refused(play(THREE, "round 0", "roll one_cat"), "roll fish", "stands or falls")


def test_the_die_is_rolled_before_anything_is_stacked() -> None:
    refused(play(THREE, "round 0"), "stack", "to be rolled first")


def test_rolls_are_counted_across_rounds_and_journals() -> None:
    match = play("rolled 1 2 3 4 5 15 0 0 0 0", TWO, "house doubled paw", "round 0", "roll paw")
    assert " ".join(match.tally()) == "rolled 1 2 4 4 5 15 0 1 0 0"


def test_a_fat_face_that_is_rolled_again_is_counted_too() -> None:
    match = used_up()
    go_on(match, "roll fat_face", "roll paw")
    assert (match.rolls, match.doubled_rolls) == ([0, 0, 1, 0, 9], [10, 0, 0, 0, 0])


def test_before_the_first_roll_there_is_nothing_to_take_back() -> None:
    match = play(FOUR, "rounds 2", "round 1")
    assert not match.begun()
    go_on(match, "roll one_cat")
    assert match.begun()
    go_on(match, "stack")
    assert match.begun()
