"""Playing on the page, in real Chromium with real MicroPython inside."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from host_tests.tools.web.conftest import PHONE, TWO_FEEDERS, TWO_NAMES, Visitor
from miaou.core.sound import ROLL
from miaou.rules.cat_tower.die import FACES

Visitors = Callable[..., Visitor]

LISTEN = """globalThis.heard = [];
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, at) {
        heard.push(value);
        return set.call(this, value, at);
    };"""
TOLD = """const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
        globalThis.told = message[1]?.face ?? globalThis.told;
        return post.call(this, message, ...rest);
    };"""
LYING = """(() => {
    const boxes = [...document.querySelectorAll(".key")].map((key) => key.getBoundingClientRect());
    const keys = boxes.map(({ x, y, width }, index) => ({ x, y, size: width, figure: `${index}` }));
    return [told, keys.filter(({ size }) => size)];
})()"""
COLOURS = """(() => {
    const screen = document.querySelector("#screen");
    const { data } = screen.getContext("2d").getImageData(0, 0, screen.width, screen.height);
    return new Set(new Uint32Array(data.buffer)).size;
})()"""


def test_the_first_start_asks_the_language_and_comes_home(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit("")
    somebody.reads("Français")
    somebody.press("ArrowDown", "Enter")
    somebody.reads("Appuie ici pour avancer.")
    expect(somebody.page.locator("#open-drawer")).to_have_text("Plus")
    somebody.press("ArrowDown", "Enter", "Escape", "Enter")
    somebody.reads("Cat Tower")


@pytest.mark.parametrize(
    ("locale", "words"),
    [("fr-CA", "Appuie ici"), ("es", "Pulsa aquí"), ("ja", "Press here")],
)
def test_the_first_question_begins_with_the_language_of_the_browser(
    visitor: Visitors, locale: str, words: str
) -> None:
    somebody = visitor(locale=locale)
    somebody.visit("")
    somebody.reads("Français")
    somebody.press("Enter")
    somebody.reads(words)


def test_one_press_after_the_lesson_the_first_app_is_open(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit("")
    somebody.press("Enter", "ArrowDown", "Enter", "Escape", "Enter")
    somebody.reads("Cat Tower")
    somebody.press("Enter")
    somebody.reads("Roll the die")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1440, 900)])
@pytest.mark.parametrize("board", ["pico_oled", "two_buttons", "pico_lcd_13", "pico_round"])
def test_the_lesson_is_told_where_the_keys_lie_on_the_page(
    visitor: Visitors, board: str, size: tuple[int, int]
) -> None:
    somebody = visitor(viewport={"width": size[0], "height": size[1]})
    somebody.page.add_init_script(TOLD)
    somebody.visit(f"?board={board}")
    rows, keys = somebody.page.evaluate(LYING)
    assert len({len(row) for row in rows}) == 1
    cells = {sign: (x, y) for y, row in enumerate(rows) for x, sign in enumerate(row)}
    assert "#" in cells
    assert sorted(set(cells) - {" ", "#"}) == [key["figure"] for key in keys]
    for one in keys:
        for other in keys:
            for axis, edge in enumerate(("x", "y")):
                if other[edge] - one[edge] >= one["size"]:
                    assert cells[one["figure"]][axis] < cells[other["figure"]][axis]


def test_a_finger_rolls_the_face_that_is_in_the_journal(visitor: Visitors) -> None:
    somebody = visitor(**PHONE)
    somebody.visit()
    somebody.page.tap("[data-key=OK]")
    somebody.reads("Roll the die")
    somebody.page.tap("[data-key=OK]")
    expect(somebody.page.locator("#game option")).to_have_count(1)
    assert somebody.face() in FACES


def test_a_yummy_kitty_game_of_two_is_counted_to_its_result(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.press(*TWO_NAMES)
    somebody.reads("Play (2)")
    somebody.press(*TWO_FEEDERS)
    somebody.reads("by points. 1. L. 3.")
    assert "M. 2. " in somebody.said()


def test_the_chats_timer_runs_pauses_and_goes_on(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.press("ArrowUp", "ArrowUp", "Enter", "Enter")
    somebody.reads("14:5")
    somebody.press("Enter")
    somebody.reads("Paused")
    paused = somebody.said()
    somebody.page.wait_for_timeout(1500)
    assert somebody.said() == paused
    (clock,) = re.findall(r"14:\d\d", paused)
    somebody.press("Enter")
    said = somebody.page.locator("#said")
    expect(said).not_to_contain_text("Paused")
    expect(said).not_to_contain_text(clock)
    somebody.reads("14:")


def test_a_roll_is_heard(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.page.add_init_script(LISTEN)
    somebody.visit()
    somebody.press("Enter")  # a browser takes a moment to let a page sound
    somebody.reads("Roll the die")
    somebody.press("Enter")
    notes = {hertz for hertz in ROLL[::2] if hertz}
    somebody.until(lambda: bool(notes & set(somebody.page.evaluate("heard"))))


def test_a_finger_that_stays_goes_on_moving(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.press("ArrowUp", "Enter")  # settings, a long list
    down = somebody.page.locator("[data-key=DOWN]")
    seen: set[str] = set()
    down.hover()
    somebody.page.mouse.down()
    expect(down).to_have_class("key down")
    while len(seen) < 4:
        somebody.until(lambda: somebody.picture() not in seen)
        seen.add(somebody.picture())
    somebody.page.mouse.up()
    expect(down).to_have_class("key")


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
    somebody.reads("Roll the die")
    before = somebody.picture()
    somebody.page.keyboard.down("Enter")
    somebody.until(lambda: somebody.picture() != before)
    somebody.page.click("#power")  # what was seen for an instant is written
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
    somebody.press("ArrowUp")
    somebody.reads("Ajustes")
    assert somebody.journal() == before


def test_two_buttons_are_enough_at_the_keyboard_too(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit("?lang=en&board=two_buttons")
    somebody.press("Enter")
    somebody.reads("die")
    somebody.press("Escape")  # held long enough for it
    somebody.reads("Settings")


def test_a_shake_rolls_where_the_board_feels_it(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit("?lang=en&board=everything")
    somebody.roll()
    somebody.face()
    somebody.page.click("#shake")
    somebody.journal(re.compile(r"\n2 (roll|token) "))
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
        if broken:
            route.fulfill(body=b"spoilt")
        else:
            route.continue_()

    somebody.context.route("**/handheld.rom", spoil)
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


def test_a_colour_panel_shows_its_colours_and_a_round_one_is_round(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit("?lang=en&board=pico_round")
    somebody.roll()
    somebody.face()
    assert somebody.page.evaluate(COLOURS) > 2
    expect(somebody.page.locator(".glass")).to_have_css("border-radius", "50%")


def test_of_keys_that_mean_the_same_one_is_drawn_and_all_are_wired(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit("?lang=en&board=pico_lcd_13")
    expect(somebody.page.locator(".key:visible")).to_have_count(6)
    expect(somebody.page.locator(".key")).to_have_count(9)


def test_what_is_seen_on_the_glass_is_tapped(visitor: Visitors) -> None:
    somebody = visitor(**PHONE)
    somebody.visit("?lang=en&board=pico_lcd_13")
    somebody.taps(0.5, 0.95)  # what the picture is called
    somebody.reads("Roll the die")
    somebody.taps(0.5, 0.2)
    assert somebody.face() in FACES
    somebody.taps(0.5, 0.4)
    somebody.journal(re.compile(r"\n2 (roll|token) "))
    somebody.press("Escape")
    somebody.reads("Roll the die")
