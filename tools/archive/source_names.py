"""Which names the sources of modules have and ask for; and sources with other names in their place.

Tokens stay one for one, so that a name in a board's traceback can be spelt out again.
"""

import ast
import io
import re
import tokenize
from collections import defaultdict
from functools import cache

PLACE = re.compile(r"""(['"](?:\w+\.)+)([A-Z]\w*)(['"])""")  # of a screen
PRIVATE = re.compile(r"\b_[A-Za-z]\w*")

Sources = dict[str, str]  # by the names of their modules
Families = dict[str, set[str]]  # of each module: those that its classes are made of, and so on


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


@cache
def functions_in(source: str) -> set[str]:
    nodes = ast.walk(ast.parse(source))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return {node.name for node in nodes if isinstance(node, kinds)}


@cache
def arguments_in(source: str) -> set[str]:
    """Those of its functions; not what is put into a text."""
    nodes = list(ast.walk(ast.parse(source)))
    texts = [node for node in nodes if isinstance(node, ast.JoinedStr)]
    put = {part.id for text in texts for part in ast.walk(text) if isinstance(part, ast.Name)}
    return {node.arg for node in nodes if isinstance(node, ast.arg)} - put


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
def tokens(source: str) -> list[tokenize.TokenInfo]:
    """Every board asks for them again."""
    return list(tokenize.generate_tokens(io.StringIO(source).readline))


@cache
def names_in(source: str) -> set[str]:
    """Every name in it, whatever it stands for."""
    return {token.string for token in tokens(source) if token.type == tokenize.NAME}


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
