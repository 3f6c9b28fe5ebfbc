"""Splices a function's statements into the place where it is called (tools/archive/inlining.py)."""

import ast
import copy
import re
from collections.abc import Callable, Iterator
from string import ascii_lowercase
from typing import NamedTuple

from tools.archive.statements import (
    Body,
    evaluated,
    is_docstring,
    is_first,
    is_last,
    is_plain,
    leaves,
    returns,
    says_nothing,
    stored,
)

Ends = Callable[[ast.expr | None], Body]  # what takes the place of a return

SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)
# A function with one of these is more than its statements.
OWN_FRAME = (*SCOPES, ast.Yield, ast.YieldFrom, ast.Await, ast.Global, ast.Nonlocal, ast.Import)
LOCAL = re.compile(r"z[a-z]")  # what locals are called that were put in


class Stays(Exception):
    """This function cannot be put into its caller."""


class Site(NamedTuple):
    """Where a function is called: a statement of a block, in a caller."""

    caller: ast.FunctionDef
    block: Body
    statement: ast.stmt
    call: ast.Call


def put(function: ast.FunctionDef, site: Site) -> None:
    """Puts the function's statements in the place of its call."""
    if any(isinstance(node, OWN_FRAME) for part in function.body for node in ast.walk(part)):
        raise Stays
    if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(site.caller)):
        raise Stays  # locals would live as long as it waits
    names = _fresh(function, site)
    ahead, body = _adapted(function, site, names)
    if len(body) == 1 and isinstance(body[0], ast.Return) and body[0].value and not ahead:
        Replace(site.call, body[0].value).visit(site.statement)
        return
    at = site.block.index(site.statement)
    site.block[at : at + 1] = ahead + _in_place_of(site, body, names)


def _in_place_of(site: Site, body: Body, names: Iterator[str]) -> Body:
    """The statements that do what the calling one did."""
    statement, call = site.statement, site.call
    if isinstance(statement, ast.Return) and statement.value is call:
        return body if leaves(body) else [*body, ast.Return()]
    if isinstance(statement, ast.Expr) and statement.value is call:
        silent = is_last(site.caller.body, statement) and says_nothing(body)
        return body if silent else _settled(body, _unheard)
    if isinstance(statement, ast.Assign) and statement.value is call:
        return _settled(body, lambda value: [ast.Assign(statement.targets, value or _nothing())])
    if not is_first(evaluated(statement), call):
        raise Stays
    answer = next(names)
    made = _settled(body, lambda value: [_assignment(answer, value or _nothing())])
    Replace(call, ast.Name(answer, ast.Load())).visit(statement)
    return [*made, statement]


def _adapted(function: ast.FunctionDef, site: Site, names: Iterator[str]) -> tuple[Body, Body]:
    """What must be worked out ahead, and the function's statements in the caller's words."""
    body = copy.deepcopy([part for part in function.body if not is_docstring(part)])
    given = _given(function, site.call)
    own = stored(body)
    needs = {node.id for part in body for node in ast.walk(part) if isinstance(node, ast.Name)}
    arguments = {argument.arg for argument in site.caller.args.args}
    if (needs - own - given.keys()) & (stored(site.caller.body) | arguments):
        raise Stays  # what it means by a name is something else there
    ahead: Body = []
    words: dict[str, ast.expr] = {}
    for name, value in given.items():
        words[name] = value
        if name in own or not is_plain(value):
            local = next(names)
            words[name] = ast.Name(local, ast.Load())
            ahead.append(_assignment(local, value))
    for name in sorted(own - given.keys()):
        words[name] = ast.Name(next(names), ast.Load())
    return ahead, [Reword(words).visit(part) for part in body]


