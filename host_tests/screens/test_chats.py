"""Chats at the table: few presses, cards that add up, and screens that follow from the journal."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miaou.core.journal import Journal
from miaou.rules import chats_trick
from tools.virtual.bench import Bench

SwitchOn = Callable[..., Bench]
TABLE = ["Zoé", "Léo", "Ana", "Max", "Eva", "Noé"]
LONG = ["Maximilian", "Alexandrin", "Wilhelmina", "Guillaumin", "Marguerite", "Hippolytus"]
MINUTE = 60_000


def begin(bench: Bench, names: list[str], cards: int = 36, timed: bool = False) -> None:
    """From home to the first trick, the first of the names being the youngest."""
    from miaou.screens.chats.menu import Chats
    from miaou.screens.chats.set_up import begin as write

    bench.handheld.settings.set("chats.timed", "on" if timed else "off")
    menu = Chats(bench.handheld)
    bench.handheld.loop.open(menu)
    _leave, screen = write(bench.handheld, menu._game, names, [str(cards), "0"])
    bench.handheld.loop.open(screen)
    bench.press("OK")


def do(bench: Bench, *events: str) -> None:
    """Plays events as if the keys for them had been pressed, and shows where they lead."""
    for event in events:
        bench.handheld.loop._answer(top(bench)._do(*event.split()))
    bench.handheld.loop._show(bench.world.ticks_ms())


def press(bench: Bench, keys: str) -> None:
    for key in keys.split():
        bench.press(key)


def top(bench: Bench) -> Any:
    return bench.handheld.loop.stack[-1]


def state(bench: Bench) -> Any:
    """Of the game under the menu of Chats."""
    menu: Any = bench.handheld.loop.stack[1]
    return menu._game.state


def name_winner(bench: Bench, seat: int) -> int:
    """How many presses it takes, from the trick on, to tell that this player has won it."""
    bench.press("OK")
    count = 1
    while type(top(bench)).__name__ == "Who":
        row = next(at for at, seats in enumerate(top(bench)._rows) if seat in seats)
        bench.press(("UP", "OK", "DOWN")[row])
        count += 1
    return count


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_an_ordinary_trick_takes_three_presses_at_most_whoever_leads_and_wins(
    handheld: SwitchOn, players: int
) -> None:
    bench = handheld()
    begin(bench, TABLE[:players])
    for leader in range(players):
        do(bench, f"won {leader}")
        for winner in range(players):
            assert name_winner(bench, winner) <= (2 if winner == leader else 3)
            assert state(bench).hands.takers == [leader, winner]
            bench.press("UP")
        bench.press("UP")


def test_with_three_players_two_presses_are_enough(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    assert [name_winner(bench, seat) for seat in (2, 0, 1)] == [2, 2, 2]


@pytest.mark.parametrize(
    "events",
    [
        [],
        ["won 2"],
        ["lead year"],
        ["lead year green", "change 2 weight orange"],
        ["lead cuddliness", "say 0 4"],
        ["tie 0 2"],
        ["tie 0 2", "show 0 red"],
        ["tie 0 1 2", "tie 0 1"],
        ["pass"],
        ["won 1", "time"],
        ["stop"],
        ["won 0", "stop"],
    ],
    ids=lambda events: ", ".join(events) or "begin",
)
def test_a_game_is_resumed_where_the_power_was_cut(handheld: SwitchOn, events: list[str]) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    do(bench, *events)
    before = bench.said()
    bench.power_off()
    bench.power_on()
    from miaou.screens.chats.menu import Chats

    menu = Chats(bench.handheld)
    bench.handheld.loop.open(menu)
    assert bench.said()[0] == "Chats"
    if "wins!" in before[0]:
        assert "Continue" not in bench.said()[1]
        return
    bench.press("OK")
    assert bench.said() == before


def test_undo_goes_back_to_the_first_trick_and_no_further(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    first = bench.said()
    do(bench, "lead year", "show 0 green", "tie 0 1", "tie 0 1", "won 1", "stop")
    for _ in range(6):
        assert bench.said() != first
        bench.press("UP")
    assert bench.said() == first
    bench.press("UP")
    assert bench.said() == first


@pytest.mark.parametrize("seed", range(3))
def test_the_cards_on_the_screen_add_up_whatever_is_pressed(handheld: SwitchOn, seed: int) -> None:
    bench = handheld()
    begin(bench, TABLE, cards=24)
    dice = random.Random(seed)
    counted = 0
    for _ in range(250):
        bench.press(dice.choice(("OK", "OK", "OK", "DOWN", "UP")))
        said = bench.said()
        if "[pot]" in said:
            pot = int(said[said.index("[pot]") + 1])
            assert pot + sum(int(words.split()[-1]) for words in said[-6:]) == 24
            counted += 1
    assert counted > 40


@pytest.mark.parametrize(("language", "players"), [("en", 6), ("fr", 6), ("es", 6), ("fr", 2)])
def test_long_names_fit_wherever_they_are_shown(
    handheld: SwitchOn, language: str, players: int
) -> None:
    bench = handheld(language=language)
    begin(bench, LONG[:players], cards=4 * players, timed=True)
    dice = random.Random(players)
    cut: set[str] = set()
    screens = set()
    for _ in range(300):
        screen = type(top(bench)).__name__
        stays = screen in ("Trick", "Battle", "End", "SetUp")  # BACK would leave the game
        bench.press(
            dice.choice(("OK", "OK", "OK", "DOWN", "DOWN", "UP", "UP" if stays else "BACK"))
        )
        cut.update(bench.handheld.canvas.cut)
        screens.add(screen)
    assert cut == set()
    assert len(screens) > 8


@pytest.mark.parametrize(
    ("told", "keys", "reason"),
    [
        (["lead year yellow"], "DOWN OK OK OK", chats_trick.GREEN),
        (["lead year yellow"], "DOWN OK OK DOWN OK", chats_trick.NOT_RARER),
        (["lead year"], "DOWN OK DOWN OK OK DOWN OK", chats_trick.NOT_RARER),
        (["lead year red"], "DOWN OK", chats_trick.NOT_RARER),
        (["lead year yellow", "show 1 green"], "DOWN OK OK", chats_trick.GREEN),
    ],
)
def test_whoever_may_not_change_what_counts_is_told_why(
    handheld: SwitchOn, told: list[str], keys: str, reason: str
) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    do(bench, *told)
    press(bench, keys)
    assert bench.said()[0] == reason
    bench.press("OK")
    assert state(bench).trick.characteristic == "year"
    assert "the oldest wins" in bench.said()


def test_a_rarer_card_changes_what_counts_and_is_asked_only_what_is_not_known(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    do(bench, "lead year yellow", "show 1 orange")
    press(bench, "DOWN OK OK")
    assert bench.said()[0] == "What counts?"
    assert "Year" not in bench.said()
    bench.press("OK")
    assert (state(bench).trick.setter, state(bench).trick.characteristic) == (1, "weight")


def test_every_reason_that_can_be_given_is_in_the_catalogues() -> None:
    from miaou.screens.chats.change import REASONS

    assert set(REASONS) == {chats_trick.GREEN, chats_trick.NOT_RARER}


def test_spoken_values_name_the_winner(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    do(bench, "lead independence")
    press(bench, "DOWN DOWN DOWN OK")
    press(bench, "OK UP OK DOWN OK")  # 5, 6, 5
    assert bench.said()[0] == "Léo takes the trick."
    bench.press("OK")
    assert state(bench).leader == 1


def test_the_oldest_year_wins_and_equal_ones_tie(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    do(bench, "lead year")
    press(bench, "DOWN DOWN DOWN OK")
    press(bench, "OK OK OK OK")  # 1900
    press(bench, "OK OK OK DOWN OK")  # 1909
    press(bench, "OK OK OK UP OK")  # 1900 again, from where Léo left it
    assert "Tie! Rarest wins" in bench.said()
    assert state(bench).trick.seats == [0, 2]


def test_a_weight_of_nothing_is_not_taken(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:2])
    do(bench, "lead weight")
    press(bench, "DOWN DOWN DOWN OK")
    press(bench, "DOWN DOWN DOWN DOWN OK OK")
    assert state(bench).trick.said == {}
    assert "0.1 to 99.9 kg" in bench.said()
    press(bench, "OK UP OK OK")
    assert state(bench).trick.said == {0: 10}


def test_values_go_on_where_they_were_left(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    do(bench, "lead cuddliness")
    press(bench, "DOWN DOWN DOWN OK OK BACK")
    assert state(bench).trick.said == {0: 5}
    press(bench, "DOWN DOWN DOWN OK")
    assert bench.said()[0] == "Léo"


@given(st.sampled_from(range(4)), st.data())
def test_the_wheels_show_every_value_of_every_scale(what: int, data: st.DataObject) -> None:
    from miaou.screens.chats.figures import Figures

    value = data.draw(st.integers(*chats_trick.SCALES[what]))
    assert Figures(value, what).value() == value


def test_two_who_tie_are_not_asked_who_they_are(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:2])
    press(bench, "DOWN DOWN OK")
    assert "Tie! Rarest wins" in bench.said()
    press(bench, "DOWN OK")
    assert "New cards!" in bench.said()


def test_rarities_that_are_entered_decide_by_themselves(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    do(bench, "tie 0 2")
    press(bench, "DOWN DOWN OK OK")
    assert bench.said()[0] == "Ana: rarity?"
    press(bench, "DOWN OK")
    assert bench.said()[0] == "Ana takes the trick."


def test_whoever_has_no_card_for_a_battle_is_shown_to_be_out_of_it(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:4], cards=16)
    do(bench, "won 3", "won 3", "won 2", "tie 0 2 3", "tie 0 2 3")
    said = bench.said()
    assert said[said.index("[no card left]") + 1] == "Zoé"
    assert said.count("[tied]") == 2


def test_a_battle_that_nobody_can_win_is_told_and_the_pot_stays_in_sight(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    begin(bench, TABLE[:4], cards=12)
    do(bench, "won 3", "tie 2 3", "won 2", "tie 0 1")
    press(bench, "DOWN OK")
    words = "Nobody has a card left for this battle. 4 cards wait in the pot."
    assert bench.said()[0] == words
    bench.press("OK")
    said = bench.said()
    assert said[said.index("[pot]") + 1] == "4"


def test_the_box_is_counted_once(handheld: SwitchOn) -> None:
    from miaou.screens.chats.menu import Chats

    bench = handheld()
    bench.seat(TABLE[:4])
    bench.handheld.loop.open(Chats(bench.handheld))
    press(bench, "DOWN OK OK OK UP UP OK DOWN OK")
    assert bench.said()[:2] == ["[Independence]", "9 cards each. 2 set aside."]
    press(bench, "BACK DOWN DOWN OK OK OK OK")
    assert "Who is the youngest?" in bench.said()


def test_house_rules_hold_for_the_games_begun_after_them(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("chats.pot", "shared")
    begin(bench, TABLE[:3])
    bench.handheld.settings.set("chats.pot", "waits")
    assert state(bench).lost_pot == "shared"


def test_home_offers_to_continue_until_the_game_is_over(handheld: SwitchOn) -> None:
    bench = handheld()
    settings = bench.handheld.settings
    begin(bench, TABLE[:2], cards=4)
    assert settings.get("unfinished") == "chats"
    do(bench, "won 1", "won 1")
    assert settings.get("unfinished") == ""
    bench.press("UP")
    assert settings.get("unfinished") == "chats"


def test_a_rematch_files_the_game_and_deals_as_before(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3], cards=10)
    do(bench, "won 1", "stop")
    press(bench, "OK OK")
    assert "3 cards each. 1 set aside." in bench.said()
    assert (state(bench).names, state(bench).leader) == (TABLE[:3], 0)
    assert [event[2:] for event in Journal("saves/chats_history").events()] == [
        ["Léo", "5", "2", "2"]
    ]


def test_a_game_that_is_given_up_is_not_filed(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    begin(bench, TABLE[:3])
    assert list(Journal("saves/chats_history").events()) == []


@pytest.mark.parametrize(
    ("ahead", "count"), [([], 0), ([0, -1, 0], 0), ([0, 1, -1, 1, 0], 2), ([-1, 2], 0)]
)
def test_the_lead_changes_when_another_player_has_most_cards(ahead: list[int], count: int) -> None:
    from miaou.screens.chats.graph import changes

    assert changes(ahead) == count


def clock(bench: Bench) -> Any:
    return top(bench)._ticking.clock


def test_time_that_runs_out_during_a_question_makes_this_trick_the_last(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    bench.handheld.settings.set("chats.minutes", "1")
    begin(bench, TABLE[:3], timed=True)
    bench.press("OK")
    bench.wait(MINUTE + 1000)
    bench.press("OK")
    assert (state(bench).task, state(bench).end, state(bench).winners) == ("over", "time", [0])


def test_undo_takes_back_what_a_player_did_and_not_that_the_time_is_up(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("chats.minutes", "1")
    begin(bench, TABLE[:3], timed=True)
    do(bench, "won 1")
    bench.wait(MINUTE + 1000)
    assert "Last trick!" in bench.said()
    bench.press("UP")
    assert state(bench).hands.takers == []
    assert "Last trick!" in bench.said()


def test_the_clock_stands_while_the_game_is_left_and_after_it(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3], timed=True)
    bench.wait(5000)
    running = clock(bench)
    bench.press("BACK")
    left = running.left
    bench.wait(5000)
    assert running.left == left
    bench.press("OK")
    assert running.running
    do(bench, "won 1", "stop")
    assert not running.running
    bench.press("UP")
    assert running.running


def test_without_a_time_limit_there_is_no_clock_and_nothing_wakes(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    assert not [words for words in bench.said() if ":" in words]
    assert top(bench).wake(bench.world.ticks_ms()) == -1


def test_a_table_that_everybody_has_left_hands_the_lead_round_once(handheld: SwitchOn) -> None:
    bench = handheld()
    for name, value in (("choosing", "5"), ("too_late", "next")):
        bench.handheld.settings.set("chats." + name, value)
    begin(bench, TABLE[:3])
    events = len(bench.handheld.journal("chats"))
    bench.wait(5500)
    assert state(bench).leader == 1
    bench.wait(MINUTE)
    assert state(bench).leader == 0
    assert len(bench.handheld.journal("chats")) == events + 3
