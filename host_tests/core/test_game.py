"""A game and its journal: undo takes back one step after another, from wherever the game is."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miaou.core.game import Game, copied
from miaou.core.journal import Journal
from miaou.rules.cat_tower.quick_die import QuickDie

FACES = ("one_cat", "paw", "fish", "two_cats", "paw", "fish", "paw")


def seen(state: Any) -> Any:
    """All that a state holds, as plain values."""
    if isinstance(state, list):
        return [seen(each) for each in state]
    if hasattr(state, "__dict__"):
        return {name: seen(each) for name, each in vars(state).items()}
    return state


@pytest.fixture
def game(tmp_path: Path) -> "Game[QuickDie]":
    return Game(QuickDie, Journal(str(tmp_path / "die")))


def played(game: "Game[QuickDie]", rolls: int) -> list[Any]:
    """What the state was before each roll."""
    states = []
    for number in range(rolls):
        states.append(seen(game.state))
        game.do("roll", FACES[number % len(FACES)])
    return states


@pytest.mark.parametrize("reopened", [False, True])
def test_undo_goes_back_through_every_state_to_the_first(
    game: "Game[QuickDie]", reopened: bool
) -> None:
    states = played(game, 100)
    if reopened:
        game = Game(QuickDie, Journal(game.journal.path))
    for state in reversed(states):
        game.undo()
        assert seen(game.state) == state
    game.undo()
    assert seen(game.state) == states[0]


@pytest.mark.parametrize("roomy", [True, False])
def test_play_and_undo_mix_at_any_length(game: "Game[QuickDie]", roomy: bool) -> None:
    game.journal.roomy = roomy
    for rolls, undone in ((20, 3), (15, 16), (17, 1), (33, 34), (40, 5)):
        states = played(game, rolls)
        for _ in range(undone):
            game.undo()
        if undone < rolls:
            assert seen(game.state) == states[-undone]
        assert seen(game.state) == seen(Game(QuickDie, Journal(game.journal.path)).state)


def test_a_new_game_knows_nothing_of_the_old(game: "Game[QuickDie]") -> None:
    played(game, 40)
    game.begin(["roll", "fish"])
    game.undo()
    assert seen(game.state) == seen(QuickDie())


def test_undo_reads_no_more_the_longer_the_game_is(
    game: "Game[QuickDie]", monkeypatch: pytest.MonkeyPatch
) -> None:
    applied = 0
    apply = QuickDie.apply

    def counted(self: QuickDie, event: list[str]) -> None:
        nonlocal applied
        applied += 1
        apply(self, event)

    played(game, 300)
    monkeypatch.setattr(QuickDie, "apply", counted)
    game.undo()
    assert applied < 16


def test_once_all_is_drawn_an_undo_plays_nothing_again(
    game: "Game[QuickDie]", monkeypatch: pytest.MonkeyPatch
) -> None:
    states = played(game, 40)
    apply = QuickDie.apply
    for state in reversed(states[1:]):
        assert game.journal.after
        game.journal.after()
        monkeypatch.setattr(QuickDie, "apply", None)
        game.undo()
        monkeypatch.setattr(QuickDie, "apply", apply)
        assert seen(game.state) == state
    assert len(game._kept) <= 4


def test_where_memory_is_short_no_copy_stays(game: "Game[QuickDie]") -> None:
    played(game, 40)
    assert game._kept
    game.journal.roomy = False
    played(game, 1)
    assert not game._kept


def test_a_copy_shares_nothing_that_changes() -> None:
    state = QuickDie()
    copy = copied(state)
    before = seen(copy)
    state.apply(["roll", "fat_face"])
    state.apply(["token", "skip"])
    assert seen(copy) == before
    assert type(copy.bag) is type(state.bag)


def never() -> str:
    raise AssertionError("Nothing is drawn anew while something is to come again.")


def outcomes(game: "Game[QuickDie]", kind: str) -> list[str]:
    return [event[1] for event in game.journal.events() if event[0] == kind]


def reopened(game: "Game[QuickDie]") -> "Game[QuickDie]":
    """As after a power cut."""
    return Game(QuickDie, Journal(game.journal.path))


@pytest.mark.parametrize("after", [lambda game: game, reopened], ids=["at once", "power cut"])
def test_rolls_that_were_taken_back_come_again_in_their_order(
    game: "Game[QuickDie]", after: "Callable[[Game[QuickDie]], Game[QuickDie]]"
) -> None:
    played(game, 5)
    for _ in range(3):
        game.undo()
    game = after(game)
    for _ in range(3):
        game.chance("roll", never)
    assert outcomes(game, "roll") == list(FACES[:5])
    game.chance("roll", lambda: "two_cats")
    assert game.state.face == "two_cats"


@pytest.mark.parametrize("after", [lambda game: game, reopened], ids=["at once", "power cut"])
def test_what_was_taken_back_waits_while_other_things_happen(
    game: "Game[QuickDie]", after: "Callable[[Game[QuickDie]], Game[QuickDie]]"
) -> None:
    for event in ("roll fat_face", "token skip", "roll paw"):
        game.do(*event.split())
    for _ in range(3):
        game.undo()
    game.do("doubled", "fish")
    game = after(game)
    for kind in ("roll", "token", "roll"):
        game.chance(kind, never)
    assert (outcomes(game, "roll"), outcomes(game, "token")) == (["fat_face", "paw"], ["skip"])


def test_a_line_torn_by_a_power_cut_gives_no_second_roll(game: "Game[QuickDie]") -> None:
    game.do("roll", "fish")
    game.undo()
    with Path(game.journal.path + ".tail").open("ab") as tail:
        tail.write(b"3 roll pa")
    game = reopened(game)
    game.chance("roll", never)
    assert game.state.face == "fish"


def test_a_token_that_is_no_longer_in_the_bag_is_drawn_anew(game: "Game[QuickDie]") -> None:
    game.do("roll", "fat_face")
    game.do("token", "skip")
    game.undo()
    game.do("tokens", "2", "0", "0", "0", "0", "0")
    game.chance("token", lambda: "reverse")
    assert game.state.token == "reverse"
    game.journal.write()
    assert reopened(game).taken_back == game.taken_back == []


def test_a_new_game_owes_nothing_that_was_taken_back(game: "Game[QuickDie]") -> None:
    game.do("roll", "fish")
    game.undo()
    game.begin()
    assert reopened(game).taken_back == game.taken_back == []


@given(steps=st.lists(st.sampled_from(["chance", "chance", "undo", "reopen"]), max_size=60))
def test_no_mix_of_rolls_undo_and_power_cuts_changes_what_chance_has_said(steps: list[str]) -> None:
    said: dict[str, list[str]] = {"roll": [], "token": []}

    def drawn() -> str:
        count = len(said["roll"]) + len(said["token"])
        if kind == "roll":
            outcome = ("fat_face", "fish", "fat_face", "paw")[count % 4]
        else:
            outcome = game.state.bag.at(7 * count % sum(game.state.bag.waiting()))
        said[kind].append(outcome)
        return outcome

    with TemporaryDirectory() as folder:
        game = Game(QuickDie, Journal(folder + "/die"))
        for step in steps:
            if step == "undo":
                game.undo()
            elif step == "reopen":
                game.journal.write()
                game = reopened(game)
            else:
                kind = "token" if game.state.may_draw() else "roll"
                game.chance(kind, drawn)
            for told, outcome in said.items():
                assert outcomes(game, told) == outcome[: len(outcomes(game, told))]
