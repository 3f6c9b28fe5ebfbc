"""Bundling: a script of the page with the modules it imports, as one file for one request.

Each module stays in a scope of its own, and they run in the order in which `import` runs them.
"""

import re
from collections.abc import Collection
from pathlib import Path

IMPORT = re.compile(r'^import (?:(.+) from )?"\./([\w.]+)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export ((?:async )?(?:const|function|class) (\w+))", re.MULTILINE)
COMMENT = re.compile(r"^ *//.*\n", re.MULTILINE)
OTHERWISE = re.compile(r'^(?:export |import .*"\./)', re.MULTILINE)


def join(
    folder: Path, entry: str, apart: Collection[str] = (), as_is: Collection[str] = ()
) -> set[str]:
    """Puts them into the entry's file, and tells which they are.

    What is `apart` stays a module, for others to share; what is `as_is` is not wrapped.
    """
    placed: dict[str, str] = {}
    _place(folder, entry, apart, as_is, placed)
    outside = [f'import * as {_scope(name)} from "./{name}";\n' for name in apart if name in placed]
    text = "".join([*outside, *placed.values()])
    (folder / entry).write_bytes(text.encode())
    return set(placed) - {entry, *apart}


def _place(
    folder: Path, name: str, apart: Collection[str], as_is: Collection[str], placed: dict[str, str]
) -> None:
    """A module comes after all that it imports."""
    if name in placed:
        return
    if name in apart:
        placed[name] = ""
        return
    text = (folder / name).read_text("utf-8")
    if name in as_is:
        placed[name] = text + "\n"
        return
    imported = [found[2] for found in IMPORT.finditer(text)]
    for other in imported:
        _place(folder, other, apart, as_is, placed)
    text = COMMENT.sub("", text)
    body = IMPORT.sub(lambda found: _taken(found, as_is), text)
    exported = [found[2] for found in EXPORT.finditer(body)]
    body = EXPORT.sub(r"\1", body)
    if OTHERWISE.search(body):
        raise ValueError(f"{name} exports or imports in a way that cannot be joined.")
    answer = f"return {{ {', '.join(exported)} }};\n"
    placed[name] = f"const {_scope(name)} = (() => {{\n{body}{answer}}})();\n"


def _taken(found: "re.Match[str]", as_is: Collection[str]) -> str:
    """`{ check as checkImage }` becomes `{ check: checkImage }`, `* as saves` becomes `saves`."""
    names, module = found[1], found[2]
    if not names or module in as_is:
        return ""
    taken = names.removeprefix("* as ").replace(" as ", ": ")
    return f"const {taken} = {_scope(module)};\n"


def _scope(name: str) -> str:
    return "$" + name.partition(".")[0]
