"""Yummy Kitty's count, by the rulebook: what each feeder is worth, and who wins.

A feeder is a dict; what it does not name, it has none of. `siamese` lists the faces of each card;
`angora` what each Angora finally copies: a breed, `siamese:2` for a card of two faces, `alone`.
"""

from miaou.rules import digits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    Feeder = dict[str, Any]
    Line = dict[str, Any]

BREEDS = ("tabby", "calico", "american", "siamese", "black", "angora", "english", "lucky")
KINDS = BREEDS + ("dogs",)
BOX = (17, 13, 11, 11, 5, 3, 2, 1, 11)  # how many cards of each kind there are
TABBY = (0, -1, 2, 3, 7, 11)  # points of a colony; cats past the fifth add nothing
DOGS = ("off", "most", "each")


def score(
    feeders: "Sequence[Feeder]",
    dogs: str = "off",
    alone_is_breed: bool = True,
    english_counts_itself: bool = True,
) -> "list[Line]":
    """A line per player: points by breed, total, cats, breeds, and rank, which equals share.

    The points of an Angora are with the breed that it copies. Two readings are open to house
    rules: whether an Angora alone is a breed, and whether an English counts its own breed.
    """
    check(feeders, dogs)
    lines: list[Line] = []
    for seat, feeder in enumerate(feeders):
        points = worth(feeders, seat, dogs, alone_is_breed, english_counts_itself)
        line = {"points": points, "total": sum(points.values())}
        line.update({"cats": cats(feeder), "breeds": breeds(feeder, alone_is_breed)})
        lines.append(line)
    for line in lines:
        line["rank"] = 1 + sum([_standing(other) > _standing(line) for other in lines])
    return lines


def worth(
    feeders: "Sequence[Feeder]",
    seat: int,
    dogs: str,
    alone_is_breed: bool,
    english_counts_itself: bool,
) -> dict[str, int]:
    """A player's points by breed, as `score` tells them; the feeders are known to be right."""
    feeder = feeders[seat]
    counted = breeds(feeder, alone_is_breed) - (not english_counts_itself)
    return {
        "tabby": tabby(colony(feeder, "tabby")),
        "calico": calico([colony(other, "calico") for other in feeders])[seat],
        "american": 2 * colony(feeder, "american"),
        "siamese": faces(feeder),
        "black": count(feeder, "mice"),
        "angora": 0,
        "english": colony(feeder, "english") * counted,
        "lucky": 0,
        "dogs": penalty([count(other, "dogs") for other in feeders], dogs)[seat],
    }


def ranking(lines: "Sequence[Line]") -> list[int]:
    """The seats, best first."""
    # MicroPython's sort is not stable: equals are told in the order of their seats.
    return sorted(range(len(lines)), key=lambda seat: (lines[seat]["rank"], seat))


def decided(lines: "Sequence[Line]") -> str:
    """What made the winner: `points`, else `cats`, else `breeds`; or the victory is `shared`."""
    first, second = [_standing(lines[seat]) for seat in ranking(lines)[:2]]
    for by, mine, theirs in zip(("points", "cats", "breeds"), first, second):
        if mine != theirs:
            return by
    return "shared"


def _standing(line: "Line") -> tuple[int, int, int]:
    """Points decide, then cats, then breeds."""
    return line["total"], line["cats"], line["breeds"]


def tabby(size: int) -> int:
    return TABBY[min(size, 5)]


def calico(sizes: "Sequence[int]") -> list[int]:
    """7 for the largest colony, 5 for the second.

    Tied for first: 5 each, and nobody is second. Tied for second: nothing. No calico, no place.
    """
    first = max(sizes)
    second = max([size for size in sizes if size < first] + [0])
    prizes = {first: 7, second: 5 if sizes.count(second) == 1 else 0}
    if sizes.count(first) > 1:
        prizes = {first: 5}
    return [prizes.get(size, 0) if size else 0 for size in sizes]


