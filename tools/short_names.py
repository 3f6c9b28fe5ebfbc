"""Minifies private names for a board: MicroPython keeps every name (a qstr) that it ever loads, and
looks each name of a module that it loads up among all of them.

A private name is shortened where no other module of a family of classes speaks of it, so a module
of the owner's own still fits; and an argument's, where it is nothing else and nobody gives it by
its name. Best are names that every `.mpy` file has by number: they take no memory, no looking up.
"""

import ast
import builtins
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from string import ascii_lowercase

MEASURED = {"_sleep", "_source"}  # what tools/playing/measure.py looks into
RULES = "miaou.rules."  # an event's words give some of their arguments
PLACE = re.compile(r"""(['"](?:\w+\.)+)([A-Z]\w*)(['"])""")  # of a screen
PRIVATE = re.compile(r"\b_[A-Za-z]\w*")

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

Sources = dict[str, str]  # by the names of their modules
Families = dict[str, set[str]]  # of each module: those that its classes are made of, and so on


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


def having_private(sources: Sources) -> dict[str, set[str]]:
    """The modules that speak of each private name."""
    having = defaultdict(set)
    for module, source in sources.items():
        for name in set(PRIVATE.findall(source)):
            having[name].add(module)
    return having


def shared(sources: Sources, having: dict[str, set[str]]) -> set[str]:
    """What several modules have and one of them asks another's things for."""
    asked = set().union(*map(asked_of_others, sources.values()))
    return {name for name in asked if len(having.get(name, ())) > 1}


@cache
def asked_of_others(source: str) -> set[str]:
    """Private names that are asked of something else than oneself, or imported."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) not in ("self", "super()"):
            found.add(node.attr)
        elif isinstance(node, ast.ImportFrom):
            found |= {alias.name for alias in node.names}
    return found


def _is_own(name: str, module: str, having: dict[str, set[str]], families: Families) -> bool:
    """Whether no other module of its family speaks of it."""
    ancestry = families[module] | {module}
    others = having[name] - {module}
    return not any(ancestry & (families[other] | {other}) for other in others)


def above(sources: Sources) -> Families:
    """The modules whose classes those of each are made of, and those of these."""
    found = {
        module: _bases(source) & sources.keys() - {module} for module, source in sources.items()
    }
    for _ in sources:
        deeper = {
            module: bases.union(*(found[base] for base in bases)) for module, bases in found.items()
        }
        if deeper == found:
            break
        found = deeper
    return found


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
def functions_in(source: str) -> set[str]:
    nodes = ast.walk(ast.parse(source))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return {node.name for node in nodes if isinstance(node, kinds)}


@cache
def tokens(source: str) -> list[tokenize.TokenInfo]:
    """Every board asks for them again."""
    return list(tokenize.generate_tokens(io.StringIO(source).readline))


@cache
def names_in(source: str) -> set[str]:
    """Every name in it, whatever it stands for."""
    return {token.string for token in tokens(source) if token.type == tokenize.NAME}


@cache
def _private(source: str) -> set[str]:
    """Those that this module defines, mentions in no text, and needs beyond compilation."""
    texts = " ".join(token.string for token in tokens(source) if token.type == tokenize.STRING)
    constants = set(re.findall(r"^(_\w+) = const\(", source, re.MULTILINE))
    mentioned = set(PRIVATE.findall(texts)) | constants | MEASURED
    return {name for name in names_in(source) - mentioned if PRIVATE.fullmatch(name)} & defined(
        source
    )


def defined(source: str) -> set[str]:
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
def arguments_in(source: str) -> set[str]:
    """Those of its functions; not what is put into a text."""
    nodes = list(ast.walk(ast.parse(source)))
    texts = [node for node in nodes if isinstance(node, ast.JoinedStr)]
    put = {part.id for text in texts for part in ast.walk(text) if isinstance(part, ast.Name)}
    return {node.arg for node in nodes if isinstance(node, ast.arg)} - put


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


def renamed(source: str, given: dict[str, str]) -> str:
    """The lines as they were, but for the names, also of screens in the text of a place; modules
    are asked for by their own."""
    lines = source.splitlines(keepends=True)
    asked = _asked_modules(source)
    for token in reversed(tokens(source)):
        name = token.string
        place = PLACE.fullmatch(name) if token.type == tokenize.STRING else None
        if (token.type == tokenize.NAME and token.start not in asked) or place:
            folder, name, end = place.groups() if place else ("", name, "")
            (row, begin), (_row, behind) = token.start, token.end
            line = lines[row - 1]
            renamed = folder + given.get(name, name) + end
            lines[row - 1] = line[:begin] + renamed + line[behind:]
    return "".join(lines)


@cache
def _asked_modules(source: str) -> set[tuple[int, int]]:
    """Where names stand that are a module's in an import."""
    imports = (ast.Import, ast.ImportFrom)
    begun = {
        (node.lineno, node.col_offset)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, imports)
    }
    found, path = set(), False
    for token in tokens(source):
        path = (path and token.string != "import") or token.start in begun
        if path and token.type == tokenize.NAME:
            found.add(token.start)
        path = path and token.type != tokenize.NEWLINE
    return found


def _letters(best: str) -> Iterator[str]:
    yield from best.split()
    yield from (f"_{letter}" for letter in ascii_lowercase)
    yield from (f"_{first}{second}" for first in ascii_lowercase for second in ascii_lowercase)
