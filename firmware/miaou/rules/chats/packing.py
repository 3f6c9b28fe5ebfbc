"""Packs a refereed game of Chats for a QR code: a trick takes about five bits, more with values."""

from miaou.rules.chats.hands import MOST_CARDS, MOST_MINUTES
from miaou.rules.chats.referee import Referee
from miaou.rules.chats.trick import CHARACTERISTICS, RARITIES, SCALES
from miaou.rules.packing import names, played, word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.rules.packing import Event, Packer

_SELDOM = ("tie", "show", "say", "change", "lead", "pass", "time", "on", "stop", "won", "rename")
_POTS = ("waits", "shared")


def described(coder: "Packer", events: "list[Event]") -> "list[Event]":
    begins = [event[0] for event in events].index("cards") if coder.packs else 0
    game = Referee()
    for event in events[:begins]:
        game.apply(event)
    told = [["table"] + names(coder, game.names, 2, 6)]
    told.append(["pot", coder.pick(_POTS, game.lost_pot)])
    limit = coder.number(game.limit + 1, MOST_MINUTES + 2) - 1
    if limit >= 0:  # 0.1 told none
        told.append(["limit", str(limit)])
    dealt = events[begins] if coder.packs else []
    youngest = dealt[2] if len(dealt) > 2 else "0"
    players = len(told[0]) - 1
    cards = coder.digits(word(dealt, 1), players, MOST_CARDS)
    told.append(["cards", cards, coder.digits(youngest, 0, players - 1)])
    game = Referee()
    for event in told:
        game.apply(event)
    return told + played(coder, game, events[begins + 1 :], _likely, _seldom)


def _likely(game: Referee) -> "list[Event]":
    """Somebody names what counts, somebody wins."""
    if game.task == "trick" and not game.trick.characteristic:
        return [["lead", each] for each in CHARACTERISTICS]
    return [["won", str(seat)] for seat in game.trick.seats]


def _seldom(coder: "Packer", game: Referee, event: "Event") -> "Event":
    kind = coder.pick(_SELDOM, word(event, 0))
    words = event[1:]
    if kind == "tie":
        return [kind] + _seats(coder, len(game.names), words)
    if kind in ("lead", "change"):
        return [kind] + _named(coder, len(game.names), kind == "change", words)
    if kind == "on":
        return [kind, coder.digits(word(event, 1), 0, MOST_MINUTES)]
    if kind in ("pass", "time", "stop"):
        return [kind]
    seat = coder.digits(word(event, 1), 0, len(game.names) - 1)
    if kind == "won":
        return [kind, seat]
    if kind == "rename":
        return [kind, seat] + names(coder, event[2:], 1, 1)
    if kind == "show":
        return [kind, seat, coder.pick(RARITIES, word(event, 2))]
    least, most = SCALES[CHARACTERISTICS.index(game.trick.characteristic)]
    return [kind, seat, coder.digits(word(event, 2), least, most)]


def _seats(coder: "Packer", players: int, words: "Event") -> "Event":
    """Who ties, in any order."""
    tied = coder.number(sum([1 << int(seat) for seat in words]), 1 << players)
    return [str(seat) for seat in range(players) if tied >> seat & 1]


def _named(coder: "Packer", players: int, changes: bool, words: "Event") -> "Event":
    """A characteristic, with a card's rarity or without; of a change, perhaps whose card it is."""
    told: Event = []
    whose = coder.number(int(changes and len(words) == 3), 2) if changes else 0
    if whose:
        told.append(coder.digits(words[0] if words else "", 0, players - 1))
        words = words[1:]
    told.append(coder.pick(CHARACTERISTICS, word(words, 0)))
    if coder.number(int(len(words) > 1), 2):
        told.append(coder.pick(RARITIES, words[1] if words else ""))
    return told
