"""Minifies private names: MicroPython keeps every name (a qstr) that it ever loads, and looks each
name of a module up among all of them.

A private name is shortened unless another module of its family of classes uses it, too, so that a
module of the owner's own still fits; an argument's name, unless it means something else as well or
is given by name. Best are the names that every `.mpy` file has by number: they take no memory, and
no search.
"""

import ast
import builtins
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from string import ascii_lowercase

from tools.archive.source_names import (
    PRIVATE,
    Families,
    Sources,
    above,
    arguments_in,
    defined,
    functions_in,
    having_private,
    names_in,
    renamed,
    shared,
    tokens,
)

MEASURED = {"_sleep", "_source"}  # what tools/playing/measure.py looks into
RULES = "miaou.rules."  # an event's words give some of their arguments

# Of those that MicroPython numbers (py/makeqstrdata.py), what nobody calls a thing of their own.
# What looks like an error is no function's name: the log tells these.
NUMBERED = (
    "bytearray callable classmethod divmod from_bytes globals hasattr isalpha isdigit isinstance "
    "islower isspace issubclass isupper locals lstrip popitem rfind rindex rsplit rstrip setattr "
    "setdefault staticmethod to_bytes getattr eval exec ord chr pow repr"
)
ERRORS = (
    "ArithmeticError AssertionError AttributeError BaseException EOFError Ellipsis Exception "
    "GeneratorExit ImportError IndentationError IndexError KeyError KeyboardInterrupt LookupError "
    "MemoryError NameError NoneType NotImplementedError OSError OverflowError RuntimeError "
    "StopIteration SyntaxError SystemExit TypeError ValueError ZeroDivisionError"
)


def shortened(sources: Sources) -> Sources:
    """The same modules, line for line, with short names."""
    having = having_private(sources)
    short = {name for name in having if len(name) <= len("_aa")}
    kept = short | shared(sources, having)
    known = {"self", *dir(builtins)}.union(*map(_known, sources.values()))
    families = above(sources)
    given: dict[str, dict[str, str]] = {}
    for module in sorted(sources, key=lambda module: len(families[module])):
        source = sources[module]
        own = {name for name in _private(source) - kept if _is_own(name, module, having, families)}
        if not module.startswith(RULES):
            own |= {name for name in arguments_in(source) - known if len(name) > len("_aa")}
        kin = families[module].union(*(bases for bases in families.values() if module in bases))
        taken = short.union(*(given[other].values() for other in kin & given.keys()))
        given[module] = _given(source, own, taken)
    return {module: renamed(source, given[module]) for module, source in sources.items()}


def _is_own(name: str, module: str, having: dict[str, set[str]], families: Families) -> bool:
    """Whether no other module of its family speaks of it."""
    ancestry = families[module] | {module}
    others = having[name] - {module}
    return not any(ancestry & (families[other] | {other}) for other in others)


def _given(source: str, own: set[str], taken: set[str]) -> dict[str, str]:
    """A short name for each of these, which the module and its family do not have yet."""
    used = taken | names_in(source)
    functions = functions_in(source)
    given: dict[str, str] = {}
    for name in sorted(own, key=lambda name: (name in functions, name)):
        candidates = _letters(NUMBERED if name in functions else f"{ERRORS} {NUMBERED}")
        given[name] = next(short for short in candidates if short not in used)
        used.add(given[name])
    return given


@cache
def _private(source: str) -> set[str]:
    """Those that this module defines, mentions in no text, and needs beyond compilation."""
    texts = " ".join(token.string for token in tokens(source) if token.type == tokenize.STRING)
    constants = set(re.findall(r"^(_\w+) = const\(", source, re.MULTILINE))
    mentioned = set(PRIVATE.findall(texts)) | constants | MEASURED
    return {name for name in names_in(source) - mentioned if PRIVATE.fullmatch(name)} & defined(
        source
    )


@cache
def _known(source: str) -> set[str]:
    """Names that others may ask for: attributes, what is given by name, and what modules hold."""
    tree = ast.parse(source)
    found = defined(source) - _locals(tree)
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


def _letters(best: str) -> Iterator[str]:
    yield from best.split()
    yield from (f"_{letter}" for letter in ascii_lowercase)
    yield from (f"_{first}{second}" for first in ascii_lowercase for second in ascii_lowercase)
