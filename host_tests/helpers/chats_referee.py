"""Chats with a referee, told in its events: a table, and how far it has come."""

from miaou.rules.chats.hands import BOX
from miaou.rules.chats.referee import Referee

LIMIT = "limit 15"


def table(players: int, cards: int = BOX, *house: str) -> Referee:
    referee = Referee()
    names = ["Léa", "Tom", "Zoé", "Max", "Eva", "Noé"][:players]
    return play(referee, " ".join(["table", *names]), *house, LIMIT, f"cards {cards}")


def begun_by_0_1(players: int, cards: int, *house: str) -> Referee:
    """It told no limit."""
    names = ["Léa", "Tom", "Zoé", "Max", "Eva"][:players]
    return play(Referee(), " ".join(["table", *names]), *house, f"cards {cards}")


def play(referee: Referee, *events: str) -> Referee:
    for event in events:
        referee.apply(event.split())
    return referee


def nearly_broke() -> Referee:
    """Three players with one, one and four cards."""
    return play(table(3, 6), "won 2")
