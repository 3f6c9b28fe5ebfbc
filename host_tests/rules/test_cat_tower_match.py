"""A match of Cat Tower: every ruling by its name."""

import pytest

from miaou.rules.cat_tower import FATTIES, TOKENS, Match

TWO = "table Mia Leo"
THREE = "table Mia Leo Zoé"
FOUR = "table Mia Leo Zoé Noé"


def play(*events: str) -> Match:
    match = Match()
    go_on(match, *events)
    return match


def go_on(match: Match, *events: str) -> None:
    for event in events:
        match.apply(event.split())


def turn(token: str, table: str = FOUR) -> Match:
    """The first player has rolled a fat face, stacked Catty Fatty and laid this token on it."""
    return play(table, "round 0", "roll fat_face", "stack", f"token {token}", "stack")


def refused(match: Match, event: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        match.apply(event.split())


# The table


@pytest.mark.parametrize(("table", "box"), [(TWO, 13), (THREE, 6)])
def test_a_foundation_is_laid_with_two_or_three_players(table: str, box: int) -> None:
    match = play(table, "round 0")
    assert (match.hands, match.tower, match.box) == ([7] * len(match.names), 1, box)


def test_four_players_have_all_the_cards_and_lay_no_foundation() -> None:
    match = play(FOUR, "round 0")
    assert (match.hands, match.tower, match.box) == ([7, 7, 7, 7], 0, 0)


def test_the_player_named_starts_and_play_goes_clockwise() -> None:
    match = play(FOUR, "round 3")
    assert (match.first, match.seat, match.direction, match.task) == (3, 3, 1, "roll")
    assert match.next() == 0


@pytest.mark.parametrize("table", ["table", "table Mia", "table Mia Leo Zoé Noé Ana"])
def test_only_two_to_four_sit_at_the_table(table: str) -> None:
    refused(Match(), table, "Two to four players")


def test_nobody_joins_a_match_that_has_begun() -> None:
    refused(play(TWO), THREE, "who starts the round")


def test_a_seat_that_is_not_at_the_table_starts_no_round() -> None:
    refused(play(TWO), "round 2", "from 0 to 1")


# The die


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


# The tokens


@pytest.mark.parametrize(("table", "next_one"), [(TWO, 1), (THREE, 2), (FOUR, 3)])
def test_change_direction_sends_play_back(table: str, next_one: int) -> None:
    match = turn("reverse", table)
    assert (match.seat, match.direction, match.task) == (next_one, -1, "roll")


@pytest.mark.parametrize(("table", "next_one"), [(TWO, 0), (THREE, 2), (FOUR, 2)])
def test_skip_passes_over_the_next_player_and_with_two_you_play_again(
    table: str, next_one: int
) -> None:
    match = turn("skip", table)
    assert (match.seat, match.task, match.face, match.token) == (next_one, "roll", "", "")


def test_skip_follows_the_direction_of_play() -> None:
    match = turn("reverse")
    go_on(match, "roll fat_face", "stack", "token skip", "stack")
    assert match.seat == 1


def test_two_changes_of_direction_are_none() -> None:
    match = turn("reverse")
    go_on(match, "roll fat_face", "stack", "token reverse", "stack")
    assert (match.seat, match.direction) == (0, 1)


def test_all_equal_waits_until_the_table_has_dealt() -> None:
    match = turn("equal")
    assert (match.task, match.seat) == ("deal", 0)
    go_on(match, "dealt")
    assert (match.task, match.seat) == ("roll", 1)


def test_all_equal_gives_the_extras_in_turn_order_from_the_active_player() -> None:
    match = play(FOUR, "round 1", "roll two_cats", "stack", "stack")
    go_on(match, "roll fat_face", "stack", "token equal", "stack")
    assert match.hands == [7, 5, 7, 7]
    assert match.shares() == [6, 6, 7, 7]
    go_on(match, "dealt")
    assert (match.hands, match.seat) == ([6, 6, 7, 7], 3)


def test_all_equal_gives_the_extras_the_way_play_goes_round() -> None:
    match = turn("reverse")
    go_on(match, "roll two_cats", "stack", "stack")
    go_on(match, "roll fat_face", "stack", "token equal", "stack")
    assert (match.hands, match.seat) == ([7, 7, 7, 5], 2)
    assert match.shares() == [6, 7, 7, 6]


def test_nobody_reaches_zero_by_all_equal() -> None:
    match = play(TWO, "house hand 2", "round 0", "roll one_cat", "stack")
    go_on(match, "roll fat_face", "stack", "token equal", "stack", "dealt")
    assert (match.hands, match.won) == ([1, 2], -1)


def test_cat_paws_make_the_next_player_name_who_stacks_their_own_card() -> None:
    match = turn("paws")
    assert (match.seat, match.forced, match.task) == (1, "paws", "who")
    go_on(match, "who 3")
    assert (match.stacker, match.owner) == (3, 1)
    go_on(match, "stack")
    assert (match.hands, match.seat, match.forced, match.task) == ([7, 6, 7, 7], 2, "", "roll")


def test_cat_paws_with_two_players_need_not_ask_who() -> None:
    match = turn("paws", TWO)
    assert (match.seat, match.task, match.stacker, match.owner) == (1, "stack", 0, 1)


def test_the_belly_makes_the_next_player_stack_one_upside_down() -> None:
    match = turn("belly")
    assert (match.seat, match.forced, match.task) == (1, "belly", "stack")
    assert (match.upside, match.stacker, match.to_stack) == (True, 1, 1)
    go_on(match, "stack")
    assert (match.hands, match.seat, match.upside) == ([7, 6, 7, 7], 2, False)


def test_the_catty_fatty_token_makes_the_next_player_stack_one_and_turn_a_token() -> None:
    match = turn("fatty")
    assert (match.seat, match.forced, match.task, match.fatty) == (1, "fatty", "stack", True)
    go_on(match, "stack", "token skip", "stack")
    assert (match.seat, match.task, match.fatties) == (3, "roll", 6)


def test_catty_fatties_make_a_chain_from_player_to_player() -> None:
    match = turn("fatty")
    go_on(match, "stack", "token fatty", "stack")
    assert (match.seat, match.forced) == (2, "fatty")
    go_on(match, "stack", "token paws", "stack")
    assert (match.seat, match.forced, match.fatties) == (3, "paws", 5)


@pytest.mark.parametrize("token", ["paws", "fatty", "belly"])
def test_no_roll_is_possible_on_a_forced_turn(token: str) -> None:
    with pytest.raises(ValueError, match="first"):
        turn(token).apply(["roll", "one_cat"])


@pytest.mark.parametrize("token", ["paws", "fatty", "belly"])
def test_a_forced_turn_falls_to_the_next_in_the_direction_of_play(token: str) -> None:
    match = turn("reverse")
    go_on(match, "roll fat_face", "stack", f"token {token}", "stack")
    assert (match.seat, match.forced) == (2, token)


def test_an_empty_bag_is_turned_back_when_a_draw_finds_it_empty() -> None:
    match = play(TWO, "house tokens 0 1 1 0 0 0", "round 0")
    go_on(match, "roll fat_face", "stack", "token skip", "stack")
    go_on(match, "roll fat_face", "stack", "token equal", "stack", "dealt")
    assert len(match.bag) == 0
    go_on(match, "roll fat_face", "stack", "token skip")
    assert (len(match.bag), match.bag.turned()) == (1, 1)


def test_a_token_that_is_used_up_is_refused() -> None:
    match = play(TWO, "house tokens 0 1 1 0 0 0", "round 0")
    go_on(match, "roll fat_face", "stack", "token skip", "stack", "roll fat_face", "stack")
    refused(match, "token skip", "No skip token is left")


# Catty Fatty cards used up


def used_up(*house: str) -> Match:
    """Two players have stacked all the Catty Fatty cards; it is the first one's turn."""
    match = play(TWO, *house, "house tokens 9 0 0 0 1 0", "round 0")
    for _ in range(FATTIES):
        go_on(match, "roll fat_face", "stack", "token reverse", "stack")
    assert (match.fatties, match.seat) == (0, 0)
    return match


def last_one_forces(*house: str) -> Match:
    """The last Catty Fatty card bears the token that asks the other player for one more."""
    match = play(TWO, *house, "house tokens 9 0 0 0 1 0", "round 0")
    for token in ["reverse"] * (FATTIES - 1) + ["fatty"]:
        go_on(match, "roll fat_face", "stack", f"token {token}", "stack")
    assert (match.fatties, match.seat) == (0, 0)
    return match


def test_a_fat_face_is_rolled_again_when_the_catty_fatties_are_used_up() -> None:
    match = used_up()
    go_on(match, "roll fat_face")
    assert (match.task, match.face, match.seat, match.fatty) == ("roll", "fat_face", 0, False)
    go_on(match, "roll fish")
    assert (match.task, match.face) == ("stack", "fish")


def test_a_forced_catty_fatty_is_an_ordinary_turn_when_they_are_used_up() -> None:
    match = last_one_forces()
    assert (match.task, match.forced) == ("roll", "")


def test_house_rule_a_fallen_catty_fatty_is_stacked_again() -> None:
    match = used_up("house fatty reuse")
    go_on(match, "roll fat_face")
    assert (match.task, match.fatty) == ("stack", True)
    go_on(match, "stack")
    assert (match.task, match.fatties) == ("token", 0)


def test_house_rule_when_no_catty_fatty_has_fallen_the_player_rolls() -> None:
    match = used_up("house fatty reuse")
    go_on(match, "roll fat_face", "none")
    assert (match.task, match.seat, match.face, match.fatty) == ("roll", 0, "fat_face", False)


def test_house_rule_a_forced_turn_asks_for_a_fallen_catty_fatty_too() -> None:
    match = last_one_forces("house fatty reuse")
    assert (match.task, match.forced, match.fatty) == ("stack", "fatty", True)
    go_on(match, "none")
    assert (match.task, match.forced, match.fatty) == ("roll", "", False)


def test_nobody_says_none_once_catty_fatty_stands() -> None:
    match = used_up("house fatty reuse")
    go_on(match, "roll fat_face", "stack", "token reverse")
    refused(match, "none", "whether the token stands")


@pytest.mark.parametrize("face", ["fat_face", "one_cat"])
def test_nobody_says_none_while_there_is_a_card_to_stack(face: str) -> None:
    match = play(TWO, "house fatty reuse", "round 0", f"roll {face}")
    refused(match, "none", "There is a card to stack")


# Falls


def token_on_tower(table: str = FOUR, *house: str) -> Match:
    """A token lies on the tower, and it is the second player's turn, clockwise."""
    match = play(table, *house, "round 0", "roll fat_face", "stack", "token equal", "stack")
    go_on(match, "dealt")
    return match


@pytest.mark.parametrize(("what", "hand"), [("card", 8), ("token", 7), ("both", 9)])
def test_a_fall_costs_two_for_the_card_one_for_a_token_and_three_for_both(
    what: str, hand: int
) -> None:
    match = token_on_tower(THREE)
    go_on(match, "roll one_cat")
    assert match.penalty(what) == hand - 6
    go_on(match, f"fall {what}")
    assert (match.hands, match.seat, match.task) == ([7, hand, 7], 2, "roll")


def test_the_card_that_failed_is_one_of_the_two_taken() -> None:
    match = play(THREE, "round 0", "roll one_cat", "fall card")
    assert (match.hands, match.tower, match.box) == ([8, 7, 7], 0, 6)


def test_cards_are_taken_from_the_box_when_the_tower_has_no_more() -> None:
    match = token_on_tower(THREE)
    go_on(match, "roll one_cat", "fall both")
    assert (match.hands, match.tower, match.box) == ([7, 9, 7], 0, 5)


def test_when_there_are_not_enough_cards_as_many_are_taken_as_there_are() -> None:
    match = play(FOUR, "round 0", "roll one_cat")
    assert match.penalty("card") == 1
    go_on(match, "fall card")
    assert (match.hands, match.tower, match.box) == ([7, 7, 7, 7], 0, 0)


def test_a_fall_of_the_first_of_two_cats_loses_the_second() -> None:
    match = play(THREE, "round 0", "roll two_cats", "fall card")
    assert (match.seat, match.task) == (1, "roll")


def test_a_fall_while_stacking_catty_fatty_costs_two_cat_cards_and_spends_it() -> None:
    match = play(THREE, "round 0", "roll fat_face", "fall card")
    assert (match.hands, match.tower, match.box) == ([9, 7, 7], 0, 5)
    assert (match.fatties, match.seat, len(match.bag)) == (7, 1, 15)


def test_a_token_that_falls_while_catty_fatty_is_stacked_costs_one_and_no_token_is_turned() -> None:
    match = token_on_tower(THREE)
    go_on(match, "roll fat_face", "fall token")
    assert (match.hands, match.fatties, len(match.bag)) == ([7, 8, 7], 6, 14)
    assert (match.seat, match.task) == (2, "roll")


def test_no_token_falls_when_none_has_been_turned() -> None:
    match = play(THREE, "round 0", "roll one_cat")
    assert [match.may_fall(what) for what in ("card", "token", "both")] == [True, False, False]
    refused(match, "fall token", "once one has been turned up")
    refused(match, "fall both", "once one has been turned up")
    refused(match, "fall die", "A card can fall")


def test_nothing_falls_while_nothing_is_stacked() -> None:
    match = token_on_tower()
    assert not match.may_fall("card")
    refused(match, "fall card", "to be rolled first")


def test_on_a_paw_the_one_who_stacked_pays() -> None:
    match = play(THREE, "round 0", "roll paw", "who 2")
    assert match.payer() == 2
    go_on(match, "fall card")
    assert (match.hands, match.seat) == ([6, 7, 9], 1)


def test_house_rule_on_a_paw_the_active_player_pays() -> None:
    match = play(THREE, "house pays active", "round 0", "roll paw", "who 2")
    assert match.payer() == 0
    go_on(match, "fall card")
    assert match.hands == [8, 7, 7]


@pytest.mark.parametrize("token", ["equal", "paws", "fatty", "belly"])
def test_a_token_that_falls_while_it_is_laid_is_lost(token: str) -> None:
    match = play(THREE, "round 0", "roll fat_face", "stack", f"token {token}", "fall token")
    assert (match.hands, match.tower) == ([8, 7, 7], 0)
    assert (match.seat, match.task, match.forced) == (1, "roll", "")


@pytest.mark.parametrize("what", ["card", "token", "both"])
def test_a_skip_is_never_lost(what: str) -> None:
    match = play(FOUR, "round 0", "roll fat_face", "stack", "token skip", f"fall {what}")
    assert match.seat == 2


@pytest.mark.parametrize("what", ["card", "token", "both"])
def test_a_reversal_is_never_lost(what: str) -> None:
    match = play(FOUR, "round 0", "roll fat_face", "stack", "token reverse", f"fall {what}")
    assert (match.seat, match.direction) == (3, -1)


def test_the_token_just_turned_counts_among_those_that_can_fall() -> None:
    match = play(FOUR, "round 0", "roll fat_face", "stack", "token skip")
    assert match.may_fall("token")


# The end of a round, and of the match


def test_the_round_ends_at_once_when_a_hand_is_empty() -> None:
    match = play(THREE, "house hand 1", "rounds 2", "round 1", "roll one_cat", "stack")
    assert (match.won, match.task, match.points) == (1, "round", [-1, 0, -1])


def test_a_last_card_that_another_player_stacked_wins_for_its_owner() -> None:
    match = play(THREE, "house hand 1", "round 0", "roll paw", "who 1", "stack")
    assert (match.won, match.task) == (0, "over")


def test_a_last_card_that_falls_from_another_players_paw_still_empties_the_hand() -> None:
    match = play(THREE, "house hand 1", "round 0", "roll paw", "who 1", "fall card")
    assert (match.won, match.hands, match.points) == (0, [0, 3, 1], [0, -3, -1])


def test_a_last_card_that_falls_from_ones_own_hand_wins_nothing() -> None:
    match = play(THREE, "house hand 1", "round 0", "roll one_cat", "fall card")
    assert (match.won, match.hands) == (-1, [2, 1, 1])


def test_a_last_card_that_stands_while_a_token_falls_wins_nothing() -> None:
    match = token_on_tower(THREE, "house hand 1")
    go_on(match, "roll one_cat", "fall token")
    assert (match.won, match.hands, match.seat) == (-1, [1, 1, 1], 2)


def test_each_card_left_costs_a_point_in_every_round() -> None:
    match = play(TWO, "house hand 2", "rounds 2")
    go_on(match, "round 0", "roll two_cats", "stack", "stack")
    go_on(match, "round 0", "roll one_cat", "stack", "roll two_cats", "stack", "stack")
    assert (match.points, match.task) == ([-1, -2], "over")


def test_the_next_round_is_dealt_anew() -> None:
    match = play(TWO, "house hand 1", "house tokens 1 1 1 1 1 1", "rounds 2", "round 0")
    go_on(match, "roll fat_face", "stack", "token reverse", "stack", "roll one_cat", "stack")
    assert (match.won, match.direction) == (1, -1)
    go_on(match, "round 1")
    assert (match.round, match.first, match.seat, match.won) == (2, 1, 1, -1)
    assert (match.hands, match.tower, match.box, match.direction) == ([1, 1], 1, 25, 1)
    assert (match.fatties, len(match.bag)) == (8, 6)


def test_no_round_begins_while_one_is_on() -> None:
    refused(play(TWO, "rounds 2", "round 0"), "round 0", "to be rolled first")


@pytest.mark.parametrize("event", [TWO, "round 0", "roll fish", "stack", "rounds 2"])
def test_a_finished_match_accepts_nothing_more(event: str) -> None:
    refused(play(TWO, "house hand 1", "round 0", "roll fish", "stack"), event, "match is over")


def test_equal_points_share_a_place() -> None:
    match = play(FOUR)
    match.points = [-4, 0, -2, 0]
    assert match.ranking() == [(1, 1, 0), (1, 3, 0), (3, 2, -2), (4, 0, -4)]


# House rules


def test_house_rule_how_many_cards_to_a_hand() -> None:
    match = play(TWO, "house hand 13", "round 0")
    assert (match.hands, match.tower, match.box) == ([13, 13], 1, 1)


@pytest.mark.parametrize(("table", "most"), [(THREE, 9), (FOUR, 7)])
def test_no_more_cards_are_dealt_than_there_are(table: str, most: int) -> None:
    play(table, f"house hand {most}", "round 0")
    refused(play(table, f"house hand {most + 1}"), "round 0", "deal fewer")


def test_house_rule_which_tokens_the_edition_has() -> None:
    match = play(TWO, "house tokens 1 2 3 4 5 6", "round 0")
    assert dict(zip(TOKENS, match.bag.left, strict=True))["belly"] == 6


@pytest.mark.parametrize(
    "house",
    [
        *("hand 0", "hand 14", "hand x", "hand 7 7 7 7 7 7", "doubled dog", "pays nobody"),
        *("fatty never", "fatty reuse reuse reuse reuse reuse reuse", "catnip free"),
        *("tokens 0 0 0 0 9 0", "tokens 2 2 10 2 2 2", "tokens 2", "tokens", "doubled", ""),
    ],
)
def test_a_house_rule_that_makes_no_sense_is_refused(house: str) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        play(TWO, f"house {house}")


def test_a_house_rule_can_be_taken_back_before_the_first_round() -> None:
    match = used_up("house fatty reuse", "house fatty again")
    go_on(match, "roll fat_face")
    assert match.task == "roll"
    match = play(TWO, "house pays active", "house pays stacker", "round 0", "roll paw")
    assert match.payer() == 1


@pytest.mark.parametrize("number", ["0", "10", "many"])
def test_one_to_nine_rounds_are_played(number: str) -> None:
    refused(play(TWO), f"rounds {number}", "from 1 to 9")


@pytest.mark.parametrize("event", ["house pays active", "rounds 3"])
def test_house_rules_and_rounds_are_settled_before_the_first_round(event: str) -> None:
    match = play(TWO, "house hand 1", "rounds 2", "round 0", "roll fish", "stack")
    refused(match, event, "before the first round")


# The fairness of the die


def test_rolls_are_counted_across_rounds_and_journals() -> None:
    match = play("rolled 1 2 3 4 5 15 0 0 0 0", TWO, "house doubled paw", "round 0", "roll paw")
    assert " ".join(match.tally()) == "rolled 1 2 4 4 5 15 0 1 0 0"


def test_a_fat_face_that_is_rolled_again_is_counted_too() -> None:
    match = used_up()
    go_on(match, "roll fat_face", "roll paw")
    assert (match.rolls, match.doubled_rolls) == ([0, 0, 1, 0, 9], [10, 0, 0, 0, 0])


def test_earlier_rolls_are_told_before_the_table() -> None:
    refused(play(TWO), "rolled 1 0 0 0 0 1 0 0 0 0", "who starts the round")


# Taking back


def test_before_the_first_roll_there_is_nothing_to_take_back() -> None:
    match = play(FOUR, "rounds 2", "round 1")
    assert not match.begun()
    go_on(match, "roll one_cat")
    assert match.begun()
    go_on(match, "stack")
    assert match.begun()
