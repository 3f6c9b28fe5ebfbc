"""Everybody can use the page: axe-core's rules, fingers of 44 pixels, and nothing that jumps."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from host_tests.tools.web.conftest import PHONE, Visitor
from host_tests.tools.web.test_evening import played, scoreboard
from tools.setup.parts import AXE

Visitors = Callable[..., Visitor]

SOURCE = AXE / "node_modules" / "axe-core" / "axe.min.js"
JUDGE = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))"""
SMALL = """() => [...document.querySelectorAll("button, select, summary, input, .file")]
    .filter((part) => part.checkVisibility({ opacityProperty: true }) && part.offsetWidth > 1)
    .filter((part) => Math.min(part.offsetWidth, part.offsetHeight) < 44)
    .filter((part) => !part.closest("label") || part.closest("label").offsetHeight < 44)
    .map((part) => part.outerHTML.slice(0, 200))"""
SHIFTED = """() => new Promise((told) => new PerformanceObserver((list) =>
    told(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
    .observe({ type: "layout-shift", buffered: true }) ?? setTimeout(() => told(0), 500))"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_rule_of_axe_is_broken_whatever_is_open(visitor: Visitors, scheme: Any) -> None:
    somebody = visitor(color_scheme=scheme, reduced_motion="reduce", **PHONE)
    somebody.visit("?lang=fr&board=everything")
    page = somebody.page

    def judge() -> None:
        assert broken(page) == []

    judge()
    page.click("#open-drawer")
    page.click("#inside summary")
    judge()
    page.click("#close-drawer")
    page.click("#open-guide")
    judge()
    page.click("#read-cat_tower")
    page.locator("#book article").wait_for()
    judge()
    page.click("#book button")
    page.click("#open-onto")
    page.locator("#onto").wait_for()
    judge()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nor_where_games_and_scores_are_told(visitor: Visitors, scheme: Any) -> None:
    somebody = visitor(color_scheme=scheme, reduced_motion="reduce", **PHONE)
    played(somebody)
    somebody.opens_drawer()
    somebody.page.click("#open-winners")
    somebody.page.locator("#winners-rows tr").first.wait_for()
    assert broken(somebody.page) == []
    somebody.page.click("#winners [data-shut]")
    board = scoreboard(somebody)
    board.locator("#scores li").first.wait_for()
    assert broken(board) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nor_where_there_is_nothing_to_tell_yet(visitor: Visitors, scheme: Any) -> None:
    somebody = visitor(color_scheme=scheme, reduced_motion="reduce", **PHONE)
    somebody.visit("?lang=es")
    somebody.opens_drawer()
    somebody.page.click("#open-winners")
    somebody.page.locator("#winners[open]").wait_for()
    assert broken(somebody.page) == []
    somebody.page.goto(somebody.address + "scoreboard.html")
    somebody.page.locator("#none").wait_for()
    assert broken(somebody.page) == []


def broken(page: Page) -> list[str]:
    """The rules that are, and what is too small for a finger."""
    page.evaluate(SOURCE.read_text("utf-8"))
    found: list[str] = page.evaluate(JUDGE) + page.evaluate(SMALL)
    return found


def test_nothing_jumps_while_the_page_comes_up(visitor: Visitors) -> None:
    somebody = visitor(**PHONE)
    somebody.visit()
    assert somebody.page.evaluate(SHIFTED) < 0.1
