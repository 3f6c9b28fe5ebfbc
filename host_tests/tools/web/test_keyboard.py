"""The keyboard: Enter is OK, letters are letters, and no key does what one did not mean."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from host_tests.tools.web.conftest import Visitor

Visitors = Callable[..., Visitor]

CLICKS = {
    "a key": ["[data-key=DOWN]"],
    "the drawer": ["#open-drawer", "#close-drawer"],
    "the switch": ["#power", "#power"],
}


@pytest.mark.parametrize("clicks", CLICKS.values(), ids=CLICKS)
def test_enter_is_ok_whatever_was_clicked_before(visitor: Visitors, clicks: list[str]) -> None:
    somebody = visitor()
    somebody.visit()
    for click in clicks:
        somebody.page.click(click)
    app, first = (
        ("Yummy Kitty", "New count") if "DOWN" in clicks[0] else ("Cat Tower", "Roll the die")
    )
    somebody.reads(app)
    before = somebody.picture()
    somebody.press("Enter")
    somebody.reads(first)
    expect(somebody.page.locator("#power")).to_be_checked()
    expect(somebody.page.locator("#drawer")).to_be_hidden()
    assert somebody.picture() != before


def test_what_is_open_over_the_page_has_the_keys_and_escape_shuts_it(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    before = somebody.said()
    somebody.page.click("#open-guide")
    somebody.press("ArrowDown", "Escape")
    expect(somebody.page.locator("#guide")).to_be_hidden()
    somebody.page.click("#open-guide")
    somebody.page.click("#open-onto")
    expect(somebody.page.locator("#onto")).to_be_visible()
    somebody.press("Escape")
    expect(somebody.page.locator("#onto")).to_be_hidden()
    assert somebody.said() == before
    somebody.press("Enter")
    somebody.reads("Roll the die")


def test_whoever_switches_on_by_keyboard_plays_on_by_keyboard(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.page.locator("#power").focus()
    somebody.press("Enter")
    expect(somebody.page.locator("#power")).not_to_be_checked()
    somebody.press("Enter")
    somebody.reads("Cat Tower")
    somebody.press("Enter")
    somebody.reads("Roll the die")


def test_no_letter_switches_the_handheld_off(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.page.keyboard.type("pPqabcxyz")
    somebody.page.wait_for_timeout(300)
    expect(somebody.page.locator("#power")).to_be_checked()
    assert "Cat Tower" in somebody.said()


def test_a_name_is_typed_and_enter_ends_it(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.press("ArrowDown", "Enter", "Enter")  # Yummy Kitty, a new count
    somebody.reads("Just play")
    somebody.press("ArrowUp")
    somebody.reads("New name")
    somebody.press("Enter")
    somebody.reads("Your name?")
    somebody.page.keyboard.type("zoe")
    somebody.reads("Zoe")
    somebody.press("Enter")
    somebody.reads("Who plays?")
    somebody.opens_drawer()
    somebody.page.click("#inside summary")
    somebody.page.select_option("#journal select", "players")
    expect(somebody.page.locator("#journal pre")).to_contain_text("Zoe")
