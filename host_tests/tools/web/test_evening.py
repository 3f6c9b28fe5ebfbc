"""The scoreboard and who wins: what the handheld has counted, for everybody to see."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from host_tests.tools.web.conftest import PATIENCE, Visitor
from host_tests.tools.web.test_share import HEAD, link
from miaou.core import files
from miaou.rules.cat_tower.die import FACES

Visitors = Callable[..., Visitor]

TABLE = ["table", "Zoé", "Maximilian", "Ana", "Léo", "Noé"]
TABLET = {"viewport": {"width": 1280, "height": 800}}


def journal(*events: list[str]) -> str:
    lines = [files.line(str(at + 1), *event).decode() for at, event in enumerate(events)]
    return HEAD + "".join(lines)


def opened(somebody: Visitor, name: str, *events: list[str]) -> None:
    somebody.visit("?lang=en" + link(name, journal(*events)))
    somebody.answers("Open it")
    somebody.answers("All right")
    somebody.reads("Cat Tower")


def scoreboard(somebody: Visitor) -> Page:
    somebody.opens_drawer()
    with somebody.context.expect_page() as opening:
        somebody.page.click("#evening a")
    return opening.value


COUNT = [["count", str(seat), "american", str(2 - seat % 3)] for seat in range(5)]


def test_the_scoreboard_follows_the_game_in_the_other_tab(visitor: Visitors) -> None:
    somebody = visitor(**TABLET)
    opened(somebody, "yummy_kitty", TABLE, ["start", "0"])
    somebody.press("ArrowDown", "Enter", "Enter")  # Yummy Kitty, at the table
    board = scoreboard(somebody)
    expect(board.locator("#title")).to_have_text("Yummy Kitty", timeout=PATIENCE)
    expect(board.locator("#scores li")).to_have_count(5)
    expect(board.locator("#scores li.turn b")).to_have_text("Zoé")
    somebody.page.click("#close-drawer")
    somebody.page.bring_to_front()
    somebody.press("Enter")
    expect(board.locator("#scores li.turn b")).to_have_text("Maximilian", timeout=PATIENCE)


def test_it_is_read_from_four_metres_and_has_nothing_to_press(
    visitor: Visitors, pictures: Path
) -> None:
    """Letters of a three-hundredth of the distance: 13 mm, of which a capital is 0.7."""
    somebody = visitor(**TABLET)
    opened(somebody, "yummy_kitty", TABLE, *COUNT, ["done"])
    somebody.press("ArrowDown", "Enter", "Enter")
    board = scoreboard(somebody)
    expect(board.locator("#scores li.first b")).to_contain_text(["Zoé"], timeout=PATIENCE)
    board.screenshot(path=pictures / "scoreboard.png")
    size = board.evaluate(
        "parseFloat(getComputedStyle(document.querySelector('#scores b')).fontSize)"
    )
    assert size * 0.7 / 1280 * 217 >= 13
    assert board.locator("button, input, select, a").count() == 0
    wide = board.evaluate(
        "[...document.querySelectorAll('#scores b')].map((b) => b.scrollWidth - b.clientWidth)"
    )
    assert max(wide) <= 0
    assert board.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert board.locator("#curve polyline").count() == 5


def test_without_a_game_it_says_what_to_do(visitor: Visitors) -> None:
    somebody = visitor(locale="fr-FR")
    somebody.page.goto(somebody.address + "scoreboard.html")
    expect(somebody.page.locator("#none")).to_contain_text("Ouvre Miaou dans un autre onglet")


def played(somebody: Visitor) -> None:
    """A count of five is finished, and filed when somebody comes back to the menu."""
    opened(somebody, "yummy_kitty", TABLE, *COUNT, ["done"])
    somebody.press("ArrowDown", "Enter")
    somebody.reads("The result")


def test_who_wins_is_shown_with_plots_and_sent_on(visitor: Visitors, pictures: Path) -> None:
    somebody = visitor(**TABLET)
    played(somebody)
    somebody.opens_drawer()
    somebody.page.click("#open-winners")
    rows = somebody.page.locator("#winners-rows tr")
    expect(rows).to_have_count(5, timeout=PATIENCE)
    expect(rows.first).to_contain_text("1/1")
    expect(somebody.page.locator("#winners-record")).to_contain_text(", 4")
    expect(somebody.page.locator("#winners-die")).to_be_hidden()  # nobody has rolled it yet
    verdict = somebody.page.locator("#winners-verdict")
    expect(verdict).to_have_text("0 · 0 · 0 · 0 · 0 – Too few rolls to tell.")
    expect(somebody.page.locator("#winners-links a")).to_have_count(1)
    somebody.page.screenshot(path=pictures / "winners.png")
    with somebody.page.expect_download() as saving:
        somebody.page.click("[data-kind=json]")
    told = json.loads(saving.value.path().read_text("utf-8"))
    assert told["games"][3]["plays"][0]["players"][0]["points"] == 4
    with somebody.page.expect_download() as saving:
        somebody.page.click("[data-kind=csv]")
    assert "Maximilian" in saving.value.path().read_text("utf-8")


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_on_a_phone_nothing_of_it_is_cut(visitor: Visitors, language: str) -> None:
    somebody = visitor(viewport={"width": 360, "height": 740})
    played(somebody)
    somebody.page.goto("about:blank")
    somebody.visit(f"?lang={language}")
    somebody.opens_drawer()
    somebody.page.click("#open-winners")
    somebody.page.locator("#winners-rows tr").first.wait_for()
    wide = "() => document.querySelector('#winners').scrollWidth <= innerWidth"
    assert somebody.page.evaluate(wide)
    assert (
        somebody.page.evaluate(
            """() => [...document.querySelectorAll("#winners tr > *")]
            .filter((cell) => cell.getBoundingClientRect().right > innerWidth - 20)
            .map((cell) => cell.textContent)"""
        )
        == []
    )


def test_the_luck_of_the_die_is_shown_once_it_was_rolled(visitor: Visitors) -> None:
    somebody = visitor(**TABLET)
    somebody.visit()
    somebody.roll()
    face = somebody.face()
    somebody.opens_drawer()
    somebody.page.click("#open-winners")
    expect(somebody.page.locator("#winners-die rect")).to_have_count(5)
    counts = " · ".join("1" if each == face else "0" for each in FACES)
    verdict = somebody.page.locator("#winners-verdict")
    expect(verdict).to_have_text(f"{counts} – Too few rolls to tell.")


def test_the_luck_of_the_last_evening_is_told_apart(visitor: Visitors) -> None:
    somebody = visitor(**TABLET)
    somebody.visit()
    somebody.roll()
    first = somebody.face()
    somebody.page.goto("about:blank")  # a power cut
    somebody.visit()
    somebody.roll()
    told = somebody.journal(re.compile("2 (roll|token)"))
    faces = re.findall(r"^[12] roll (\w+) ", told, re.MULTILINE)
    somebody.opens_drawer()
    somebody.page.click("#open-winners")
    for when, rolled in (("ever", faces), ("night", faces[1:])):  # a fat face asks for a token
        somebody.page.select_option("#winners-when", when)
        counts = " · ".join(str(rolled.count(face)) for face in FACES)
        expect(somebody.page.locator("#winners-verdict")).to_contain_text(counts)
    assert faces[0] == first


def test_names_stay_in_the_browser_and_it_says_so(visitor: Visitors) -> None:
    somebody = visitor(**TABLET)
    asked: list[str] = []
    somebody.context.on("request", lambda request: asked.append(request.url))
    played(somebody)
    somebody.opens_drawer()
    somebody.page.click("#open-winners")
    expect(somebody.page.locator("#winners-links a").first).to_be_visible(timeout=PATIENCE)
    promise = "Names leave this browser only when you send them on."
    expect(somebody.page.locator("#winners .hint").last).to_have_text(promise)
    own = (somebody.address, "blob:" + somebody.address)
    assert [url for url in asked if not url.startswith(own)] == []
    assert [url for url in asked if "Maximilian" in url] == []


def test_a_date_goes_into_the_links(visitor: Visitors) -> None:
    somebody = visitor(**TABLET)
    played(somebody)
    somebody.opens_drawer()
    somebody.page.click("#open-winners")
    somebody.page.fill("#winners-date", "2026-11-18")
    address = somebody.page.locator("#winners-links a").first
    expect(address).to_have_attribute("href", re.compile("2026-11-18"), timeout=PATIENCE)


@pytest.mark.parametrize("language", ["fr", "es"])
def test_it_speaks_the_owners_language(visitor: Visitors, language: str) -> None:
    somebody = visitor(**TABLET)
    somebody.visit(f"?lang={language}")
    somebody.opens_drawer()
    somebody.page.click("#open-winners")
    title = {"fr": "Qui gagne", "es": "Quién gana"}[language]
    expect(somebody.page.locator("#winners-title")).to_have_text(title, timeout=PATIENCE)
    none = {"fr": "Aucune partie", "es": "Aún no ha acabado"}[language]
    expect(somebody.page.locator("#winners .none")).to_contain_text(none)
