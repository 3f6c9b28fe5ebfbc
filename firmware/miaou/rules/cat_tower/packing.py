"""Packs a match of Cat Tower for a QR code: a turn without a fall takes four bits. What Miaou's die
rolled before the match is left out."""

from miaou.rules.cat_tower.die import BOX, DOUBLED, FACES, TOKENS
from miaou.rules.cat_tower.match import PENALTY, Match
from miaou.rules.cat_tower.table import CARDS, FATTIES, HAND, HOUSE, MOST, PLAYERS
from miaou.rules.packing import names, played, word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.rules.packing import Event, Packer

_IMAGES = FACES + TOKENS
_FALLS = tuple(sorted(PENALTY))
_SELDOM = ("fall", "shows", "hand", "none", "stop", "round", "table", "rename")
# What the table has agreed if nothing else is told: the setting, its words, their limits.
_AGREED = (
    ("doubled", [DOUBLED]),
    ("hand", [str(HAND)]),
    ("box", [str(CARDS), str(FATTIES), str(PLAYERS)]),
    ("tokens", [str(count) for count in BOX]),
)


def described(coder: "Packer", events: "list[Event]") -> "list[Event]":
    events = [event for event in events if event[0] != "rolled"]
    begins = [event[0] for event in events].index("round") if coder.packs else 0
    match = Match()
    for event in events[:begins]:
        match.apply(event)
    told = [["table"] + names(coder, match.names, 2, MOST)] + _agreed(coder, match)
    match = Match()
    for event in told:
        match.apply(event)
    return told + played(coder, match, events[begins:], _likely, _seldom)


def _agreed(coder: "Packer", match: Match) -> "list[Event]":
    """House rules and rounds; of those that are as in the rulebook, no more than that."""
    told: list[Event] = []
    for rule in sorted(HOUSE):
        answer = coder.pick(HOUSE[rule] + ("",), match.house[rule])
        if answer:  # 0.1 did not tell what falls cost
            told.append(["house", rule, answer])
    settled = {
        "doubled": [match.doubled],
        "hand": [str(match.hand)],
        "box": [str(count) for count in (match.cards, match.supply, match.most)],
        "tokens": [str(count) for count in match.bag.box],
    }
    for rule, usual in _AGREED:
        words = usual
        if coder.number(int(settled[rule] != usual), 2):
            words = [_setting(coder, rule, each) for each in settled[rule]]
        told.append(["house", rule] + words)
    told.append(["rounds", coder.digits(str(match.rounds), 1, 9)])
    return told


def _setting(coder: "Packer", rule: str, value: str) -> str:
    if rule == "doubled":
        return str(coder.pick(FACES, value))
    return coder.digits(value, 0, 9 if rule == "tokens" else 99)


def _likely(match: Match) -> "list[Event]":
    task = match.task
    if task == "roll":
        return [["roll", face] for face in FACES]
    if task == "who":
        seats = [seat for seat in range(len(match.names)) if seat != match.seat]
        return [["who", str(seat)] for seat in seats]
    if task == "token":
        left = match.bag.waiting()
        return [["token", token] for at, token in enumerate(TOKENS) if left[at]]
    if task == "round":
        return [["round", str(match.starter())]]
    return {"deal": [["dealt"]], "over": []}.get(task, [["stack"]])


def _seldom(coder: "Packer", _match: Match, event: "Event") -> "Event":
    kind = coder.pick(_SELDOM, word(event, 0))
    first = word(event, 1) if len(event) > 1 else ""
    if kind == "fall":
        return [kind, coder.pick(_FALLS, first)]
    if kind == "shows":
        return [kind, coder.pick(_IMAGES, first)]
    if kind == "stop":
        return [kind, coder.pick(("hands", "rounds"), first)]
    if kind == "table":
        return [kind] + names(coder, event[1:], 2, MOST)
    if kind == "none":
        return [kind]
    seat = coder.digits(first, 0, MOST - 1)
    if kind == "rename":
        return [kind, seat] + names(coder, event[2:], 1, 1)
    return [kind, seat, coder.digits(word(event, 2), 0, 99)] if kind == "hand" else [kind, seat]
