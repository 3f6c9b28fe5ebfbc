"""Inlining: in a board's archive, a function that is called from one place alone stands there.

Small functions read well, and each costs a board 60 bytes and a call. Its statements run in the
same order as before, with locals that the caller does not have; where that is not certain, or would
take more than moving statements, the function stays.
"""

import ast
import tokenize
from collections import Counter
from collections.abc import Iterator

from tools.archive.known_names import BESIDE, begun, known, told
from tools.archive.source_names import (
    Sources,
    above,
    asked_of_others,
    having_private,
    shared,
    tokens,
)
from tools.archive.splicing import SCOPES, Site, Stays, put
from tools.archive.statements import Body
from tools.archive.unparsing import unparsed


def inlined(sources: Sources) -> Sources:
    """The same modules, with fewer functions."""
    everywhere = sum(map(_mentions, sources.values()), Counter[str]())
    unique = _twice(everywhere) - known(sources)
    private = _private(sources)
    return {
        module: _inlined(source, _twice(_mentions(source)) & (unique | private[module]))
        for module, source in sources.items()
    }


def _private(sources: Sources) -> dict[str, set[str]]:
    """Names that nobody asks a module or its classes for, and no other of their family has."""
    having = having_private(sources)
    asked = shared(sources, having)
    asked = asked.union(*(told(source, frozenset(sources)) for source in sources.values()))
    asked |= set().union(*(asked_of_others(path.read_text("utf-8")) for path in BESIDE))
    families = above(sources)
    found = {}
    for module in sources:
        kin = families[module] | {other for other in families if module in families[other]}
        begins = tuple(begin for each in (module, *kin) for begin in begun(sources[each]))
        own = {name for name in having.keys() - asked if not kin & having[name]}
        found[module] = {name for name in own if not name.startswith(begins)}
    return found


def _twice(mentions: Counter[str]) -> set[str]:
    """Names that occur twice, such as that of a function that is called once."""
    return {name for name, times in mentions.items() if times == 2}


def _mentions(source: str) -> Counter[str]:
    return Counter(token.string for token in tokens(source) if token.type == tokenize.NAME)


def _inlined(source: str, once: set[str]) -> str:
    """Callees before their callers, so that each function is complete when it is moved."""
    tree = Untyped().visit(ast.parse(source))
    left = {
        function.name: (owner, function)
        for owner, function in _functions(tree)
        if function.name in once and not function.name.startswith("__")
    }
    while left:
        ready = [name for name in left if not _spoken(left[name][1].body) & left.keys() - {name}]
        if not ready:
            break
        owner, function = left.pop(ready[0])
        site = _site(tree, function, owner is not tree.body)
        try:
            if site:
                put(function, site)
                owner.remove(function)
                owner[:] = owner or [ast.Pass()]
        except Stays:
            continue
    return unparsed(tree)


class Untyped(ast.NodeTransformer):
    """Functions without annotations, which would count as names that they need."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.returns = None
        for argument in ast.walk(node.args):
            if isinstance(argument, ast.arg):
                argument.annotation = None
        node.body = [kept for part in node.body if (kept := self._plain(part))]
        return node

    def _plain(self, node: ast.stmt) -> ast.stmt | None:
        if isinstance(node, ast.AnnAssign):
            return ast.Assign([node.target], node.value) if node.value else None
        for block in _blocks_of(node):
            block[:] = [kept for part in block if (kept := self._plain(part))]
        return node


def _functions(tree: ast.Module) -> Iterator[tuple[Body, ast.FunctionDef]]:
    """Those of the module and of its classes, each with what it stands in."""
    owners = [tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef))]
    for owner in owners:
        for node in list(owner):
            if isinstance(node, ast.FunctionDef) and not node.decorator_list:
                yield owner, node


def _spoken(body: Body) -> set[str]:
    """Names and attributes that these statements speak of."""
    nodes = [node for statement in body for node in ast.walk(statement)]
    names = {node.id for node in nodes if isinstance(node, ast.Name)}
    return names | {node.attr for node in nodes if isinstance(node, ast.Attribute)}


def _site(tree: ast.Module, function: ast.FunctionDef, method: bool) -> Site | None:
    for _owner, caller in _functions(tree):
        for block in _blocks(caller) if caller is not function else ():
            for statement in block:
                for node in _head(statement):
                    if isinstance(node, ast.Call) and _calls(node.func, function.name, method):
                        return Site(caller, block, statement, node)
    return None


def _calls(called: ast.expr, name: str, method: bool) -> bool:
    if method:
        return isinstance(called, ast.Attribute) and called.attr == name
    return isinstance(called, ast.Name) and called.id == name


def _blocks(node: ast.AST) -> Iterator[Body]:
    """Every list of statements in a function, but not in functions of its own."""
    for block in _blocks_of(node):
        yield block
        for statement in block:
            if not isinstance(statement, SCOPES):
                yield from _blocks(statement)


def _blocks_of(node: ast.AST) -> list[Body]:
    held = [node, *getattr(node, "handlers", [])]
    blocks = [getattr(each, part, []) for each in held for part in ("body", "orelse", "finalbody")]
    return [block for block in blocks if block]


def _head(statement: ast.stmt) -> Iterator[ast.AST]:
    """What a statement itself evaluates, without the statements in it."""
    if isinstance(statement, SCOPES):
        return
    for part in ast.iter_child_nodes(statement):
        if isinstance(part, ast.expr | ast.withitem):
            yield from ast.walk(part)
