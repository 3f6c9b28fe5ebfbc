"""The page on every screen: the handheld fills it, nothing is cut, and fingers find every key."""

import base64
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, expect

from host_tests.tools.web.conftest import PHONE, Visitor

Visitors = Callable[..., Visitor]

# Width, height, and dots of the display in a pixel of the page.
SIZES = {
    "old_phone": (320, 568, 2),
    "phone": (360, 740, 2),
    "tall_phone": (390, 844, 3),
    "phone_on_its_side": (740, 360, 2),
    "tall_phone_on_its_side": (844, 390, 3),
    "tablet": (768, 1024, 2),
    "tablet_on_its_side": (1024, 768, 2),
    "desktop": (1440, 900, 1),
    "sharp_phone": (360, 740, 3),
}
BOARDS = ("pico_oled", "pico_lcd_13", "pico_round", "t_display", "terminal", "two_buttons")
# A picture takes longer than all the rest.
PICTURED = ("pico_oled", ("phone", "phone_on_its_side", "desktop"))

# What is wrong with the handheld as it lies there.
WRONG = """() => {
    const box = (part) => part.getBoundingClientRect();
    const seen = (part) => part.checkVisibility();
    const all = (which) => [...document.querySelectorAll(which)].filter(seen);
    const name = (part) => part.id || part.dataset.key || part.className;
    const beside = (a, b) => a.right <= b.left || a.bottom <= b.top;
    const on = (a, b) => !beside(a, b) && !beside(b, a);
    const wrong = [];
    const hold = (kept, ...words) => kept || wrong.push(words.join(" "));
    const root = document.documentElement;
    hold(root.scrollWidth <= innerWidth && root.scrollHeight <= innerHeight, "it scrolls");
    for (const part of all(".case, .key, header button")) {
        const { left, right, top, bottom } = box(part);
        const there = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        hold(there, name(part), "is cut");
    }
    for (const part of all("button, select, summary")) {
        const { width, height } = box(part);
        hold(Math.min(width, height) >= 44, name(part), "is too small for a finger");
    }
    const edge = box(document.querySelector(".case"));
    const caps = all(".cap");
    for (const cap of caps) {
        const it = box(cap);
        const inside = it.left >= edge.left && it.right <= edge.right && it.bottom <= edge.bottom;
        hold(inside, name(cap.parentNode), "sticks out");
        for (const one of [...caps, ...all("header button, #power, .bezel")]) {
            hold(one === cap || !on(it, box(one)), name(cap.parentNode), "lies on", name(one));
        }
    }
    const screen = document.querySelector("#screen");
    const glass = box(screen);
    const filled = Math.max(edge.width / innerWidth, edge.height / innerHeight);
    hold(filled > 0.85, "there is a void around it");
    const share = Math.max(glass.width / innerWidth, glass.height / innerHeight);
    hold(share >= 0.5, "its glass is small:", share);
    const dots = (glass.width * devicePixelRatio) / screen.width;
    const even = Math.abs(dots - Math.round(dots)) < 0.01;
    const { imageRendering } = getComputedStyle(screen);
    const smooth = screen.dataset.pixels === "colour" && imageRendering === "auto";
    hold(even || smooth, "its pixels are uneven:", dots);
    return wrong;
}"""
# Controls of the drawer with something else upon a corner of theirs.
COVERED = """() => [...document.querySelectorAll("#drawer :is(button, select, summary, input)")]
    .filter((part) => part.checkVisibility() && part.offsetWidth > 1)
    .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const across = [left + 9, right - 9];
        const corners = across.flatMap((x) => [top + 9, bottom - 9].map((y) => [x, y]));
        const seen = corners.map(([x, y]) => document.elementFromPoint(x, y));
        return bottom < innerHeight && !seen.every((one) => part.contains(one));
    })
    .map((part) => part.id)"""
LOCKS = """globalThis.locks = { now: 0, ever: 0 };
    navigator.wakeLock.request = async () => {
        locks.now++;
        locks.ever++;
        const lock = new EventTarget();
        lock.release = async () => {
            locks.now--;
            lock.dispatchEvent(new Event("release"));
        };
        return lock;
    };"""


