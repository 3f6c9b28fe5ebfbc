"""Bundling: the page's scripts come as few files, and run as the modules they were written as."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from tools import web
from tools.setup.node import node
from tools.web.joining import join

MODULES = {
    "entry.js": """import { twice as double, seen } from "./sums.js";
import * as shared from "./shared.js";
import { loud } from "./foreign.mjs";
import "./effect.js";
const name = "entry";
console.log(JSON.stringify([name, double(4), loud(shared.word()), seen, globalThis.order]));
""",
    "sums.js": """import { word } from "./shared.js";
const name = word() + word();
export const seen = [];
export function twice(number) {
  seen.push(name);
  return 2 * number;
}
(globalThis.order ??= []).push("sums");
""",
    "shared.js": """export const word = () => "miaou";
(globalThis.order ??= []).push("shared");
""",
    "effect.js": """globalThis.order.push("effect");\n""",
    "foreign.mjs": """const loudly=(a)=>a+"!";export default loudly;export const loud=loudly""",
}


def written(folder: Path) -> Path:
    for name, text in MODULES.items():
        (folder / name).write_text(text, "utf-8")
    (folder / "package.json").write_text('{"type": "module"}')
    return folder


def ran(folder: Path) -> object:
    command = [node(), "entry.js"]
    return json.loads(subprocess.run(command, cwd=folder, check=True, capture_output=True).stdout)


@pytest.mark.parametrize("apart", [(), ("shared.js",)])
def test_joined_modules_do_what_they_did_apart(tmp_path: Path, apart: tuple[str, ...]) -> None:
    before = ran(written(tmp_path))
    gone = join(tmp_path, "entry.js", apart, ("foreign.mjs",))
    assert gone == {"sums.js", "shared.js", "effect.js", "foreign.mjs"} - {*apart}
    for name in gone:
        (tmp_path / name).unlink()
    assert ran(tmp_path) == before


def test_what_cannot_be_joined_is_refused(tmp_path: Path) -> None:
    written(tmp_path)
    (tmp_path / "sums.js").write_text("const a = 1;\nexport { a };\n")
    with pytest.raises(ValueError, match=r"sums\.js exports"):
        join(tmp_path, "entry.js")


def test_no_script_of_the_page_imports_what_is_not_there(tmp_path: Path) -> None:
    files = web.build(tmp_path)
    there = {path.name for path in files}
    for script in [path for path in files if path.suffix == ".js"]:
        asked = set(re.findall(r'(?:from|import\() ?"\./([\w.]+)"', script.read_text("utf-8")))
        assert asked <= there, script.name


def test_a_first_visit_waits_for_few_scripts(tmp_path: Path) -> None:
    web.build(tmp_path)
    page = (tmp_path / "index.html").read_text("utf-8")
    asked = re.findall(r'(?:src|rel="modulepreload" href)="(\w+\.js)"', page)
    assert sorted(asked) == ["boards.js", "message.js", "page.js", "start.js", "words.js"]
    imported = re.findall(
        r'^import .*"\./(\w+\.js)"', (tmp_path / "page.js").read_text("utf-8"), re.M
    )
    assert set(imported) <= set(asked)
    assert re.findall(r'^import .*"\./', (tmp_path / "worker.js").read_text("utf-8"), re.M) == []
