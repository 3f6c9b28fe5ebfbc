"""Flattens packages for a board's archive: modules have short names there, and no packages.

MicroPython keeps a module's name, that of its file and a module for each package for ever: 120
bytes of `miaou.screens.cat_tower.turn`. What main.py asks for keeps its name, so that the main.py
of another version starts this archive, too.
"""

import ast
from functools import cache

from tools import firmware
from tools.archive.source_names import Sources
from tools.archive.unparsing import unparsed
from tools.firmware import FIRMWARE, Refused

PACKAGE = "miaou."


@cache
def called(module: str) -> str:
    """What an archive calls a module, as firmware/miaou/packed.py finds it."""
    firmware.plug_in()
    from miaou import packed

    flat: str = packed.called(module.removeprefix(PACKAGE))
    return module if module in _asked_by_main() else flat


def path(module: str) -> str:
    """Where an archive has it."""
    return called(module).replace(".", "/") + ".mpy"


@cache
def _asked_by_main() -> set[str]:
    nodes = ast.walk(ast.parse((FIRMWARE / "main.py").read_text(encoding="utf-8")))
    return {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}


def flattened(sources: Sources) -> Sources:
    """The same modules, which ask for each other by these names."""
    names: dict[str, str] = {}
    for module in sources:
        other = names.setdefault(called(module), module)
        if other != module:
            raise Refused(f"{module} and {other} have the same checksum: rename the newer one.")
    return {module: _flattened(source, sources) for module, source in sources.items()}


def _flattened(source: str, modules: Sources) -> str:
    if "miaou" not in source:
        return source
    tree = ast.parse(source)
    return unparsed(Flatten(modules).visit(tree))


class Flatten(ast.NodeTransformer):
    def __init__(self, modules: Sources) -> None:
        self._modules = modules

    def visit_ImportFrom(self, node: ast.ImportFrom) -> list[ast.stmt]:
        """Modules of a package, and what a module has."""
        package = str(node.module)
        found: list[ast.stmt] = []
        left = []
        for alias in node.names:
            module = f"{package}.{alias.name}"
            if module in self._modules:
                asked = ast.alias(called(module), alias.asname or alias.name)
                found.append(ast.Import([asked]))
            else:
                left.append(alias)
        if left:
            name = called(package) if package in self._modules else package
            found.append(ast.ImportFrom(name, left, 0))
        return found
