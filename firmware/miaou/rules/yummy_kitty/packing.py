"""Packs a count of Yummy Kitty for a QR code: what lies in each feeder, within what the box allows.
The order in which it was entered is not kept."""

from micropython import const

from miaou.rules.packing import names
from miaou.rules.yummy_kitty.feeders import MANY, MOST_FACES, to_copy
from miaou.rules.yummy_kitty.score import DOGS, KINDS, count, in_box
from miaou.rules.yummy_kitty.table import COUNTED, HOUSE, Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.rules.packing import Event, Packer
    from miaou.rules.yummy_kitty.score import Feeder

_MICE = const(7)  # more are seldom caught
_ANSWERS = ("yes", "no")


def described(coder: "Packer", events: "list[Event]") -> "list[Event]":
    counted = Table()
    for event in events:
        counted.apply(event)
    told = [["table"] + names(coder, counted.names, 2, 5)]
    dogs = coder.pick(DOGS, counted.dogs)
    answers = [coder.pick(_ANSWERS, _ANSWERS[not counted.house[rule]]) for rule in HOUSE]
    told += [["house", rule, answer] for rule, answer in zip(HOUSE, answers)]
    have = sum([count(feeder, "dogs") for feeder in counted.feeders])
    with_dogs = coder.number(int(dogs != "off" or have > 0), 2)
    if with_dogs:
        told.append(["dogs", dogs if dogs != "off" else "most"])
    left = {kind: in_box(kind) for kind in KINDS}
    players = len(told[0]) - 1
    for seat in range(players):
        feeder = counted.feeders[seat] if coder.packs else {}
        told += _feeder(coder, str(seat), feeder, left, bool(with_dogs))
    if dogs == "off":
        told.append(["dogs", dogs])
    return told + _turns(coder, counted, players)


def _feeder(
    coder: "Packer", seat: str, feeder: "Feeder", left: "dict[str, int]", with_dogs: bool
) -> "list[Event]":
    """One player's feeder, out of what the others have left in the box."""
    told: list[Event] = []
    has: Feeder = {}
    for kind in COUNTED:
        if kind == "mice":
            number = coder.small(feeder.get(kind, -1) + 1, _MICE + 2, MANY + 1) - 1
        elif kind != "dogs" or with_dogs:
            number = _taken(coder, feeder, kind, left)
        else:
            continue
        if number >= 0:
            has[kind] = number
            told.append(["count", seat, kind, str(number)])
    cards = _taken(coder, feeder, "siamese", left)
    if cards >= 0:
        has["siamese"] = [1] * cards
        told.append(["siamese", seat, str(cards), _faces(coder, cards, feeder.get("siamese", ()))])
    angoras = _taken(coder, feeder, "angora", left)
    if angoras >= 0:
        copied = feeder.get("angora", [""] * angoras)
        below = to_copy(has)
        told.append(["angora", seat] + [_copy(coder, below, copy) for copy in copied])
    return told


def _taken(coder: "Packer", feeder: "Feeder", kind: str, left: "dict[str, int]") -> int:
    """How many cards of a kind; -1 if nobody has said it."""
    number = coder.number(count(feeder, kind) + 1 if kind in feeder else 0, left[kind] + 2) - 1
    left[kind] -= max(0, number)
    return number


def _faces(coder: "Packer", cards: int, shown: "Sequence[int]") -> str:
    """Of all the cards together: one each at least, and seldom more than three."""
    more = 0
    if cards:
        more = coder.small(sum(shown) - cards, 2 * cards + 1, (MOST_FACES - 1) * cards)
    return str(cards + more)


def _copy(coder: "Packer", below: "list[str]", copied: str) -> str:
    """What an Angora lies on, and of a Siamese card how many faces."""
    breed, _, faces = copied.partition(":")
    breed = str(coder.pick(below, breed))
    return breed + ":" + coder.digits(faces, 1, MANY) if breed == "siamese" else breed


def _turns(coder: "Packer", table: Table, players: int) -> "list[Event]":
    """Whose turn it is and who is protected, where the table played live; and if all is counted."""
    told: list[Event] = []
    if coder.number(int(table.seat >= 0), 2):
        seat = str(coder.number(table.seat, players))
        holder = coder.number(table.holder + 1, players + 1)
        told.append(["start", seat])
        if holder:
            told.append(["protect", str(holder - 1)])
    if coder.number(int(table.counted), 2):
        told.append(["done"])
    return told
