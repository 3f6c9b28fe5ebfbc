"""Yummy Kitty's count at any table there can be: against an oracle, and on both Pythons."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from miaou.rules.yummy_kitty.score import BOX, BREEDS, DOGS, KINDS, decided, score
from miaou.rules.yummy_kitty_why import why
from tools.wasm import MicroPython

Feeder = dict[str, Any]
Cat = tuple[str, str, int]  # the breed on the card, the breed it counts as, its faces

LISTED = ("siamese", "angora")
RULES = st.tuples(st.sampled_from(DOGS), st.booleans(), st.booleans())


@st.composite
def tables(draw: st.DrawFn) -> list[Feeder]:
    """The box dealt out at random: small colonies, so that ties of every kind come up."""
    players = draw(st.integers(2, 5))
    feeders: list[Feeder] = [{} for _ in range(players)]
    seats = st.integers(0, players - 1)
    for kind, cards in [*zip(KINDS, BOX, strict=True), ("mice", 9)]:
        most = draw(st.sampled_from([0, min(2, cards), cards]))
        for seat in draw(st.lists(seats, max_size=most)) if kind not in LISTED else ():
            feeders[seat][kind] = feeders[seat].get(kind, 0) + 1
    for seat in draw(st.lists(seats, max_size=11)):
        feeders[seat].setdefault("siamese", []).append(draw(st.integers(1, 3)))
    for seat in draw(st.lists(seats, max_size=3)):
        copy = draw(st.sampled_from(_below(feeders[seat])))
        feeders[seat].setdefault("angora", []).append(copy)
    return feeders


def _below(feeder: Feeder) -> list[str]:
    """All that an Angora of this feeder can copy."""
    siamese = [f"siamese:{faces}" for faces in feeder.get("siamese", [])]
    others = [kind for kind in feeder if kind in BREEDS and kind not in LISTED]
    return ["alone", *sorted(others), *siamese]


def _cats(feeder: Feeder) -> list[Cat]:
    """The feeder laid out card by card."""
    cats: list[Cat] = []
    for breed in BREEDS:
        if breed == "siamese":
            cats += [(breed, breed, faces) for faces in feeder.get(breed, [])]
        elif breed == "angora":
            for copy in feeder.get(breed, []):
                as_breed, _, faces = copy.partition(":")
                cats.append((breed, "angora" if copy == "alone" else as_breed, int(faces or 0)))
        else:
            cats += [(breed, breed, 0)] * feeder.get(breed, 0)
    return cats


def _place(mine: int, sizes: list[int]) -> int:
    """The calico points by the rulebook's sentences, one after the other."""
    larger = [size for size in sizes if size > mine]
    equal = sizes.count(mine)
    if mine == 0 or len(larger) > 1:
        return 0
    if not larger:
        return 7 if equal == 1 else 5
    return 5 if equal == 1 else 0


def oracle(feeders: list[Feeder], dogs: str, alone: bool, itself: bool) -> list[dict[str, Any]]:
    laid = [_cats(feeder) for feeder in feeders]
    calicos = [sum(cat[1] == "calico" for cat in cats) for cats in laid]
    packs = [feeder.get("dogs", 0) for feeder in feeders]
    answer = []
    for seat, cats in enumerate(laid):
        as_breed = Counter(cat[1] for cat in cats)
        breeds = set(as_breed) - (set() if alone else {"angora"})
        worth: Counter[str] = Counter({"tabby": sum([-1, 3, 1, 4, 4][: as_breed["tabby"]])})
        for _, breed, faces in cats:
            worth[breed] += {"american": 2, "siamese": faces}.get(breed, 0)
            if breed == "english":
                worth[breed] += len(breeds if itself else breeds - {"english"})
        worth["calico"] = _place(calicos[seat], calicos)
        worth["black"] = feeders[seat].get("mice", 0)
        if dogs == "each":
            worth["dogs"] = -packs[seat]
        elif dogs == "most" and packs[seat] and not any(pack > packs[seat] for pack in packs):
            worth["dogs"] = -1
        points = {kind: worth[kind] for kind in KINDS}
        total = sum(points.values())
        answer.append({"points": points, "total": total, "cats": len(cats), "breeds": len(breeds)})
    order = sorted([(line["total"], line["cats"], line["breeds"]) for line in answer], reverse=True)
    for line in answer:
        line["rank"] = order.index((line["total"], line["cats"], line["breeds"])) + 1
    return answer


