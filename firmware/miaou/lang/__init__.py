"""Words in the owner's language: `_("Roll again")`. English is the key, so it needs no catalogue.

A catalogue is text, `English = Translation` line by line; it is kept as bytes, which MicroPython
searches at C speed and which take a third of a dict's memory. Each folder of screens has its own,
and the device's words are here; device/words.py fetches them.
"""

from micropython import const

_NEWLINE = const(10)
_EQUALS = b" = "

code = "en"
catalogues: dict[str, bytes] = {}  # by room
heard: list[bytes] = []  # those that are looked up, in this order; others may be loaded too


def _(words: str) -> str:
    """The words in the language in use, or themselves."""
    if code != "en":
        key = words.encode()
        for catalogue in heard:
            at = _after(catalogue, key)
            if at:
                return str(memoryview(catalogue)[at : catalogue.find(b"\n", at)], "utf-8")
    return words


def choose(words: "str | dict[str, str]") -> str:
    """Of words that stand with their translations, where no catalogue may be at hand."""
    return words if isinstance(words, str) else words.get(code, words["en"])


def _after(catalogue: bytes, key: bytes) -> int:
    """Where the translation of a whole line's key begins, or 0."""
    at = catalogue.find(key)
    while at > 0:
        end = at + len(key)
        if catalogue[at - 1] == _NEWLINE and catalogue.find(_EQUALS, end, end + 3) == end:
            return end + 3
        at = catalogue.find(key, end)
    return 0


def N_(words: str) -> str:
    """Marks words of a table for the catalogues; they are said with `_` when they are drawn."""
    return words
