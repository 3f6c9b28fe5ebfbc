"""What a board loads ahead of need: for each app its modules, the nearest to its menu first.

A module is near that a screen imports, or whose place it names; what it imports comes before it.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache

from tools import firmware
from tools.archive import is_empty
from tools.short_names import Sources

MODULE = "miaou/device/likely.mpy"
HOME = ""  # the app that home is: all menus
SCREENS = "miaou.screens."
FONTS = "miaou.fonts."
PLACE = re.compile(r"([a-z_]+(\.[a-z_]+)*)\.[A-Z]\w+")
FIRST = re.compile(r'^FIRST = "([a-z_.]+)\.', re.MULTILINE)
STEPS = 3  # screens from an app's first one
EVERYWHERE = ["miaou.ui.canvas", "miaou.core.journal", "miaou.device.sound"]
# What an evening can do without; what lives in the heap slows every press a little.
SELDOM = ["trouble", "salvage", "qr", "share", "first_start", "hyphens", "lamp", "house_rules"]
SELDOM += ["fairness", "history", "about", "why", "players.name", "players.roster"]


def source(sources: Sources) -> str:
    """A module that tells it, of these that the archive has."""
    firmware.plug_in()
    from miaou.screens.apps import APPS

    firsts = {app: SCREENS + FIRST.findall(sources[f"{SCREENS}{app}.app"])[0] for app in APPS}
    found = {app: _likely(app, first, sources) for app, first in firsts.items()}
    found[HOME] = _reached(list(firsts.values()), sources, 0, [])
    told = {app: " ".join(name.removeprefix("miaou.") for name in found[app]) for app in found}
    return f"LIKELY = {told!r}\n"


def _likely(app: str, first: str, sources: Sources) -> list[str]:
    """Its own screens and rules before those that it shares with others."""
    near = [first, *EVERYWHERE]
    own = {name: text for name, text in sources.items() if f".{app}." in name or name in near}
    order = _reached(near, sources, STEPS, [], own)
    return _reached(near, sources, STEPS, order)


def _reached(
    near: list[str], sources: Sources, steps: int, order: list[str], among: Sources | None = None
) -> list[str]:
    """These modules and those within so many steps of them, in the order in which they can load."""
    for _step in range(steps + 1):
        for module in near:
            _add(module, sources, order)
        near = [after for module in order for after in _later(sources[module], among or sources)]
    return order


def _add(module: str, sources: Sources, order: list[str]) -> None:
    if module in order or any(word in module for word in SELDOM) or is_empty(sources[module]):
        return
    for needed in _imports(ast.parse(sources[module]).body, sources):
        _add(needed, sources, order)
    order.append(module)


@cache
def _parsed(source: str) -> tuple[list[ast.stmt], list[str]]:
    """What its functions do, and all its texts."""
    nodes = list(ast.walk(ast.parse(source)))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    texts = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return (
        [line for function in functions for line in function.body],
        [text for text in texts if isinstance(text, str)],
    )


def _later(source: str, sources: Sources) -> list[str]:
    """What its functions import, the places that they name, and the fonts."""
    lines, texts = _parsed(source)
    places = [SCREENS + place[1] for place in map(PLACE.fullmatch, texts) if place]
    named = places + [FONTS + text for text in texts]
    return [*_imports(lines, sources), *(module for module in named if module in sources)]


def _imports(body: list[ast.stmt], sources: Sources) -> Iterator[str]:
    """The modules that these lines load themselves."""
    for node in body:
        if isinstance(node, ast.ImportFrom) and node.module:
            parts = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name for name in (node.module, *parts) if name in sources and "." in name)