def penalty(sizes: "Sequence[int]", dogs: str) -> list[int]:
    """`most`: whoever has the most dogs loses a point; `each`: every dog costs its owner one."""
    if dogs == "each":
        return [-size for size in sizes]
    worst = max(sizes) if dogs == "most" else 0
    return [-1 if size and size == worst else 0 for size in sizes]


def count(feeder: "Feeder", kind: str) -> int:
    """How many cards of a kind; of mice, how many were caught."""
    have: int | list[Any] = feeder.get(kind, 0)
    return have if isinstance(have, int) else len(have)


def copies(feeder: "Feeder", breed: str) -> int:
    """How many Angoras copy this breed."""
    found = 0
    for copy in feeder.get("angora", ()):
        found += copy.split(":")[0] == breed
    return found


def colony(feeder: "Feeder", breed: str) -> int:
    """The cats of a breed and the Angoras that copy them."""
    return count(feeder, breed) + copies(feeder, breed)


def faces(feeder: "Feeder") -> int:
    """Siamese faces; an Angora has those of the card below it."""
    shown: int = sum(feeder.get("siamese", ()))
    return shown + sum([copied_faces(copy) for copy in feeder.get("angora", ())])


def copied_faces(copy: str) -> int:
    breed, _, number = copy.partition(":")
    return int(number) if breed == "siamese" and digits(number) else 0


def cats(feeder: "Feeder") -> int:
    """Every card with a cat on it; an Angora is one whatever it copies, and a dog is none."""
    return sum([count(feeder, breed) for breed in BREEDS])


def breeds(feeder: "Feeder", alone_is_breed: bool = True) -> int:
    """On a colony an Angora is no new breed; however many lie alone, they are one."""
    variety = int(alone_is_breed and copies(feeder, "alone") > 0)
    for breed in BREEDS:
        variety += breed != "angora" and count(feeder, breed) > 0
    return variety


def check(feeders: "Sequence[Feeder]", dogs: str) -> None:
    """Refuses what no table can show, with the reason."""
    if not 2 <= len(feeders) <= 5:
        raise ValueError("Yummy Kitty is for two to five players.")
    if dogs not in DOGS:
        raise ValueError("Dogs are off, most or each.")
    for feeder in feeders:
        check_feeder(feeder)
    for kind in KINDS:
        check_box(feeders, kind)


def check_box(feeders: "Sequence[Feeder]", kind: str) -> None:
    have = sum([count(feeder, kind) for feeder in feeders])
    if have > in_box(kind):
        raise ValueError(f"The box has {in_box(kind)} {kind} cards, not {have}.")


def in_box(kind: str) -> int:
    return BOX[KINDS.index(kind)]


def check_feeder(feeder: "Feeder") -> None:
    for kind in feeder:
        if kind != "mice" and kind not in KINDS:
            raise ValueError("No card is called " + kind + ".")
        if not _is_told(kind, feeder[kind]):
            raise ValueError("That is no way to tell how many " + kind + " there are.")
        if count(feeder, kind) < 0:
            raise ValueError("Nobody has fewer than no " + kind + ".")
    if min(feeder.get("siamese") or (1,)) < 1:
        raise ValueError("Every Siamese card shows a face.")
    for copy in feeder.get("angora", ()):
        if not _lies_below(feeder, copy):
            raise ValueError("No " + copy + " lies in this feeder for an Angora to copy.")


def _is_told(kind: str, have: "Any") -> bool:
    """A number; of Siamese the faces of each card, of Angoras what each copies."""
    if kind not in ("siamese", "angora"):
        return type(have) is int
    each = int if kind == "siamese" else str
    return type(have) is list and all([type(one) is each for one in have])


def _lies_below(feeder: "Feeder", copy: str) -> bool:
    if copy == "alone":
        return True
    if ":" in copy:
        return copied_faces(copy) in feeder.get("siamese", ())
    return copy in BREEDS and copy not in ("siamese", "angora") and count(feeder, copy) > 0
