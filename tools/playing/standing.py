"""Scoreboard, how a game stands: names, scores, whose turn, and the curve of one now over.

It runs in the page's MicroPython, on the rules' own states.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any

GAMES = {"cat_tower": "Cat Tower", "yummy_kitty": "Yummy Kitty", "chats": "Chats"}


def standing(name: str, made: "Callable[[], Any]", events: "Iterable[Sequence[str]]") -> "Any":
    """`made` is the game's rules; None for a game without players."""
    state = made()
    curve: list[list[int]] = []
    for event in events:
        state.apply(event)
        scores = _scores(name, state)
        if scores and (not curve or curve[-1] != scores):
            curve.append(scores)
    if name not in GAMES or not getattr(state, "names", ()):
        return None
    over = _is_over(name, state)
    places = _places(name, state) if over else [0] * len(state.names)
    turn = _turn(name, state)
    players = []
    for seat, player in enumerate(state.names):
        told = {"name": player.replace("\u00a0", " "), "place": places[seat]}
        told["score"] = (curve[-1] if curve else _scores(name, state))[seat]
        told["turn"] = seat == turn and not over
        told["cards"] = _cards(name, state, seat)
        players.append(told)
    return {
        "game": GAMES[name],
        "players": players,
        "over": over,
        "round": _round(name, state),
        "curve": [line for line in curve if len(line) == len(players)] if over else [],
    }


def _scores(name: str, state: "Any") -> list[int]:
    if name == "cat_tower":
        return list(state.points)
    if name == "chats":
        return list(state.hands.held)
    if name == "yummy_kitty":
        return [state.total(seat) for seat in range(len(state.names))]
    return []


def _cards(name: str, state: "Any", seat: int) -> "int | None":
    """What a hand of Cat Tower still has: the first without one wins the round."""
    return state.hands[seat] if name == "cat_tower" and state.round else None


def _is_over(name: str, state: "Any") -> bool:
    return bool(state.counted if name == "yummy_kitty" else state.task == "over")


def _turn(name: str, state: "Any") -> int:
    if name == "chats":
        return int(state.leader) if state.task == "trick" else -1
    if name == "cat_tower":
        return -1 if state.task in ("", "round", "over") else int(state.seat)
    return int(state.seat)


def _round(name: str, state: "Any") -> str:
    if name == "cat_tower" and state.round:
        return f"{state.round}/{state.rounds}"
    return str(len(state.hands.takers)) if name == "chats" and state.hands.held else ""


def _places(name: str, state: "Any") -> list[int]:
    if name == "yummy_kitty":
        return [line["rank"] for line in state.result()]
    places = [0] * len(state.names)
    for row in state.ranking():
        places[row[1]] = row[0]
    return places
