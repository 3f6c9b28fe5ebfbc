"""Playing on the page, in real Chromium with real MicroPython inside."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from host_tests.web.conftest import PHONE, Visitor
from miaou.core.sound import ROLL
from miaou.screens.apps import APPS

Visitors = Callable[..., Visitor]

LISTEN = """globalThis.heard = [];
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, at) {
        heard.push(value);
        return set.call(this, value, at);
    };"""
# Keys that stick out of the case, or lie on one another.
OUTSIDE = """(() => {
    const box = (part) => part.getBoundingClientRect();
    const edge = box(document.querySelector(".case"));
    const caps = [...document.querySelectorAll(".cap")];
    const keys = caps.map((cap) => [cap.parentNode.dataset.key, box(cap)]);
    const out = (a) => a.left < edge.left || a.right > edge.right || a.bottom > edge.bottom;
    const on = (a, b) =>
        a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return keys.filter(([, a]) => out(a) || keys.some(([, b]) => on(a, b))).map(([name]) => name);
})()"""
DESKTOP = {"viewport": {"width": 1280, "height": 800}}


def test_the_first_start_asks_the_language_and_comes_home(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit("")
    somebody.reads("Français")
    somebody.press("ArrowDown", "Enter")
    expect(somebody.page.locator("#open-drawer")).to_have_text("Plus")
    for _ in range(9):
        if "Cat Tower" in somebody.said():
            break
        somebody.press("Enter")
        somebody.page.wait_for_timeout(500)  # until it is read aloud
    somebody.reads("Cat Tower")


def test_a_finger_rolls_the_die_and_it_is_in_the_journal(visitor: Visitors) -> None:
    somebody = visitor(**PHONE)
    somebody.visit()
    for _ in range(2):
        somebody.page.tap("[data-key=OK]")
        somebody.page.wait_for_timeout(200)
    expect(somebody.page.locator("#game option")).to_have_count(1)
    assert somebody.journal().count("\n") >= 2  # its head, and the roll


@pytest.mark.parametrize("place", range(len(APPS)))
def test_each_app_is_played(visitor: Visitors, place: int) -> None:
    somebody = visitor()
    somebody.visit()
    home = somebody.said()
    somebody.press(*["ArrowDown"] * place, "Enter")
    for _ in range(3):
        somebody.press("Enter", "ArrowDown", "Enter", "ArrowUp")
        expect(somebody.page.locator("#said")).not_to_have_text(home)
        assert "went wrong" not in somebody.said()
    expect(somebody.page.locator("#power")).to_have_attribute("aria-checked", "true")


def test_a_roll_is_heard(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.page.add_init_script(LISTEN)
    somebody.visit()
    somebody.roll()
    somebody.page.wait_for_timeout(500)
    heard = somebody.page.evaluate("heard")
    assert {hertz for hertz in ROLL[::2] if hertz} & set(heard)


def test_a_finger_that_stays_goes_on_moving(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.press("ArrowDown", "Enter")  # settings, a long list
    down = somebody.page.locator("[data-key=DOWN]")
    seen = set()
    down.hover()
    somebody.page.mouse.down()
    expect(down).to_have_class("key down")
    for _ in range(12):
        somebody.page.wait_for_timeout(100)
        seen.add(somebody.picture())
    somebody.page.mouse.up()
    expect(down).to_have_class("key")
    assert len(seen) >= 4


def test_a_reload_finds_the_game_where_it_was(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.roll()
    before = somebody.journal()
    somebody.page.reload()
    somebody.reads("Cat Tower")
    assert somebody.journal() == before


def test_pulling_the_plug_right_after_the_roll_is_no_second_roll(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.press("Enter")
    before = somebody.picture()
    somebody.page.keyboard.down("Enter")
    for _ in range(100):
        if somebody.picture() != before:
            break
    somebody.page.keyboard.press("p")  # what was seen for an instant is written
    somebody.page.keyboard.up("Enter")
    expect(somebody.page.locator("#power")).to_have_attribute("aria-checked", "false")
    assert somebody.page.locator("#said").text_content() == ""
    dark = somebody.picture()
    somebody.press("Enter")
    assert somebody.picture() == dark
    somebody.page.click("#power")
    somebody.reads("Cat Tower")
    assert somebody.journal().count("\n") >= 2


def test_another_language_and_another_board_keep_the_game(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.roll()
    before = somebody.journal()
    somebody.opens_drawer()
    somebody.page.select_option("#language", "es")
    expect(somebody.page.locator("html")).to_have_attribute("lang", "es")
    somebody.page.select_option("#board", "terminal")
    expect(somebody.page.locator(".key")).to_have_count(6)
    somebody.page.click("#close-drawer")
    somebody.reads("Cat Tower")
    somebody.press("ArrowDown")
    somebody.reads("Ajustes")
    assert somebody.journal() == before


def test_two_buttons_are_enough_at_the_keyboard_too(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit("?lang=en&board=two_buttons")
    somebody.press("Enter")
    somebody.reads("die")
    somebody.press("Escape")  # held long enough for it
    somebody.reads("settings")


def test_a_shake_rolls_where_the_board_feels_it(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit("?lang=en&board=everything")
    somebody.press("Enter", "Enter")
    somebody.page.wait_for_timeout(1800)
    before = somebody.journal()
    somebody.page.click("#shake")
    somebody.page.wait_for_timeout(2000)
    assert len(somebody.journal()) > len(before)
    somebody.opens_drawer()
    expect(somebody.page.locator("#battery")).to_be_visible()


def test_makers_see_the_wires_and_the_memory(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.journal()
    somebody.page.click("#open-drawer")
    somebody.page.click("[data-key=DOWN]")
    expect(somebody.page.locator("#traffic")).to_contain_text("0x3c <")
    expect(somebody.page.locator("#heap")).to_contain_text("KB")


def test_a_program_that_breaks_down_can_be_started_again(visitor: Visitors) -> None:
    somebody = visitor()
    broken = True

    def spoil(route: Route) -> None:
        files: dict[str, Any] = route.fetch().json()
        if broken:
            files["/main.py"] = "raise RuntimeError('spoilt')"
        route.fulfill(body=json.dumps(files), content_type="application/json")

    somebody.context.route("**/handheld.json", spoil)
    somebody.page.goto(somebody.address + "?lang=en")
    somebody.is_told("has stopped")
    broken = False
    somebody.answers("Start again")
    somebody.reads("English")


def test_there_is_one_handheld_however_many_tabs(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    first = somebody.page
    somebody.page = somebody.context.new_page()
    somebody.visit()
    somebody.page = first
    somebody.is_told("another tab")
    expect(first.locator("#power")).to_have_attribute("aria-checked", "false")
    somebody.answers("Take it back")
    somebody.reads("Cat Tower")


@pytest.mark.parametrize(
    ("board", "name", "how"),
    [
        ("pico_oled", "phone", {**PHONE, "color_scheme": "light"}),
        ("terminal", "sideways", {**PHONE, "viewport": {"width": 844, "height": 390}}),
        ("esp32_oled", "desktop", {**DESKTOP, "color_scheme": "dark"}),
        ("terminal", "small", {**PHONE, "viewport": {"width": 360, "height": 640}}),
    ],
)
def test_the_whole_handheld_is_in_sight(
    visitor: Visitors, pictures: Path, board: str, name: str, how: dict[str, Any]
) -> None:
    somebody = visitor(**how, reduced_motion="reduce")
    somebody.visit(f"?lang=fr&board={board}")
    somebody.page.screenshot(path=pictures / f"{board}.{name}.png")
    for part in (".case", "#open-drawer", *(f".key >> nth={n}" for n in range(4))):
        expect(somebody.page.locator(part)).to_be_in_viewport(ratio=1)
    assert somebody.page.evaluate(OUTSIDE) == []
    box = somebody.page.locator("#screen").bounding_box()
    assert box
    assert box["width"] >= 250
    dots = box["width"] * how.get("device_scale_factor", 1)
    assert round(dots) % 128 == 0
