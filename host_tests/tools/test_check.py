"""The checks that read without running: they can fail; hooks and workflows call what is there."""

import re
import shutil
from pathlib import Path

import pytest

from tools import check
from tools.__main__ import COMMANDS
from tools.firmware import ROOT

HOOKS = re.findall(
    r"entry: python3 -m tools check *(.*)", (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
)
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))

# What is written into tests.yml, and which check must see it.
MISTAKES = [
    ("    timeout-minutes: 60\n", "", "schemas"),
    ("runs-on: ubuntu-24.04\n", "run-on: ubuntu-24.04\n", "schemas"),
    ("  contents: read\n", "  contents: read\n  contents: read\n", "yamllint"),
    ("actions/setup-python@v6", "somebody/setup-python@v6", "zizmor"),
    ("run: python -m tools test\n", "run: echo ${{ github.event.pull_request.title }}\n", "zizmor"),
]


@pytest.mark.parametrize(("right", "wrong", "name"), MISTAKES)
def test_a_mistake_in_a_workflow_is_told(
    right: str, wrong: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(ROOT / ".github", tmp_path / ".github")
    shutil.copy(ROOT / ".pre-commit-config.yaml", tmp_path)
    workflow = tmp_path / ".github" / "workflows" / "tests.yml"
    text = workflow.read_text(encoding="utf-8")
    assert right in text
    workflow.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    monkeypatch.setattr(check, "ROOT", tmp_path)
    assert "tests.yml" in check.checks()[name]()


def test_a_commit_asks_for_some_of_the_checks_and_a_push_for_all() -> None:
    quick, everything = HOOKS
    assert quick
    assert set(quick.split()) <= set(check.checks())
    assert everything == ""


def test_an_unknown_check_is_refused_with_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        check.main(["purr"])
    told = capsys.readouterr().err
    assert "there is no check called 'purr'" in told
    assert all(name in told for name in check.checks())


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_calls_commands_tests_and_workflows_that_are_there(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    called = re.findall(r"python -m tools (\w+)", text)
    assert set(called) <= set(COMMANDS)
    named = re.findall(r"(?<=[ /])(host_tests/[\w/.]+|\.github/[\w/.]+)", text)
    assert [path for path in named if not (ROOT / path).exists()] == []
    assert called or named
