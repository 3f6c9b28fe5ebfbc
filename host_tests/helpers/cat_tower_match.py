"""A match of Cat Tower told in its events, up to the point that a test is about."""

import pytest

from miaou.rules.cat_tower.match import Match
from miaou.rules.cat_tower.table import FATTIES

TWO = "table Mia Leo"
THREE = "table Mia Leo Zoé"
FOUR = "table Mia Leo Zoé Noé"


def play(*events: str) -> Match:
    """By the rules of today; a match of 0.1 has no word on falls."""
    match = Match()
    for event in events:
        go_on(match, event)
        if event.startswith("table") and not match.house["falls"]:
            go_on(match, "house falls two")
    return match


def go_on(match: Match, *events: str) -> None:
    for event in events:
        match.apply(event.split())


def turn(token: str, table: str = FOUR) -> Match:
    """The first player has rolled a fat face, stacked Catty Fatty and laid this token on it."""
    return play(table, "round 0", "roll fat_face", "stack", f"token {token}", "stack")


def token_on_tower(table: str = FOUR, *house: str) -> Match:
    """A token lies on the tower, and it is the second player's turn, clockwise."""
    match = play(table, *house, "round 0", "roll fat_face", "stack", "token equal", "stack")
    go_on(match, "dealt")
    return match


def used_up(*house: str, last: str = "reverse") -> Match:
    """Two players have stacked all the Catty Fatty cards, and laid this token on the last."""
    match = play(TWO, *house, "house tokens 9 0 0 0 1 0", "round 0")
    for token in ["reverse"] * (FATTIES - 1) + [last]:
        go_on(match, "roll fat_face", "stack", f"token {token}", "stack")
    assert (match.fatties, match.seat) == (0, 0)
    return match


def refused(match: Match, event: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        match.apply(event.split())
