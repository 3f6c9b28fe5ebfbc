"""A game and its journal: undo takes back one step after another, from wherever the game is."""

from pathlib import Path
from typing import Any

import pytest

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