@settings(max_examples=400)
@given(feeders=tables(), rules=RULES)
def test_the_count_agrees_with_one_made_card_by_card(
    feeders: list[Feeder], rules: tuple[str, bool, bool]
) -> None:
    assert score(feeders, *rules) == oracle(feeders, *rules)


@given(feeders=tables(), rules=RULES)
def test_whoever_is_first_is_so_by_what_decided(
    feeders: list[Feeder], rules: tuple[str, bool, bool]
) -> None:
    lines = score(feeders, *rules)
    standings = [(line["total"], line["cats"], line["breeds"]) for line in lines]
    best, second = sorted(standings, reverse=True)[:2]
    steps = zip(("points", "cats", "breeds"), best, second, strict=True)
    assert decided(lines) == next((by for by, a, b in steps if a > b), "shared")


@settings(max_examples=400)
@given(feeders=tables(), rules=RULES, seat=st.integers(0, 4), pick=st.integers(0, 99))
@example(feeders=[{"english": 1}, {}], rules=("off", True, True), seat=0, pick=0)
def test_another_cat_never_lowers_ones_own_total_but_a_first_tabby_by_one(
    feeders: list[Feeder], rules: tuple[str, bool, bool], seat: int, pick: int
) -> None:
    """A first tabby costs a point, and each English, or Angora on one, gives it back."""
    seat %= len(feeders)
    before = score(feeders, *rules)[seat]
    more = [(kind, cat) for kind in BREEDS for cat in _another(feeders, seat, kind)]
    if not more:
        return
    kind, cat = more[pick % len(more)]
    mine = {**feeders[seat], kind: cat}
    after = score([*feeders[:seat], mine, *feeders[seat + 1 :]], *rules)[seat]
    gain = after["total"] - before["total"]
    if kind == "tabby" and cat == 1:
        english = mine.get("english", 0) + mine.get("angora", []).count("english")
        assert gain == english - 1
    else:
        assert gain >= 0


def _another(feeders: list[Feeder], seat: int, kind: str) -> list[Any]:
    """The line of a breed with one cat more, in every way that the box allows."""
    lines = [feeder.get(kind, 0) for feeder in feeders]
    have = sum(len(line) if isinstance(line, list) else line for line in lines)
    mine = feeders[seat].get(kind, [])
    if have == BOX[KINDS.index(kind)]:
        return []
    if kind == "siamese":
        return [[*mine, 1], [*mine, 2]]
    if kind == "angora":
        return [[*mine, copy] for copy in _below(feeders[seat])]
    return [(mine or 0) + 1]


# What each ruling is worth: always the same, or by its own numbers.
FIXED = {
    **dict.fromkeys(["calico_only", "calico_first"], 7),
    **dict.fromkeys(["calico_tied_first", "calico_second"], 5),
    **dict.fromkeys(["calico_tied_second", "calico_no_second", "calico_third"], 0),
    **dict.fromkeys(["angora", "angora_alone", "angora_alone_no_breed", "lucky"], 0),
    **dict.fromkeys(["none", "dogs_off", "dogs_fewer"], 0),
    "dogs_most": -1,
}
BY_NUMBERS: dict[str, Callable[[list[int]], int]] = {
    **dict.fromkeys(["tabby", "tabby_full", "siamese", "black"], lambda numbers: numbers[1]),
    **dict.fromkeys(["english", "english_others"], lambda numbers: numbers[0] * numbers[1]),
    "american": lambda numbers: 2 * numbers[0],
    "black_gone": lambda numbers: numbers[0],
    "dogs_each": lambda numbers: -numbers[0],
}


@settings(max_examples=200)
@given(feeders=tables(), rules=RULES)
def test_the_ruling_behind_a_line_explains_its_points(
    feeders: list[Feeder], rules: tuple[str, bool, bool]
) -> None:
    for seat, line in enumerate(score(feeders, *rules)):
        for kind in KINDS:
            ruling, numbers = why(feeders, seat, kind, *rules)
            worth = FIXED[ruling] if ruling in FIXED else BY_NUMBERS[ruling](numbers)
            assert worth == line["points"][kind]


@settings(max_examples=60)
@given(feeders=tables(), rules=RULES)
def test_the_count_is_the_same_on_a_board(
    micropython: MicroPython, feeders: list[Feeder], rules: tuple[str, bool, bool]
) -> None:
    counted = micropython.call("miaou.rules.yummy_kitty.score.score", feeders, *rules)
    assert counted == score(feeders, *rules)
