"""Serialises a whole game to a few letters, for a QR code: docs/links.md tells the format.

A game is numbers, each below a limit that both ends know by the rules, in one long number. Its
description is written once and serves both ways: a Packer keeps the numbers it is handed, an
Unpacker is handed anything and answers those that were kept.
"""

from binascii import crc32
from micropython import const

from miaou import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any

    Event = list[str]

VERSION = const(1)
GAMES = ("cat_tower", "yummy_kitty", "chats", "fish_race")  # an older one keeps its place
# Base 41: three signs hold two bytes. Base45 has four more, two of which no web address can carry,
# and two that are taken for the end of a sentence.
SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-/"
_MODULES = {"fish_race": "cat_tower.race_packing"}
_VERSIONS = const(16)
_MOST_GAMES = const(8)
_MOST_EVENTS = const(1024)
_CHECK = const(2)  # bytes of the checksum
# Of names: a capital and small letters take five bits each, all else takes more.
_CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÉÁÑÍÖ"
_SMALL = "abcdefghijklmnopqrstuvwxyzéèñíá"
_OTHERS = (
    "\u00a0-'’.0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    "éèêëàáâäãåçíìîïñóòôöõúùûüýÿœæÉÈÊËÀÁÂÄÇÍÌÎÏÑÓÒÔÖÚÙÛÜŒÆß"
)
_CATS = "\ue000\ue001\ue002\ue003\ue004\ue005"  # of players who have no name: a picture, a space
_SPACE = "\u00a0"
_LONGEST = const(10)  # letters, as entered; a cat's come after its picture
_POINTS = const(0x10000)
DAMAGED = "This is not the whole code of a game."
NEWER = "This game was played with a newer Miaou."
TOO_LONG = "This game is too long for a code."


class Packer:
    """Keeps the numbers it is handed; raises ValueError where they need more bytes than `room`."""

    packs = True

    def __init__(self, room: int) -> None:
        self.value = 0
        self._base = 1
        self._most = 1 << 8 * room

    def number(self, value: int, limit: int) -> int:
        if not 0 <= value < limit:
            raise ValueError("No code can tell this game.")
        self.value += value * self._base
        self._base *= limit
        if self._base > self._most:
            raise ValueError(TOO_LONG)
        return value

    def pick(self, words: "Sequence[Any]", word: "Any") -> "Any":
        """One of these words."""
        if word not in words:
            raise ValueError("No code can tell this game.")
        return words[self.number(words.index(word), len(words))]

    def digits(self, word: str, least: int, most: int) -> str:
        """A number that an event tells as a word."""
        return str(self.number(int(word) - least, most - least + 1) + least)

    def small(self, value: int, common: int, most: int) -> int:
        """A number up to `most`, of which those below `common` are the likely ones."""
        if self.number(min(value, common), common + 1) < common:
            return value
        return common + self.number(value - common, most - common + 1)


class Unpacker(Packer):
    """Answers the numbers that were kept, in the same order, whatever it is handed."""

    packs = False

    def __init__(self, value: int) -> None:
        self.value = value

    def number(self, value: int, limit: int) -> int:
        self.value, value = divmod(self.value, limit)
        return value

    def pick(self, words: "Sequence[Any]", word: "Any") -> "Any":
        return words[self.number(0, len(words))]

    def digits(self, word: str, least: int, most: int) -> str:
        return super().digits("0", least, most)

    def small(self, value: int, common: int, most: int) -> int:
        value = self.number(0, common + 1)
        return value if value < common else common + self.number(0, most - common + 1)


def pack(game: str, events: "Iterable[Event]", room: int) -> str:
    """The game's events in so many bytes at most, as SIGNS; refused if that is too few."""
    coder = Packer(room - _CHECK)
    coder.number(VERSION, _VERSIONS)
    coder.number(GAMES.index(game), _MOST_GAMES)
    _description(game)(coder, list(events))
    value, count = coder.value, 0
    while value >> 8 * count:
        count += 1
    data = value.to_bytes(count, "little")
    return _signs(data + (crc32(data) & 0xFFFF).to_bytes(_CHECK, "little"))


