"""Entering feeders line by line: how many cards there can be, and what is refused."""

from micropython import const

from miaou.rules.yummy_kitty.score import (
    BREEDS,
    KINDS,
    check_box,
    check_feeder,
    copied_faces,
    count,
    in_box,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from miaou.rules.yummy_kitty.score import Feeder

MOST_FACES = const(9)  # on one Siamese card: more would be a slip
MANY = const(99)  # mice and faces, of which no limit is known: what two digits can show


def told(feeders: "list[Feeder]", seat: int, kind: str, value: "Any") -> "list[Feeder]":
    """The feeders with one line entered anew; refused if no table can have them."""
    feeder = dict(feeders[seat])
    feeder[kind] = value
    if "siamese" in feeder:
        feeder["siamese"] = _under_angoras(feeder["siamese"], feeder.get("angora", ()))
    check_feeder(feeder)
    feeders = feeders[:seat] + [feeder] + feeders[seat + 1 :]
    if kind in KINDS:
        check_box(feeders, kind)
    return feeders


def most(feeders: "Sequence[Feeder]", seat: int, kind: str) -> int:
    """How many the player can have: those in the box that no other player has."""
    if kind not in KINDS:
        return MANY
    left = in_box(kind)
    for at, feeder in enumerate(feeders):
        if at != seat and kind in feeder:
            left -= count(feeder, kind)
    return left


def least(feeder: "Feeder", kind: str) -> int:
    """How many the player must have: the cards that Angoras lie on."""
    below = [copy for copy in feeder.get("angora", ()) if copy.split(":")[0] == kind]
    return len(set(below))


def faces_below(feeder: "Feeder") -> tuple[int, int]:
    """The fewest and the most faces that the Siamese card under an Angora can show."""
    cards = feeder["siamese"]
    most = sum(cards) - len(cards) + 1  # when every other card shows one
    return (most if len(cards) == 1 else 1), most


def to_copy(feeder: "Feeder") -> list[str]:
    """What an Angora can lie on; of a `siamese` card the faces are still to be asked."""
    below = [breed for breed in BREEDS if breed != "angora" and count(feeder, breed)]
    return below + ["alone"]


def siamese(cards: int, faces: int) -> list[int]:
    """Cards that show so many faces together; no score depends on which card shows how many."""
    if not cards <= faces <= cards * MOST_FACES:
        raise ValueError(f"{cards} Siamese cards cannot show {faces} faces.")
    return [1] * (cards - 1) + [faces - cards + 1] if cards else []


def _under_angoras(cards: list[int], copies: "Sequence[str]") -> list[int]:
    """As many cards and faces, with those among them that Angoras lie on, where that can be."""
    copied = sorted(set([copied_faces(copy) for copy in copies]) - {0})
    others = len(cards) - len(copied)
    left = sum(cards) - sum(copied)
    if others == left == 0 or 0 < others <= left:
        return copied + siamese(others, left)
    return cards
