"""Why a line of Yummy Kitty scores what it does, in words.

A room of its own: its words are many, and a player who argues wants one of them.
"""

from miaou.lang import N_, _, load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Each is filled with the numbers of its ruling, in their order.
RULINGS = {
    "none": N_("There is none in this feeder."),
    "tabby": N_("A colony of {} scores {}. One to five cats score -1, 2, 3, 7, 11."),
    "tabby_full": N_("A colony of {} scores {}: cats past the fifth add nothing."),
    "calico_only": N_("{} here, and nobody else has any: 7 points, and nobody is second."),
    "calico_first": N_("{} here, the second colony has {}. The largest scores 7."),
    "calico_tied_first": N_("{} here. {} players tie for the largest: 5 each, nobody is second."),
    "calico_second": N_("{} here, the largest colony has {}. The second scores 5."),
    "calico_tied_second": N_("{} here. {} players tie for second: none of them scores."),
    "calico_no_second": N_("{} here, others tie for the largest with {}: nobody is second."),
    "calico_third": N_("{} here, the second colony has {}. Only two colonies score."),
    "american": N_("{} here. Each scores 2."),
    "siamese": N_("Each face scores 1. Cards: {}, faces: {}."),
    "black": N_("Each mouse caught scores 1. Black Cats: {}, mice: {}."),
    "black_gone": N_("Mice: {}. Their points stay though the Black Cat has left."),
    "angora": N_("{} here. Each copies the card below it, and its points are counted there."),
    "angora_alone": N_("{} here, {} of them alone: no points, but a breed of its own."),
    "angora_alone_no_breed": N_("{} here, {} of them alone: no points, by house rule no breed."),
    "english": N_("{} here. Each scores 1 for every breed in the feeder, its own too: {}."),
    "english_others": N_("{} here. By house rule each scores 1 for every other breed: {}."),
    "lucky": N_("It scores nothing, but it is a cat and a breed."),
    "dogs_off": N_("No dogs play."),
    "dogs_most": N_("{} here, and nobody has more: 1 point less."),
    "dogs_fewer": N_("{} here, but somebody has {}. Only the most lose a point."),
    "dogs_each": N_("{} here. Each costs 1 point."),
}


def ruling(state: "Any", seat: int, kind: str) -> str:
    load("yummy_kitty_why")
    key, numbers = state.why(seat, kind)
    return _(RULINGS[key]).format(*numbers)
