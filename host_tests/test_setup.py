"""Setting up: what is done once is not done again, and what cannot be done is told."""

import sys
from pathlib import Path

import pytest

from tools import setup
from tools.setup import Step, carry_out


@pytest.fixture
def product(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(setup, "STAMPS", tmp_path / "stamps")
    return tmp_path / "bowl"


def fill(product: Path, kibble: str = "fish", then: str = "") -> Step:
    program = f"import pathlib; pathlib.Path({str(product)!r}).touch(); {then}"
    return Step("cat food", [kibble], product, [sys.executable, "-c", program], "Buy more.")


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


def test_a_copy_of_the_folder_makes_its_own_environment(
    product: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = setup.steps()[0].fingerprint
    monkeypatch.setattr(setup, "VENV", product / ".venv")
    assert setup.steps()[0].fingerprint != here


def test_every_pin_is_exact_and_goes_somewhere() -> None:
    pins = [pin for group in setup.groups().values() for pin in group]
    assert all(pin.count("==") == 1 for pin in pins)
    inputs = [line for step in setup.steps() for line in step.inputs]
    assert set(pins) <= set(inputs)


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
