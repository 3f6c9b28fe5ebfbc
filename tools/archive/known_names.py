"""Names that somebody else knows: MicroPython, a tool that looks into a board's archive, or the
code itself by their text. They stay as they are when others are minified."""

import array
import ast
import asyncio
import binascii
import builtins
import gc
import hashlib
import io
import json
import os
import re
import struct
import sys
import time
from functools import cache
from pathlib import Path

from tools.archive.short_names import ERRORS, NUMBERED
from tools.archive.source_names import Sources, arguments_in, functions_in
from tools.firmware import BOARDS, FIRMWARE, ROOT

VIRTUAL = ROOT / "tools" / "virtual"
# What looks into a board's archive, or lies beside it; the other virtual parts are hardware.
BESIDE = [
    FIRMWARE / "main.py",
    *BOARDS.glob("*.py"),
    *(VIRTUAL / f"{name}.py" for name in ("finger", "plug", "typist", "workbench")),
    ROOT / "tools" / "wasm" / "boot.py",
    *(ROOT / "tools" / "playing").glob("*.py"),
    *(ROOT / "tools" / "device" / "onboard").glob("*.py"),
]
# These stand in for MicroPython's own modules, and have what those have.
STAND_INS = ("machine", "framebuf", "micropython", "uctypes")
MODULES = (array, asyncio, binascii, builtins, gc, hashlib, io, json, os, struct, sys, time)
KINDS = (
    *(str, bytes, bytearray, memoryview, int, float, list, tuple, dict, set, Exception),
    *(array.array, asyncio.Event, type(hashlib.sha256()), io.BytesIO, io.FileIO),
)
# MicroPython has these, too: nothing is won by another.
ALSO = (
    "APP HEAD Loop State block cat characteristic content done end groups head hidden high off raw "
    "reason registers setter shift topic waiting wrap written"
)
ASKING = {"getattr", "hasattr", "setattr", "delattr", "__import__"}
WORD = re.compile(r"\w+")


def known(sources: Sources) -> set[str]:
    found = _of_micropython() | _of_tools()
    words = {text for source in sources.values() for text in _texts(ast.parse(source))}
    found |= words & set().union(*map(arguments_in, sources.values()))  # which ** may give
    for module, source in sources.items():
        found |= told(source, frozenset(sources))
        folder = module.rpartition(".")[0]
        for begin in begun(source):  # an event's word makes the rest of the name
            beside = [sources[other] for other in sources if other.startswith(folder)]
            names = set().union(*map(functions_in, beside))
            found |= {name for name in names if name.startswith(begin)}
    return found


def begun(source: str) -> list[str]:
    """What names begin with that a module puts together."""
    return [
        str(node.args[1].left.value)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) == "getattr"
        and isinstance(node.args[1], ast.BinOp)
        and isinstance(node.args[1].left, ast.Constant)
    ]


@cache
def told(source: str, modules: frozenset[str]) -> set[str]:
    """Names that a module asks for by their text, or asks MicroPython's own things for."""
    found: set[str] = set()
    foreign: set[str] = set()
    nodes = list(ast.walk(ast.parse(source)))
    for node in nodes:
        if isinstance(node, ast.Import):
            foreign |= {alias.name for alias in node.names if alias.name not in modules}
        elif isinstance(node, ast.ImportFrom):
            found |= {alias.name for alias in node.names if _is_foreign(node, alias, modules)}
        elif isinstance(node, ast.JoinedStr):  # its names are part of a text
            found |= set(WORD.findall(ast.unparse(node)))
        else:
            found |= _asked_by_text(node)
    return found | {
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in foreign
    }


def _is_foreign(node: ast.ImportFrom, alias: ast.alias, modules: frozenset[str]) -> bool:
    """MicroPython's, or a module itself, which the archive calls something else."""
    return node.module not in modules or f"{node.module}.{alias.name}" in modules


def _asked_by_text(node: ast.AST) -> set[str]:
    if isinstance(node, ast.Call) and ast.unparse(node.func) in ASKING:
        return set(WORD.findall(" ".join(_texts(node))))
    return set()


def _texts(node: ast.AST) -> list[str]:
    constants = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return [value for value in constants if isinstance(value, str)]


@cache
def _of_micropython() -> set[str]:
    found = {*f"{ERRORS} {NUMBERED} {ALSO}".split()}.union(*map(dir, [*MODULES, *KINDS]))
    stand_ins = [(VIRTUAL / f"{name}.py").read_text("utf-8") for name in STAND_INS]
    return found.union(*map(_offered, stand_ins))


def _offered(source: str) -> set[str]:
    """What a module is asked for: its functions and classes, what these hold and are given."""
    tree = ast.parse(source)
    attributes = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    inside = [part for node in tree.body if isinstance(node, ast.ClassDef) for part in node.body]
    held = [node for node in [*tree.body, *inside] if isinstance(node, ast.Assign | ast.AnnAssign)]
    names = {part.id for node in held for part in ast.walk(node) if isinstance(part, ast.Name)}
    return attributes | names | functions_in(source) | arguments_in(source)


@cache
def _of_tools() -> set[str]:
    return set().union(*map(_asked_of_others, BESIDE))


def _asked_of_others(path: Path) -> set[str]:
    """A board's names are those that it gives something to."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.ImportFrom):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.keyword) and node.arg:
            found.add(node.arg)
        elif isinstance(node, ast.Name) and path.parent == BOARDS:
            found.add(node.id)
        else:
            found |= _asked_by_text(node)
    return found
