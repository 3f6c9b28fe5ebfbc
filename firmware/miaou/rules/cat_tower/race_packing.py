"""Packs a fish race for a QR code: the last one of its journal."""

from miaou.rules.cat_tower.fish_race import LEAST, LONGEST, MOST
from miaou.rules.packing import names, word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.rules.packing import Event, Packer


def described(coder: "Packer", events: "list[Event]") -> "list[Event]":
    last = events[-1] if coder.packs else []
    winner = names(coder, last[1:2], 1, 1)[0]
    tenths = coder.digits(word(last, 2), 0, LONGEST)
    return [["race", winner, tenths, coder.digits(word(last, 3), LEAST, MOST)]]
