"""What the page is made of: kept for days without a network, shut to the outside, open to all."""

import json
import re
import threading
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from host_tests.tools.web.conftest import HERE, Visitor
from miaou.lang.languages import LANGUAGES
from miaou.rules import packing
from tools import build, firmware, web
from tools.bench import visit
from tools.web import rom
from tools.web.server import POLICY
from tools.wiring import pages

Visitors = Callable[..., Visitor]

SOURCES = [path for path in web.PAGE.iterdir() if path.suffix in (".html", ".css", ".js")]
CATALOGUES = ("words.js", "board_words.js", "evening_words.js")
NO_WORDS = {"Backspace", "Live"}  # a key, and a class
PICTURES = """[...document.querySelectorAll('#guide img')]
    .map(({ src, naturalWidth }) => `${src.slice(-6)} ${naturalWidth}`)"""
UNNAMED = """[...document.querySelectorAll("button, select, input, canvas, pre, a, summary")]
    .filter((part) => !(part.ariaLabel || part.textContent.trim() || part.labels?.length))
    .map((part) => part.outerHTML)"""
SMALL = """[...document.querySelectorAll("button, select")]
    .filter((part) => part.checkVisibility())
    .filter((part) => Math.min(part.offsetWidth, part.offsetHeight) < 40)
    .map((part) => part.outerHTML)"""


def test_after_one_visit_it_plays_without_a_network(visitor: Visitors) -> None:
    somebody = visitor(service_workers="allow")
    somebody.visit()
    somebody.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    somebody.context.set_offline(True)
    somebody.page.reload()
    somebody.reads("Cat Tower")
    somebody.roll()
    here = urlsplit(somebody.address).netloc
    assert {urlsplit(address).netloc for address in somebody.asked} == {here}


def test_it_plays_under_any_path_and_on_any_server(visitor: Visitors, tmp_path: Path) -> None:
    """One that knows nothing of it: Python's own."""
    web.build(tmp_path / "some" / "where")
    handler = partial(SimpleHTTPRequestHandler, directory=str(tmp_path))
    with ThreadingHTTPServer((HERE, 0), handler) as anybody:
        threading.Thread(target=anybody.serve_forever, args=(0.01,), daemon=True).start()
        somebody = visitor(service_workers="allow")
        somebody.address = f"http://{HERE}:{anybody.server_port}/some/where/"
        somebody.visit()
        somebody.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        anybody.shutdown()
    somebody.page.reload()
    somebody.reads("Cat Tower")
    somebody.roll()


