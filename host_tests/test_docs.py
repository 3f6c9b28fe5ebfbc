"""What the documents point to is there: files, headings, tests, and house rules by their names."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from host_tests.helpers.gestures import SwitchOn, show
from tools import proofs
from tools.__main__ import COMMANDS
from tools.firmware import ROOT, Refused

DOCUMENTS = sorted(
    path
    for pattern in ("*.md", "docs/**/*.md", "boards/**/*.md", ".github/**/*.md")
    for path in ROOT.glob(pattern)
)
RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
ROOMS = (ROOT, ROOT / "firmware" / "miaou")  # documents name files from one of these

FENCED = re.compile(r"^(```|~~~).*?^\1$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"(?<=\n\n)(?: {4,}.*\n|\n)+")
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\[[^\]]*\]\(<?([^)\s>]+)>?[^)]*\)|<(?:img|a)\b[^>]*?(?:src|href)=\"([^\"]+)\"")
HEADING = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)
FILE = re.compile(r"[\w*./-]+/[\w*.-]+\.(?:py|md|txt|toml|js|mjs|yml|yaml|json|svg)")
COMMAND = re.compile(r"python3 -m tools +([a-z]\w*)")
NODE = re.compile(r"(host_tests/[\w/]+\.py)::(\w+)")
OF_THE_READER = re.compile(r"my_|mine/")  # there once they are written


def prose(text: str) -> str:
    """The text without its blocks of code, which hold no links and no headings."""
    return INDENTED.sub("", FENCED.sub("", text))


def anchors(text: str) -> set[str]:
    """The headings as addresses; one that comes again is numbered."""
    found: list[str] = []
    for heading in HEADING.findall(prose(text)):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        found.append(re.sub(r"[^\w\- ]", "", words).replace(" ", "-"))
    return {
        f"{name}-{found[:at].count(name)}" if name in found[:at] else name
        for at, name in enumerate(found)
    }


def dead_ends(document: Path) -> Iterator[str]:
    """What this document points to in vain."""
    whole = document.read_text(encoding="utf-8")
    text = prose(whole)
    for target in links(text):
        yield from _dead_link(document, target)
    for command in COMMAND.findall(whole):
        if command not in COMMANDS:
            yield f"there is no command {command}"
    for code in CODE.findall(text):
        if FILE.fullmatch(code) and not OF_THE_READER.search(code) and not _found(document, code):
            yield f"there is no file {code}"
        for path, name in NODE.findall(code):
            if name not in promises(ROOT / path):
                yield f"there is no test {path}::{name}"


def links(text: str) -> list[str]:
    """The addresses that lead to somewhere in this project."""
    found = [inline or tag for inline, tag in LINK.findall(CODE.sub("", text))]
    return [address for address in found if not re.match(r"\w+:", address)]


def _dead_link(document: Path, target: str) -> Iterator[str]:
    name, _, anchor = target.partition("#")
    path = document.parent / name if name else document
    if not path.exists():
        yield f"{target} leads nowhere"
    elif anchor and anchor not in anchors(path.read_text(encoding="utf-8")):
        yield f"{path.name} has no heading for #{anchor}"


def _found(document: Path, name: str) -> bool:
    return any(any(room.glob(name)) for room in (*ROOMS, document.parent))


def promises(path: Path) -> set[str]:
    """The tests in a file; none where there is no such file."""
    source = path.read_text(encoding="utf-8") if path.exists() else ""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return {function.name for function in functions if function.name.startswith("test_")}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_all_that_a_document_points_to_is_there(document: Path) -> None:
    assert list(dead_ends(document)) == []


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("[the door](door.md)", "door.md leads nowhere"),
        ("![a cat](cat.png)", "cat.png leads nowhere"),
        ('<img src="cat.png">', "cat.png leads nowhere"),
        ("[below](#b)", "page.md has no heading for #b"),
        ("[below](page.md#b)", "page.md has no heading for #b"),
        ("    # b\n\n[code is no heading](#b)", "page.md has no heading for #b"),
        ("    python3 -m tools purr", "there is no command purr"),
        ("`core/jornal.py`", "there is no file core/jornal.py"),
        ("`host_tests/test_docs.py::test_x`", "there is no test host_tests/test_docs.py::test_x"),
    ],
)
def test_what_leads_nowhere_is_told(words: str, complaint: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# A\n\n{words}\n", encoding="utf-8")
    assert list(dead_ends(page)) == [complaint]


def test_what_leads_somewhere_is_not_told(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    links = "[A](#a), [again](#a-1), [fish & chips](page.md#fish--chips), `core/journal.py`"
    page.write_text(f"# A\n## A\n## Fish & `chips`!\n{links}, `boards/my_b.py`\n", encoding="utf-8")
    assert list(dead_ends(page)) == []


def test_every_page_is_reached_from_readme() -> None:
    reached = set()
    pages = [ROOT / "README.md"]
    while pages:
        page = pages.pop()
        reached.add(page)
        for link in links(prose(page.read_text(encoding="utf-8"))):
            path = (page.parent / link.partition("#")[0]).resolve()
            if path.suffix == ".md" and path not in reached:
                pages.append(path)
    assert [
        page.name for page in DOCUMENTS if ".github" not in page.parts and page not in reached
    ] == []


@pytest.mark.parametrize(
    ("link", "answer"),
    [
        ("docs/rulings.md#calico-ties", "test_tied_for_first_calico"),
        ("docs/architecture.md#the-life-of-a-press", "core/game.py"),
        ("docs/performance.md#milliseconds", "move"),
        ("docs/adding.md#a-language", '("de", "Deutsch")'),
    ],
    ids=["calico ties", "where a key becomes an event", "a menu move's budget", "German"],
)
def test_what_a_newcomer_asks_is_one_link_from_readme(link: str, answer: str) -> None:
    assert link in links(prose((ROOT / "README.md").read_text(encoding="utf-8")))
    name, _, anchor = link.partition("#")
    sections = re.split(r"^#{2,3} ", (ROOT / name).read_text(encoding="utf-8"), flags=re.MULTILINE)
    (section,) = [text for text in sections if anchors("# " + text.splitlines()[0]) == {anchor}]
    assert answer in section


@pytest.mark.parametrize(
    "ruling",
    re.split(r"^### ", RULINGS, flags=re.MULTILINE)[1:],
    ids=lambda ruling: ruling.splitlines()[0],
)
def test_every_ruling_is_held_by_a_test(ruling: str) -> None:
    assert NODE.search(ruling)


@pytest.mark.parametrize("app", ["yummy_kitty", "cat_tower", "chats"])
def test_every_house_rule_is_told_among_the_rulings(app: str, handheld: SwitchOn) -> None:
    place = __import__(f"miaou.screens.{app}.app", fromlist=["HOUSE_RULES"]).HOUSE_RULES
    rules = [item[0] for item in show(handheld(), place).items]
    of_this_game = RULINGS.split(f"\n## {app.replace('_', ' ').title()}\n")[1].split("\n## ")[0]
    assert rules
    assert [rule for rule in rules if f"**{rule}**" not in of_this_game] == []


def test_a_test_counts_in_the_row_that_names_it_best() -> None:
    rows = "| a | `host_tests/a/` | 9 |\n| b | `host_tests/a/test_b.py`, `host_tests/c/` | 0 |\n"
    rows += "| **all** | `host_tests/` | **0** |"
    counts = {"host_tests/a/test_x.py": 2, "host_tests/a/test_b.py": 3, "host_tests/c/test_y.py": 4}
    assert re.findall(r"\| (\**\d+\**) \|", proofs.renewed(rows, counts)) == ["2", "7", "**9**"]
    with pytest.raises(Refused, match=r"no row for host_tests/d\.py"):
        proofs.renewed(rows, {**counts, "host_tests/d.py": 1})
