"""The schema of a board's file: what kind of value each entry has, before anybody relies on it."""

import reprlib
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, NamedTuple


class Kind(NamedTuple):
    """What an entry should be, in words, and whether a value is that."""

    what: str
    fits: Callable[[Any], bool]


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and value != ""


def _is_row(value: Any, fits: Callable[[Any], bool]) -> bool:
    return isinstance(value, (tuple, list)) and all(map(fits, value))


def _is_key(value: Any) -> bool:
    return _is_row(value, lambda _part: True) and all(
        _is_number(part) if place == 1 else _is_text(part) for place, part in enumerate(value)
    )


TEXT = Kind("a text in quotes", _is_text)
NUMBER = Kind("a whole number", _is_number)
SIZE = Kind("a whole number above 0", lambda value: _is_number(value) and value > 0)
BYTES = Kind("a count of bytes", lambda value: _is_number(value) and value >= 0)
FLAG = Kind("True or False", lambda value: isinstance(value, bool))
PAIR = Kind(
    "two whole numbers in brackets, none below 0",
    lambda value: _is_row(value, lambda n: _is_number(n) and n >= 0) and len(value) == 2,
)
EDGES = Kind(
    "four whole numbers in brackets, none below 0: left, top, right, bottom",
    lambda value: _is_row(value, lambda n: _is_number(n) and n >= 0) and len(value) == 4,
)
LAMP = Kind(
    "three pins in brackets: red, green, blue",
    lambda value: _is_row(value, _is_number) and len(value) == 3,
)
TEXTS = Kind(
    'texts in brackets, like ("A", "B")', lambda value: _is_row(value, _is_text) and len(value) > 0
)
KEYS = Kind(
    'keys in brackets, like (("UP", 14), ("OK", 16, "BACK"))',
    lambda value: _is_row(value, _is_key),
)
DICT = Kind(
    'a dict, like {"chip": "ssd1306", …}',
    lambda value: isinstance(value, dict) and all(map(_is_text, value)),
)
LIGHT = Kind(
    "a pin, or a dict that describes a chip",
    lambda value: _is_number(value) or DICT.fits(value),
)

ENTRIES = {
    "NAME": TEXT,
    "PORT": TEXT,
    "MICROPYTHON": TEXTS,
    "PANEL": DICT,
    "KEYS": KEYS,
    "MARKS": TEXTS,
    "FACE": TEXTS,
    "BUZZER": NUMBER,
    "LAMP": LAMP,
    "SHAKE": DICT,
    "BATTERY": DICT,
    "USB_POWER": NUMBER,
    "TIMER": NUMBER,
    "HEAP": BYTES,
}
BUS = dict.fromkeys(("i2c", "sda", "scl", "address"), NUMBER)
INSIDE = {
    "PANEL": {
        **BUS,
        **dict.fromkeys(("spi", "sck", "mosi", "dc", "cs", "reset", "supply", "rotation"), NUMBER),
        **dict.fromkeys(("width", "height", "hertz", "scale", "tile"), SIZE),
        "offset": PAIR,
        "inset": EDGES,
        **dict.fromkeys(("inverted", "bgr"), FLAG),
        "chip": TEXT,
        "light": LIGHT,
    },
    "SHAKE": {**BUS, "chip": TEXT, "interrupt": NUMBER},
    "BATTERY": {"pin": NUMBER, "times": SIZE, "enable": NUMBER},
}
LIGHTING = {**BUS, "chip": TEXT}


def wrong(board: ModuleType) -> Iterator[str]:
    """A sentence for each value that is not what its entry wants."""
    top = {name: vars(board)[name] for name in ENTRIES if name in vars(board)}
    found = list(_unfit(top, ENTRIES, ""))
    yield from found
    if found:
        return
    for name, kinds in INSIDE.items():
        yield from _unfit(top.get(name, {}), kinds, f"{name}'s ")
    light = top.get("PANEL", {}).get("light")
    if isinstance(light, dict):
        yield from _unfit(light, LIGHTING, "the light's ")


def _unfit(values: dict[str, Any], kinds: dict[str, Kind], whose: str) -> Iterator[str]:
    for name, value in values.items():
        if name in kinds and not kinds[name].fits(value):
            yield f"{whose}{name} is {reprlib.repr(value)}, not {kinds[name].what}."