def test_everybody_can_name_and_reach_every_control(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit("?lang=fr&board=everything")
    somebody.opens_drawer()
    somebody.page.click("#inside summary")
    assert somebody.page.evaluate(UNNAMED) == []
    assert somebody.page.evaluate(SMALL) == []
    expect(somebody.page.locator("#said")).to_have_attribute("aria-live", "polite")
    expect(somebody.page.get_by_role("switch", name="Marche")).to_be_checked()
    expect(somebody.page.get_by_role("button", name="Retour")).to_be_visible()


def test_the_page_says_what_it_is_in_the_readers_language_and_in_another(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit("?lang=es")
    somebody.page.click("#open-guide")
    guide = somebody.page.locator("#guide")
    for words in ("una consola de bolsillo", "Cat Tower", "Yummy Kitty", "Chats", "sin red"):
        expect(guide).to_contain_text(words)
    somebody.until(lambda: somebody.page.evaluate(PICTURES) == 3 * ["es.png 128"])
    guide.get_by_text("Français").click()
    expect(guide).to_contain_text("une console de poche")
    somebody.until(lambda: somebody.page.evaluate(PICTURES) == 3 * ["fr.png 128"])
    guide.get_by_text("Jouer ici").click()
    expect(guide).to_be_hidden()
    somebody.press("Enter")
    somebody.reads("Lancer le dé")


def test_sound_is_switched_off_for_this_visit_and_the_next(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.opens_drawer()
    somebody.page.get_by_label("Sound").uncheck()
    somebody.page.reload()
    somebody.opens_drawer()
    expect(somebody.page.get_by_label("Sound")).not_to_be_checked()


def test_a_screen_reader_presses_a_button_by_clicking_it(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.page.locator("[data-key=DOWN]").focus()
    somebody.page.keyboard.press("Enter")
    somebody.reads("Yummy Kitty")


def test_the_drawer_opens_and_shuts_by_keyboard_and_gives_the_focus_back(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.page.locator("#open-drawer").focus()
    somebody.page.keyboard.press("Enter")
    expect(somebody.page.locator("#close-drawer")).to_be_focused()
    somebody.page.keyboard.press("Tab")
    expect(somebody.page.locator("#board")).to_be_focused()
    somebody.page.keyboard.press("Escape")
    expect(somebody.page.locator("#drawer")).to_be_hidden()
    expect(somebody.page.locator("#open-drawer")).to_be_focused()


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_no_handler_answers_false_which_would_undo_what_a_browser_does(source: Path) -> None:
    """Those that are properties do; listeners do not."""
    assert re.findall(r"\.on\w+ = .*=> [^({]*&&", source.read_text("utf-8")) == []


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_no_file_leads_outside_or_runs_what_it_is_told(source: Path) -> None:
    text = source.read_text("utf-8")
    assert re.findall(r"https?://|//[a-z]+\.|@import|\burl\(", text) == []
    assert re.findall(r"innerHTML|outerHTML|insertAdjacent|document\.write|eval\(", text) == []
    assert re.findall(r"<style|style=|\son\w+=\"|javascript:", text) == []


def test_the_policy_is_the_same_on_any_server() -> None:
    page = (web.PAGE / "index.html").read_text("utf-8")
    here = POLICY.removesuffix("; frame-ancestors 'none'")  # which only a header may say
    assert f'content="{here}"' in page
    assert "unsafe-inline" not in POLICY
    assert "'unsafe-eval'" not in POLICY


def test_the_folder_holds_all_that_it_keeps_for_later(tmp_path: Path) -> None:
    (tmp_path / "stale.js").touch()
    web.build(tmp_path)
    contents = json.loads((tmp_path / "contents.js").read_text()[len("self.contents = ") : -2])
    kept = {path.name for path in tmp_path.iterdir()}
    served = {*contents["files"], *contents["later"]}
    besides = {"index.html", "service.js", "contents.js", "404.html", "_headers"}
    assert served | besides == {*kept, "./"}
    assert "stale.js" not in kept


def test_the_rom_holds_what_the_page_imports_and_no_more() -> None:
    tools = rom.VIRTUAL.parent
    there = {path.stem for path in rom.sources() if path.is_relative_to(tools)}
    assert {"workbench", "player", "machine", "plug", "ssd1306", "mipi", "live"} <= there
    unused = {"micropython", "measure", "walker", "everything", "flash_disk", "rom"}
    assert not there & {*unused, "framebuf"}
    assert rom.VIRTUAL / "everything.py" in rom.sources("tools.virtual.everything")


def test_the_page_keeps_its_weight(tmp_path: Path) -> None:
    assert visit.weight(web.build(tmp_path)).kept
    (tmp_path / "video").write_bytes(bytes(visit.HEAVIEST))
    assert not visit.weight(list(tmp_path.iterdir())).kept


def test_every_word_on_the_page_is_translated_and_none_is_left_over() -> None:
    for language in [code for code, _name in LANGUAGES if code != "en"]:
        known: set[str] = set()
        for file in CATALOGUES:
            words = (web.PAGE / file).read_text("utf-8")
            assert f"\n  {language}: {{" in words, f"add a block for {language} to {file}"
            found = words[words.index(f"\n  {language}: {{") :]
            block = found[: found.index("\n  },")]
            pairs = re.findall(r'^    (?:"([^"]+)"|(\w+)):', block, re.MULTILINE)
            known |= {quoted or bare for quoted, bare in pairs}
        assert known == said()


def test_the_page_offers_every_language_by_its_own_name() -> None:
    page = (web.PAGE / "index.html").read_text("utf-8")
    for code, name in LANGUAGES:
        assert f'<option value="{code}" lang="{code}">{name}</option>' in page
        assert f'type="button" value="{code}" lang="{code}">{name}</button>' in page


def test_whoever_is_lost_is_told_the_way_in_every_language() -> None:
    lost = (web.PAGE / "404.html").read_text("utf-8")
    spoken = [code for code, _name in LANGUAGES if code != "en"]
    assert re.findall(r'<p lang="(\w+)">', lost) == spoken, "each has a line in 404.html"


def said() -> set[str]:
    """Every English sentence that the page may say: whatever begins as a sentence does."""
    page = "".join(file.read_text("utf-8") for file in web.PAGE.glob("*.html"))
    found = set(re.findall(r'data-say(?:-label)?="([^"]+)"', page))
    for script in web.PAGE.glob("*.js"):
        if script.name not in CATALOGUES:
            found |= set(re.findall(r'"([A-Z][a-z]*(?:[ ’][^"]*)?)"', script.read_text("utf-8")))
    parts = {part[0] for name in build.boards() for part in pages.parts(firmware.board(name))}
    codes = {packing.DAMAGED, packing.NEWER}
    return found - NO_WORDS | {"hold: Up", "hold: Back"} | parts | codes
