"""Words in the owner's language: `_("Roll again")`. English is the key, so it needs no catalogue.

In memory a catalogue is bytes, which MicroPython searches at C speed: every translation stands
behind a newline and a checksum of the English, which is in the code already. Each folder of screens
has its own, and the device's words are here; device/words.py fetches them.
"""

from binascii import b2a_base64, crc32
from micropython import const

code = "en"
catalogues: dict[str, bytes] = {}  # by room
heard: list[bytes] = []  # those that are looked up, in this order; others may be loaded too
_MANY = const(8)  # words that a list says again with every move
_said: dict[str, str] = {}  # the last ones
_before = _said  # and those before them
_heard = heard  # those that they come from


def _(words: str) -> str:
    """The words in the language in use, or themselves."""
    global _heard, _said, _before
    if code == "en":
        return words
    if _heard is not heard:
        _said, _heard = {}, heard
        _before = _said
    if words not in _said:
        found = _before.get(words) or _found(words)
        if len(_said) == _MANY:
            _before, _said = _said, {}
        _said[words] = found
    return _said[words]


def once(words: str) -> str:
    """The same of words that the next move does not say: they take no other's place."""
    return words if code == "en" else _found(words)


def _found(words: str) -> str:
    key = before(words)
    for catalogue in heard:
        at = catalogue.find(key) + len(key)
        if at >= len(key):
            return str(memoryview(catalogue)[at : catalogue.find(b"\n", at)], "utf-8")
    return words


def before(words: str) -> bytes:
    """What stands before the translation of these: 30 bits as letters, for the collector takes
    any four bytes that look like an address for one, and keeps what lies there."""
    checksum: bytes = b2a_base64(crc32(words.encode()).to_bytes(4, "big"))
    return b"\n" + checksum[:5]


def choose(words: "str | dict[str, str]") -> str:
    """Of words that stand with their translations, where no catalogue may be at hand."""
    return words if isinstance(words, str) else words.get(code, words["en"])


def N_(words: str) -> str:
    """Marks words of a table for the catalogues; they are said with `_` when they are drawn."""
    return words
