"""Words in the owner's language: `_("Roll again")`. English is the key, so it needs no catalogue.

A catalogue is text, `English = Translation` line by line; it is kept as bytes, which MicroPython
searches at C speed and which take a third of a dict's memory. Each app brings its own.
"""

import sys
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_NEWLINE = const(10)
_EQUALS = b" = "

_code = "en"
catalogues: dict[str, bytes] = {}  # by room


def use(code: str) -> None:
    """Speaks this language from now on; one that is not known is English."""
    global _code
    _code = code or "en"
    rooms = list(catalogues)
    catalogues.clear()
    try:
        for room in rooms or ["device"]:
            load(room)
    except ImportError:
        use("en")


def load(room: str) -> None:
    """Fetches the words of an app, when it is opened."""
    words = b""
    if _code != "en":
        language = "miaou.lang." + _code
        module = __import__(language + "." + room, None, None, ("WORDS",))
        words = module.WORDS.encode()
        # Once is enough: the module has them as text.
        del sys.modules[language + "." + room]
        delattr(sys.modules[language], room)
    catalogues[room] = words


def unload(kept: "Sequence[str]" = ()) -> None:
    """Keeps the words of these rooms and the device's own."""
    for room in list(catalogues):
        if room != "device" and room not in kept:
            del catalogues[room]


def _(words: str) -> str:
    """The words in the language in use, or themselves."""
    if _code != "en":
        key = words.encode()
        for catalogue in catalogues.values():
            at = _after(catalogue, key)
            if at:
                return str(memoryview(catalogue)[at : catalogue.find(b"\n", at)], "utf-8")
    return words


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
