"""Constant folding: what a board would otherwise work out itself. Other modules' numbers, pictures,
bytes given as a list, and the mark (`N_`) of words that are translated later.

An import fewer is several names fewer to look up, each among all that MicroPython has; and until it
is packed, a picture takes ten times its bytes.
"""

import ast
from collections import defaultdict
from contextlib import suppress
from functools import cache
from typing import Any

from tools import firmware
from tools.archive.source_names import Sources
from tools.archive.unparsing import unparsed

MARK = ("miaou.lang", "N_")
PACK = ("miaou.ui.picture", "pack")
LIST = "bytes"

Numbers = dict[str, int]


def folded(sources: Sources) -> Sources:
    """The same modules, with less to do."""
    trees = {module: ast.parse(source) for module, source in sources.items()}
    numbers = {module: _constants(source) for module, source in sources.items()}
    wanted = _wanted(trees)
    return {module: _folded(tree, numbers, wanted[module]) for module, tree in trees.items()}


@cache
def _constants(source: str) -> Numbers:
    """What a module calls `const`, and others may import."""
    return {
        node.targets[0].id: node.value.args[0].value
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Call)
        and ast.unparse(node.value.func) == "const"
        and isinstance(node.value.args[0], ast.Constant)
        and isinstance(node.value.args[0].value, int)
    }


def _wanted(trees: dict[str, ast.Module]) -> defaultdict[str, set[str]]:
    """What others ask of each module, by import or as its attribute."""
    wanted: defaultdict[str, set[str]] = defaultdict(set)
    for tree in trees.values():
        modules = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    wanted[node.module].add(alias.name)
                    modules[alias.name] = f"{node.module}.{alias.name}"
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                wanted[modules.get(node.value.id, "")].add(node.attr)
    return wanted


def _folded(tree: ast.Module, numbers: dict[str, Numbers], wanted: set[str]) -> str:
    fold = Fold(_imported(tree, numbers), _sources_of_names(tree))
    made: ast.Module = fold.visit(tree)
    idle = fold.done - _used(made) - wanted
    made.body = [kept for node in made.body if (kept := _still_needed(node, idle))]
    return unparsed(made)


def _imported(tree: ast.Module, numbers: dict[str, Numbers]) -> Numbers:
    """Numbers of others that this module has names for, and gives no other meaning."""
    found = {
        alias.name: numbers[node.module][alias.name]
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module in numbers
        for alias in node.names
        if alias.name in numbers[node.module]
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            found.pop(node.arg, None)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.pop(node.id, None)
    return found


def _sources_of_names(tree: ast.Module) -> dict[str, str]:
    """Where each name that is imported comes from."""
    return {
        alias.name: node.module
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }


class Fold(ast.NodeTransformer):
    """`done` are the names that there was something to do for."""

    def __init__(self, numbers: Numbers, sources_of_names: dict[str, str]) -> None:
        self._numbers = numbers
        self._sources = sources_of_names
        self._known: dict[str, Any] = {}  # what the module itself has put together
        self.done: set[str] = set()

    def visit_Assign(self, node: ast.Assign) -> ast.Assign:
        self.generic_visit(node)
        with suppress(ValueError):  # else it is for the board to work out
            self._known[ast.unparse(node.targets[0])] = ast.literal_eval(node.value)
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id not in self._numbers:
            return node
        self.done.add(node.id)
        return ast.Constant(self._numbers[node.id])

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """Such as DISC | TWINS."""
        self.generic_visit(node)
        if isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Constant):
            return ast.Constant(_value(node))
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        name = ast.unparse(node.func)
        called = (self._sources.get(name), name)
        if called in (MARK, PACK):
            self.done.add(name)
            return node.args[0] if called == MARK else self._picture(node.args)
        return ast.Constant(_value(node)) if name == LIST and _is_list(node.args) else node

    def _picture(self, given: list[ast.expr]) -> ast.expr:
        """As miaou.ui.picture packs it; parts that have a name keep it."""
        firmware.plug_in()
        from miaou.ui.picture import pack

        shapes: list[Any] = []
        for shape in given:
            if isinstance(shape, ast.Tuple):
                shapes.append(tuple(map(_number_or_part, shape.elts)))
                continue
            named = shape.value if isinstance(shape, ast.Starred) else shape
            name = ast.unparse(named)
            self.done.add(name)
            shapes += self._known[name] if named is not shape else [self._known[name]]
        numbers, *parts = pack(*shapes)
        return ast.Tuple([ast.Constant(numbers), *parts], ast.Load())


def _is_list(given: list[ast.expr]) -> bool:
    """Of numbers that are known."""
    return (
        len(given) == 1
        and isinstance(given[0], ast.List)
        and all(isinstance(each, ast.Constant) for each in given[0].elts)
    )


def _number_or_part(node: ast.expr) -> Any:
    try:
        return ast.literal_eval(node)
    except ValueError:
        return node


def _value(node: ast.expr) -> Any:
    return eval(compile(ast.fix_missing_locations(ast.Expression(node)), "", "eval"))


def _used(tree: ast.Module) -> set[str]:
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    return {node.id for node in names if isinstance(node.ctx, ast.Load)}


def _still_needed(node: ast.stmt, idle: set[str]) -> ast.stmt | None:
    """Without what was imported, or put together, for what is done now."""
    if isinstance(node, ast.ImportFrom):
        node.names = [alias for alias in node.names if alias.name not in idle]
        return node if node.names else None
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in idle:
        return None
    return node