def _fresh(function: ast.FunctionDef, site: Site) -> Iterator[str]:
    """Names for locals. What was put in elsewhere is over: its names are taken again."""
    needed = {node.id for node in ast.walk(site.statement) if isinstance(node, ast.Name)}
    needed |= {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
    taken = {node.id for node in ast.walk(site.caller) if isinstance(node, ast.Name)}
    taken = {name for name in taken if not LOCAL.fullmatch(name)} | needed
    for letter in ascii_lowercase:
        if f"z{letter}" not in taken:
            yield f"z{letter}"
    raise Stays


def _given(function: ast.FunctionDef, call: ast.Call) -> dict[str, ast.expr]:
    """What each argument is given, in the order in which it is worked out."""
    wanted = function.args
    if wanted.vararg or wanted.kwarg or wanted.kwonlyargs or wanted.posonlyargs:
        raise Stays
    names = [argument.arg for argument in wanted.args]
    values = list(call.args)
    if isinstance(call.func, ast.Attribute):
        if not isinstance(call.func.value, ast.Name | ast.Attribute):
            raise Stays  # such as super()
        values.insert(0, call.func.value)
    given = dict(zip(names, values, strict=False))
    given |= {keyword.arg or "**": keyword.value for keyword in call.keywords}
    for name, value in zip(reversed(names), reversed(wanted.defaults), strict=False):
        if name not in given and not isinstance(value, ast.Constant):
            raise Stays
        given.setdefault(name, value)
    starred = any(isinstance(node, ast.Starred | ast.NamedExpr) for node in ast.walk(call))
    if starred or given.keys() != set(names) or len(values) > len(names):
        raise Stays
    return given


class Reword(ast.NodeTransformer):
    """Other names, or what arguments are given, in the place of names."""

    def __init__(self, words: dict[str, ast.expr]) -> None:
        self._words = words

    def visit_Name(self, node: ast.Name) -> ast.expr:
        word = copy.deepcopy(self._words.get(node.id, node))
        if isinstance(word, ast.Name):
            word.ctx = node.ctx
        return word

    def visit_alias(self, node: ast.alias) -> ast.alias:
        return ast.alias(node.name, self._name(node.asname or node.name))

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.ExceptHandler:
        node.name = node.name and self._name(node.name)
        self.generic_visit(node)
        return node

    def _name(self, name: str) -> str:
        return ast.unparse(self._words[name])


def _settled(body: Body, ends: Ends) -> Body:
    """The same without returns: what comes after one is in the other branch."""
    for at, statement in enumerate(body):
        before, after = body[:at], body[at + 1 :]
        if isinstance(statement, ast.Return):
            return before + ends(statement.value)
        if not returns(statement):
            continue
        if not isinstance(statement, ast.If):
            raise Stays  # from within a loop, or what must be left in order
        yes, no = statement.body, statement.orelse
        if after and not leaves(yes) and not leaves(no):
            raise Stays  # it would have to be there twice
        yes = _settled(yes if leaves(yes) else yes + after, ends)
        no = _settled(no if leaves(no) else no + after, ends)
        return [*before, _choice(statement.test, yes, no)]
    return body + ends(None)


def _choice(test: ast.expr, yes: Body, no: Body) -> ast.stmt:
    if yes:
        return ast.If(test, yes, no)
    return ast.If(ast.UnaryOp(ast.Not(), test), no, []) if no else ast.Expr(test)


def _unheard(value: ast.expr | None) -> Body:
    return [] if value is None or isinstance(value, ast.Constant | ast.Name) else [ast.Expr(value)]


class Replace(ast.NodeTransformer):
    """One call by what it answers."""

    def __init__(self, call: ast.Call, answer: ast.expr) -> None:
        self._call = call
        self._answer = answer

    def visit_Call(self, node: ast.Call) -> ast.AST:
        return self._answer if node is self._call else self.generic_visit(node)


def _assignment(name: str, value: ast.expr) -> ast.Assign:
    return ast.Assign([ast.Name(name, ast.Store())], value)


def _nothing() -> ast.expr:
    return ast.Constant(None)
