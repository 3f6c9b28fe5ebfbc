"""Why a line of Yummy Kitty's count scores what it does: a key and numbers, for screens to word.

Beside the game's folder, not in it: what is in there stays in memory while the game is on, and
this is wanted by one screen alone.
"""

from miaou.rules.yummy_kitty.score import breeds, colony, copies, count, faces, penalty, tabby

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.rules.yummy_kitty.score import Feeder


def why(
    feeders: "Sequence[Feeder]",
    seat: int,
    kind: str,
    dogs: str,
    alone_is_breed: bool,
    english_counts_itself: bool,
) -> tuple[str, list[int]]:
    """The ruling on a breed, or on `dogs`; an Angora is one of the CATS that it copies.

    none
    later                             a table says so until everybody is counted
    tabby CATS POINTS
    tabby_full CATS POINTS            more than five
    calico_only CATS
    calico_first CATS SECOND          how many the second has
    calico_tied_first CATS PLAYERS    how many tie
    calico_second CATS FIRST          how many the first has
    calico_tied_second CATS PLAYERS
    calico_no_second CATS FIRST       because the first place is tied
    calico_third CATS SECOND          third or lower
    american CATS
    siamese CATS FACES
    black CATS MICE
    black_gone MICE                   the cat has left, its points have not
    angora CATS
    angora_alone CATS ALONE           a breed of its own
    angora_alone_no_breed CATS ALONE  by house rule
    english CATS BREEDS
    english_others CATS BREEDS        by house rule not its own
    lucky CATS
    dogs_off
    dogs_most DOGS
    dogs_fewer DOGS MOST
    dogs_each DOGS
    """
    feeder = feeders[seat]
    size = colony(feeder, kind)
    mice = count(feeder, "mice")
    if kind == "dogs":
        return _dogs([count(other, "dogs") for other in feeders], seat, dogs)
    if kind == "black" and mice and not size:
        return "black_gone", [mice]
    if not size:
        return "none", []
    if kind == "tabby":
        return "tabby" if size <= 5 else "tabby_full", [size, tabby(size)]
    if kind == "calico":
        return _calico([colony(other, "calico") for other in feeders], size)
    if kind == "angora":
        return _angora(size, copies(feeder, "alone"), alone_is_breed)
    if kind == "english":
        return _english(size, breeds(feeder, alone_is_breed), english_counts_itself)
    number = {"siamese": faces(feeder), "black": mice}.get(kind)
    return kind, [size] if number is None else [size, number]


def _calico(sizes: "Sequence[int]", size: int) -> tuple[str, list[int]]:
    first = max(sizes)
    second = max([other for other in sizes if other < first] + [0])
    if size == first and sizes.count(first) > 1:
        return "calico_tied_first", [size, sizes.count(first)]
    if size == first:
        return ("calico_first", [size, second]) if second else ("calico_only", [size])
    if sizes.count(first) > 1:
        return "calico_no_second", [size, first]
    if size < second:
        return "calico_third", [size, second]
    if sizes.count(second) > 1:
        return "calico_tied_second", [size, sizes.count(second)]
    return "calico_second", [size, first]


def _angora(size: int, alone: int, alone_is_breed: bool) -> tuple[str, list[int]]:
    if not alone:
        return "angora", [size]
    return "angora_alone" if alone_is_breed else "angora_alone_no_breed", [size, alone]


def _english(size: int, variety: int, counts_itself: bool) -> tuple[str, list[int]]:
    if counts_itself:
        return "english", [size, variety]
    return "english_others", [size, variety - 1]


def _dogs(sizes: "Sequence[int]", seat: int, dogs: str) -> tuple[str, list[int]]:
    size = sizes[seat]
    if dogs == "off":
        return "dogs_off", []
    if not size:
        return "none", []
    if dogs == "each":
        return "dogs_each", [size]
    if penalty(sizes, dogs)[seat]:
        return "dogs_most", [size]
    return "dogs_fewer", [size, max(sizes)]