def resize(somebody: Visitor, name: str) -> CDPSession:
    """The same page on another screen, as if it had been opened there."""
    width, height, dots = SIZES[name]
    metrics = {"width": width, "height": height, "deviceScaleFactor": dots, "mobile": False}
    session = somebody.context.new_cdp_session(somebody.page)
    session.send("Emulation.setDeviceMetricsOverride", metrics)
    for _frame in range(2):
        somebody.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(drawn))")
    return session


def keep_picture(session: CDPSession, path: Path) -> None:
    """Not by Playwright's own means, which would put its own size back."""
    path.write_bytes(base64.b64decode(session.send("Page.captureScreenshot")["data"]))


@pytest.mark.parametrize("board", BOARDS)
def test_the_whole_handheld_is_in_sight_and_fills_the_screen(
    visitor: Visitors, pictures: Path, board: str
) -> None:
    somebody = visitor(reduced_motion="reduce")
    somebody.visit(f"?lang=fr&board={board}")
    wrong = {}
    for name in SIZES:
        session = resize(somebody, name)
        wrong[name] = somebody.page.evaluate(WRONG)
        if board == PICTURED[0] and name in PICTURED[1]:
            keep_picture(session, pictures / f"{board}.{name}.png")
    assert wrong == {name: [] for name in SIZES}


def test_on_a_phone_the_glass_is_almost_as_wide_as_the_phone(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    resize(somebody, "phone")
    box = somebody.page.locator("#screen").bounding_box()
    assert box
    assert box["width"] >= 312


@pytest.mark.parametrize("board", ["pico_oled", "pico_lcd_13"])
def test_full_screen_shows_only_the_glass_and_large_keys(
    visitor: Visitors, pictures: Path, board: str
) -> None:
    somebody = visitor()
    somebody.visit(f"?lang=en&board={board}")
    somebody.page.click("#full")
    expect(somebody.page.locator("#full")).to_have_attribute("aria-pressed", "true")
    for gone in ("#open-drawer", ".strip", ".muzzle", ".ear.left"):
        expect(somebody.page.locator(gone)).to_be_hidden()
    wrong = {}
    for name in SIZES:
        session = resize(somebody, name)
        wrong[name] = somebody.page.evaluate(WRONG)
    keep_picture(session, pictures / f"full.{board}.png")
    assert wrong == {name: [] for name in SIZES}
    somebody.page.click("#full")
    expect(somebody.page.locator("#open-drawer")).to_be_visible()


def test_nothing_in_the_drawer_lies_on_anything_else(visitor: Visitors, pictures: Path) -> None:
    somebody = visitor()
    somebody.visit("?lang=fr&board=everything")
    somebody.opens_drawer()
    for name in SIZES:
        session = resize(somebody, name)
        if name in PICTURED[1]:
            keep_picture(session, pictures / f"drawer.{name}.png")
        assert somebody.page.evaluate(COVERED) == []


def test_the_phone_stays_awake_while_the_handheld_is_lit(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.page.add_init_script(LOCKS)
    somebody.visit()
    somebody.press("ArrowDown", "ArrowDown", "ArrowUp")
    assert somebody.page.evaluate("locks") == {"now": 1, "ever": 1}
    somebody.page.click("#power")
    somebody.until(lambda: somebody.page.evaluate("locks.now") == 0)


def test_the_phone_is_felt_under_keys_and_taps(visitor: Visitors) -> None:
    somebody = visitor(**PHONE)
    somebody.page.add_init_script(
        "globalThis.felt = []; navigator.vibrate = (ms) => felt.push(ms) > 0;"
    )
    somebody.visit()
    somebody.page.locator("[data-key=DOWN]").tap()
    somebody.reads("Yummy Kitty")
    assert len(somebody.page.evaluate("felt")) == 1
    somebody.taps(0.08, 0.3)
    somebody.reads("Roll the die")
    assert len(somebody.page.evaluate("felt")) == 2
    assert max(somebody.page.evaluate("felt")) < 20  # a tick, no alarm
