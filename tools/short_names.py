"""Short names for a board: MicroPython keeps every name for ever that it has ever loaded.

A private name is shortened where one module alone has it, so a module of the owner's own still
fits; and an argument's, where it is nothing else and nobody gives it by its name. The modules share
the short ones, except with those whose classes theirs are made of.
"""

import ast
import builtins
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from functools import cache
from string import ascii_lowercase

MEASURED = {"_sleep", "_source"}  # what tools/playing/measure.py looks into
RULES = "miaou.rules."  # they put names together from an event's words
PRIVATE = re.compile(r"\b_[A-Za-z]\w*")

Sources = dict[str, str]  # by the names of their modules


def shortened(sources: Sources) -> Sources:
    """The same modules, line for line, with short names."""
    found = {module: _private(source) for module, source in sources.items()}
    having = Counter(name for source in sources.values() for name in set(PRIVATE.findall(source)))
    short = {name for name in having if len(name) <= len("_aa")}
    known = {"self", *dir(builtins)}.union(*map(_known, sources.values()))
    own = {
        module: sorted(
            {name for name in found[module] - short if having[name] == 1}
            | {name for name in _arguments(source) - known if len(name) > len("_aa")}
        )
        for module, source in sources.items()
        if not module.startswith(RULES)
    }
    starts = _starts(sources, own)
    return {
        module: _renamed(source, own.get(module, []), starts[module], short)
        for module, source in sources.items()
    }


@cache
def _tokens(source: str) -> list[tokenize.TokenInfo]:
    """Every board asks for them again."""
    return list(tokenize.generate_tokens(io.StringIO(source).readline))


@cache
def _private(source: str) -> set[str]:
    """Those that this module defines, mentions in no text, and needs beyond compilation."""
    tokens = _tokens(source)
    texts = " ".join(token.string for token in tokens if token.type == tokenize.STRING)
    constants = set(re.findall(r"^(_\w+) = const\(", source, re.MULTILINE))
    mentioned = set(PRIVATE.findall(texts)) | constants | MEASURED
    names = {token.string for token in tokens if token.type == tokenize.NAME}
    return {name for name in names - mentioned if PRIVATE.fullmatch(name)} & _defined(source)


def _defined(source: str) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
    return found


@cache
def _arguments(source: str) -> set[str]:
    """Those of its functions; not what is put into a text."""
    nodes = list(ast.walk(ast.parse(source)))
    texts = [node for node in nodes if isinstance(node, ast.JoinedStr)]
    put = {part.id for text in texts for part in ast.walk(text) if isinstance(part, ast.Name)}
    return {node.arg for node in nodes if isinstance(node, ast.arg)} - put


@cache
def _known(source: str) -> set[str]:
    """Names that others may ask for: attributes, what is given by name, and what modules hold."""
    tree = ast.parse(source)
    found = _defined(source) - _locals(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.keyword) and node.arg:
            found.add(node.arg)
        elif isinstance(node, ast.alias):
            found |= set(f"{node.name}.{node.asname}".split("."))
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= set(node.module.split("."))
    return found


def _locals(tree: ast.AST) -> set[str]:
    """What functions alone give a value to."""
    inside: set[str] = set()
    outside: set[str] = set()
    _sort(tree, inside, outside, False)
    return inside - outside


def _sort(node: ast.AST, inside: set[str], outside: set[str], within: bool) -> None:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        outside.add(node.name)
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        (inside if within else outside).add(node.id)
    if isinstance(node, ast.Attribute):
        outside.add(node.attr)
    function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
    for child in ast.iter_child_nodes(node):
        _sort(child, inside, outside, within or function)


def _starts(sources: Sources, own: dict[str, list[str]]) -> dict[str, int]:
    """Which short name is a module's first: those with classes that others build on have their own,
    and all that others have comes behind these."""
    built_on = {module: _bases(source) & set(sources) for module, source in sources.items()}
    starts, at = {}, 0
    for module in sorted(set().union(*built_on.values())):
        starts[module] = at
        at += len(own.get(module, ()))
    return {module: starts.get(module, at if built_on[module] else 0) for module in sources}


@cache
def _bases(source: str) -> set[str]:
    """The modules whose classes those of this one are made of."""
    tree = ast.parse(source)
    built_on = {
        part.id
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        for part in ast.walk(base)
        if isinstance(part, ast.Name)
    }
    return {
        module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
        if (alias.asname or alias.name) in built_on
        for module in (node.module, f"{node.module}.{alias.name}")
    }


def _renamed(source: str, names: list[str], start: int, taken: set[str]) -> str:
    letters = (name for name in _letters() if name not in taken)
    for _ in range(start):
        next(letters)
    given = dict(zip(names, letters, strict=False))
    tokens = [
        (token.type, given.get(token.string, token.string), token.start, token.end)
        if token.type == tokenize.NAME
        else (token.type, token.string, token.start, token.end)
        for token in _tokens(source)
    ]
    return _joined(source, tokens)


def _joined(source: str, tokens: "list[tuple[int, str, tuple[int, int], tuple[int, int]]]") -> str:
    """The lines as they were, but for what the tokens say."""
    lines = source.splitlines(keepends=True)
    for kind, text, (row, begin), (_row, end) in reversed(tokens):
        if kind == tokenize.NAME:
            line = lines[row - 1]
            lines[row - 1] = line[:begin] + text + line[end:]
    return "".join(lines)


def _letters() -> Iterator[str]:
    yield from (f"_{letter}" for letter in ascii_lowercase)
    yield from (f"_{first}{second}" for first in ascii_lowercase for second in ascii_lowercase)
