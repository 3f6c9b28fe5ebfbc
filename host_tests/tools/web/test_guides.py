"""The players' guides in the page's help: whole, in every language, and there without a network."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from host_tests.tools.web.conftest import PATIENCE, PHONE, Visitor
from tools import firmware
from tools.firmware import ROOT
from tools.pictures.album import GUIDES
from tools.web import guides

Visitors = Callable[..., Visitor]

GAMES = ("cat_tower", "chats", "yummy_kitty")
# Of each picture that is in sight: how many of its pixels are lit.
LIT = """() => Promise.all([...document.querySelectorAll("#book svg")].map(async (window) => {
    const image = window.querySelector("image");
    const source = new Image();
    source.src = image.getAttribute("href");
    await source.decode();
    const top = window.viewBox.baseVal.y;
    const canvas = Object.assign(document.createElement("canvas"), { width: 128, height: 64 });
    const context = canvas.getContext("2d");
    context.drawImage(source, 0, top, 128, 64, 0, 0, 128, 64);
    const { data } = context.getImageData(0, 0, 128, 64);
    return data.filter((value, at) => at % 4 === 1 && value > 128).length;
}))"""


@pytest.mark.parametrize("language", firmware.languages())
def test_every_word_and_picture_of_the_guides_is_in_them(tmp_path: Path, language: str) -> None:
    guides.write(tmp_path)
    made = (tmp_path / f"guide.{language}.html").read_text("utf-8")
    for game in GAMES:
        guide = GUIDES / language / f"{game}.md"
        assert guide.exists(), f"write {guide.relative_to(ROOT)}; the one in en/ shows how"
        source = guide.read_text("utf-8")
        article = re.findall(rf'<article id="{game}">(.*?)</article>', made, re.DOTALL)[0]
        assert article.count("<svg") == len(guides.PICTURE.findall(source))
        words = re.sub(r"!\[.*?\]\(.*?\)|\]\(.*?\)|[#*\[\]]|^- ", " ", source, flags=re.MULTILINE)
        shown = re.sub(r"<[^>]+>", " ", article).replace("&amp;", "&")
        assert re.findall(r"\w+", shown) == re.findall(r"\w+", words)
    assert not re.findall(r"https?:|\.md|\son\w+=|style=|<script", made)


@pytest.mark.parametrize(
    ("language", "title"), [("es", "Chats con Miaou"), ("en", "Chats on Miaou")]
)
def test_a_guide_opens_from_the_help_in_the_readers_language(
    visitor: Visitors, language: str, title: str
) -> None:
    somebody = visitor(**PHONE)
    somebody.visit(f"?lang={language}")
    somebody.page.click("#open-guide")
    somebody.page.click("#read-chats")
    book = somebody.page.locator("#book")
    expect(book.locator("h2")).to_have_text(title, timeout=PATIENCE)
    lit = somebody.page.evaluate(LIT)
    source = (GUIDES / language / "chats.md").read_text("utf-8")
    assert len(lit) == len(guides.PICTURE.findall(source))
    assert min(lit) > 200
    wide = somebody.page.evaluate("document.querySelector('#book').scrollWidth <= innerWidth")
    assert wide
    book.locator("button").click()
    expect(book).to_be_hidden()
    expect(somebody.page.locator("#guide")).to_be_visible()


def test_without_a_network_they_are_there_too(visitor: Visitors) -> None:
    somebody = visitor(service_workers="allow")
    somebody.visit()
    somebody.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    somebody.context.set_offline(True)
    somebody.page.reload()
    somebody.reads("Cat Tower")
    somebody.page.click("#open-guide")
    somebody.page.click("#read-cat_tower")
    expect(somebody.page.locator("#book h3").first).to_be_visible(timeout=PATIENCE)
    assert min(somebody.page.evaluate(LIT)) > 200