def unpack(signs: str) -> "tuple[str, list[Event]]":
    """The game and events that lead to the same state; refused with a sentence."""
    data = _bytes(signs)
    data, check = data[:-_CHECK], data[-_CHECK:]
    if not data or int.from_bytes(check, "little") != crc32(data) & 0xFFFF:
        raise ValueError(DAMAGED)
    coder = Unpacker(int.from_bytes(data, "little"))
    if coder.number(0, _VERSIONS) != VERSION:
        raise ValueError(NEWER)
    place = coder.number(0, _MOST_GAMES)
    if place >= len(GAMES):
        raise ValueError(NEWER)
    try:
        events = _description(GAMES[place])(coder, [])
    except (ValueError, LookupError):
        raise ValueError(DAMAGED)  # noqa: B904
    if coder.value:
        raise ValueError(DAMAGED)
    return GAMES[place], events


def _description(game: str) -> "Callable[[Packer, list[Event]], list[Event]]":
    found: Callable[[Packer, list[Event]], list[Event]]
    found = load("rules." + _MODULES.get(game, game + ".packing")).described
    return found


def played(
    coder: Packer,
    state: "Any",
    events: "list[Event]",
    likely: "Callable[[Any], list[Event]]",
    seldom: "Callable[[Packer, Any, Event], Event]",
) -> "list[Event]":
    """Codes events one by one: one of those that are `likely` now by its place among them, and any
    other by what `seldom` makes of it."""
    told = []
    for at in range(coder.number(len(events), _MOST_EVENTS)):
        event = events[at] if coder.packs else []
        common = likely(state)
        place = common.index(event) if event in common else len(common)
        place = coder.number(place, len(common) + 1)
        event = common[place] if place < len(common) else seldom(coder, state, event)
        state.apply(event)
        told.append(event)
    return told


def word(event: "Event", at: int) -> str:
    """A word of an event that is packed; of one that is still to be unpacked, nothing."""
    return event[at] if event else ""


def names(coder: Packer, told: "Sequence[str]", least: int, most: int) -> list[str]:
    """The players' names, `least` to `most` of them."""
    count = coder.number(len(told) - least, most - least + 1) + least
    return [_name(coder, told[at] if coder.packs else "") for at in range(count)]


def _name(coder: Packer, name: str) -> str:
    cat = ""
    if coder.number(int(name[:1] in _CATS and name[1:2] == _SPACE) if name else 0, 2):
        cat = coder.pick(_CATS, name[:1]) + _SPACE
        name = name[2:]
    length = coder.number(len(name) - 1, _LONGEST) + 1
    letters = ""
    for at in range(length):
        letters += _letter(coder, name[at : at + 1], _SMALL if at else _CAPITALS)
    return cat + letters


def _letter(coder: Packer, letter: str, likely: str) -> str:
    for letters in (likely, _OTHERS):
        place = letters.find(letter) if letter else 0
        place = coder.number(place if place >= 0 else len(letters), len(letters) + 1)
        if place < len(letters):
            return letters[place]
    point = coder.number(ord(letter) if letter else 0, _POINTS)
    if point <= 0x20 or 0xD800 <= point < 0xE000:
        raise ValueError("No name has such a letter.")
    return chr(point)


def _signs(data: bytes) -> str:
    signs = ""
    for at in range(0, len(data), 2):
        pair = data[at : at + 2]
        value = int.from_bytes(pair, "little")
        for _ in range(len(pair) + 1):
            signs += SIGNS[value % len(SIGNS)]
            value //= len(SIGNS)
    return signs


def _bytes(signs: str) -> bytes:
    data = b""
    for at in range(0, len(signs), 3):
        piece = signs[at : at + 3]
        value, factor = 0, 1
        for sign in piece:
            place = SIGNS.find(sign)
            if place < 0:
                raise ValueError(DAMAGED)
            value += place * factor
            factor *= len(SIGNS)
        if len(piece) < 2 or value >> 8 * (len(piece) - 1):
            raise ValueError(DAMAGED)
        data += value.to_bytes(len(piece) - 1, "little")
    return data
