"""README's first command where Miaou has never been: from nothing to the first picture."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from host_tests.helpers import newcomer
from host_tests.tools.web.conftest import Visitor

ADDRESS = r"http://127\.0\.0\.1:\d+/"

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal to send")


def sees_the_first_picture(browser: Browser, address: str) -> None:
    visitor = Visitor(browser.new_context(locale="en-GB"), address)
    visitor.visit("")
    visitor.reads("English")
    assert "Miaou" in visitor.page.title()
    visitor.context.close()
    assert visitor.errors == []


def test_a_fresh_clone_plays_on_its_first_start_and_on_its_second(
    browser: Browser, tmp_path: Path
) -> None:
    clone = newcomer.clone(tmp_path)
    with newcomer.running("run", folder=clone, until=ADDRESS) as (address, lines):
        assert lines[0].startswith("What this needs comes first")
        sees_the_first_picture(browser, address)
    with newcomer.running("run", folder=clone, until=ADDRESS) as (address, lines):
        assert len(lines) == 1
        sees_the_first_picture(browser, address)


def test_a_machine_without_node_gets_one(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clone = newcomer.clone(tmp_path / "clone")
    (tmp_path / "programs").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "programs"))
    with newcomer.running("run", folder=clone, until=ADDRESS) as (address, lines):
        assert "Node" in lines[0]
        sees_the_first_picture(browser, address)
