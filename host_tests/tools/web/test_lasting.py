"""What browsers do to an open page: refuse, forget, sleep, and bring another version."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from host_tests.tools.web.conftest import Visitor
from host_tests.tools.web.test_share import HEAD, ROLL, link

Visitors = Callable[..., Visitor]

SAVES_NOTHING = "This browser saves nothing now."
DENIED = """Object.defineProperty(globalThis, "{0}", {{
    get() {{ throw new DOMException("denied", "SecurityError"); }},
}});"""
FULL = """Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
};"""
# As browsers do whose owner allows no site to keep anything; Firefox refuses channels too.
ALL_DENIED = (
    "".join(map(DENIED.format, ("localStorage", "sessionStorage", "indexedDB", "caches")))
    + """{
    const insecure = () => new DOMException("The operation is insecure.", "SecurityError");
    const refuse = () => Promise.reject(insecure());
    globalThis.BroadcastChannel = class { constructor() { throw insecure(); } };
    if (navigator.locks) navigator.locks.request = refuse;
    if (navigator.serviceWorker) navigator.serviceWorker.register = refuse;
}
"""
)
NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined });"  # without https
# In a worker: no lock tells it, and no call of another tab, that it has lost the handheld.
DEAF = (
    """navigator.locks.request = (name, how, keep) => { keep(); return new Promise(() => {}); };"""
)
# In a worker: nothing more can be written while the page says so.
FILLED = """{
    const put = IDBObjectStore.prototype.put;
    const refuse = (transaction) => { try { transaction.abort(); } catch {} };
    let full = "";
    IDBObjectStore.prototype.put = function (...asked) {
        const request = put.apply(this, asked);
        if (full) queueMicrotask(() => refuse(this.transaction));
        return request;
    };
    new BroadcastChannel("disk").onmessage = ({ data }) => (full = data);
}
"""
DISK = "(full) => new BroadcastChannel('disk').postMessage(full)"


def inside(somebody: Visitor, script: str) -> None:
    """Runs this in the worker before anything of its own."""

    def altered(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=script + answer.text())

    somebody.context.route("**/worker.js", altered)


def another_version(route: Route) -> None:
    answer = route.fetch()
    text, times = re.subn(r'(?<=const version = ")\w+', "another", answer.text())
    assert times == 1
    route.fulfill(response=answer, body=text)


def forget_everything(somebody: Visitor) -> None:
    session = somebody.context.new_cdp_session(somebody.page)
    origin = somebody.address.rstrip("/")
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})


def test_what_was_cleared_under_an_open_page_is_written_again(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.roll()
    first = somebody.journal("1 roll")
    somebody.press("Escape", "Escape")
    forget_everything(somebody)
    somebody.press("Enter", "Enter", "Enter")
    kept = somebody.journal(re.compile(r"\n2 (roll|token) "))
    assert kept.startswith(first)
    somebody.page.reload()
    somebody.reads("Cat Tower")
    assert somebody.journal() == kept


@pytest.mark.parametrize("script", [DENIED.format("localStorage"), FULL], ids=["denied", "full"])
def test_a_browser_that_remembers_no_board_plays(visitor: Visitors, script: str) -> None:
    somebody = visitor()
    somebody.page.add_init_script(script)
    somebody.visit()
    somebody.roll()
    assert "1 roll" in somebody.journal("1 roll")


@pytest.mark.parametrize("locks", ["", NO_LOCKS], ids=["locks", "no locks"])
def test_a_browser_that_keeps_nothing_says_so_and_plays_even_across_the_switch(
    visitor: Visitors, locks: str
) -> None:
    somebody = visitor()
    somebody.page.add_init_script(locks + ALL_DENIED)
    inside(somebody, locks + ALL_DENIED)
    somebody.visit()
    somebody.is_told(SAVES_NOTHING)
    somebody.answers("All right")
    somebody.roll()
    before = somebody.journal("1 roll")
    somebody.page.click("#power")
    somebody.page.click("#power")
    somebody.reads("Cat Tower")
    assert somebody.journal() == before


def test_a_key_right_after_an_answer_is_the_handhelds(visitor: Visitors) -> None:
    somebody = visitor()
    inside(somebody, DENIED.format("indexedDB"))
    somebody.visit()
    somebody.is_told(SAVES_NOTHING)
    somebody.page.locator("#message button").evaluate("""button => {
        button.click();
        for (const kind of ["keydown", "keyup"])
            button.dispatchEvent(new KeyboardEvent(kind, { key: "ArrowDown", bubbles: true }));
    }""")
    somebody.reads("Yummy Kitty")


def test_a_full_disk_is_told_and_what_was_not_saved_is_as_soon_as_there_is_room(
    visitor: Visitors,
) -> None:
    somebody = visitor()
    inside(somebody, FILLED)
    somebody.visit()
    somebody.press("Enter")
    somebody.reads("Roll the die")
    somebody.page.evaluate(DISK, "full")
    somebody.press("Enter")
    somebody.is_told(SAVES_NOTHING)
    somebody.answers("All right")
    somebody.face()
    somebody.page.evaluate(DISK, "")
    somebody.press("Enter")
    kept = somebody.journal(re.compile(r"\n2 (roll|token) "))
    somebody.page.reload()
    somebody.reads("Cat Tower")
    assert somebody.journal() == kept


def test_a_tab_that_has_lost_the_handheld_writes_nothing_however_late_it_hears(
    visitor: Visitors,
) -> None:
    somebody = visitor()
    inside(somebody, DEAF)
    somebody.visit()
    somebody.press("Enter")
    somebody.reads("Roll the die")
    first = somebody.page
    somebody.page = somebody.context.new_page()
    somebody.visit()
    somebody.page, second = first, somebody.page
    somebody.press("Enter", "Enter")
    somebody.is_told("another tab")
    somebody.page = second
    somebody.page.reload()
    somebody.reads("Cat Tower")
    expect(somebody.page.locator("#game option")).to_have_count(0)


def test_a_worker_of_another_version_brings_its_page_and_keeps_the_game(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.roll()
    before = somebody.journal("1 roll")
    for script in ("worker.js", "page.js"):
        somebody.context.route(f"**/{script}", another_version)
    somebody.page.evaluate("document.body.id = 'old'")
    somebody.page.click("#power")
    somebody.page.click("#power")
    expect(somebody.page.locator("#old")).to_have_count(0)
    somebody.reads("Cat Tower")
    assert somebody.journal() == before


def test_a_server_that_mixes_versions_reloads_nobody_for_ever(visitor: Visitors) -> None:
    somebody = visitor()
    inside(somebody, "postMessage({ version: 'another' });")
    somebody.page.goto(somebody.address + "?lang=en")
    somebody.until(lambda: sum("page.js" in address for address in somebody.asked) == 2)
    somebody.reads("Cat Tower")
    somebody.roll()
    assert sum("page.js" in address for address in somebody.asked) == 2


def test_a_link_opened_while_the_power_is_off_switches_it_on(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.page.click("#power")
    stranger = link("quick_die", HEAD + ROLL)
    somebody.page.evaluate("link => { location.hash = link; }", stranger)
    somebody.answers("Open it")
    somebody.answers("All right")
    somebody.reads("Cat Tower")
    assert somebody.journal() == HEAD + ROLL
    somebody.until(lambda: "#" not in somebody.page.url)


def test_a_link_nobody_has_answered_is_still_in_the_address(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit("?lang=en" + link("quick_die", HEAD + ROLL))
    somebody.is_told("A game was shared with you.")
    somebody.page.reload()
    somebody.answers("Not now")
    expect(somebody.page.locator("#message")).to_be_hidden()
    somebody.until(lambda: "#" not in somebody.page.url)


def test_the_game_that_was_replaced_stays_until_the_next_one_is(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.roll()
    own = somebody.journal("1 roll")
    stranger = link("quick_die", HEAD + ROLL)
    somebody.page.evaluate("link => { location.hash = link; }", stranger)
    somebody.answers("Open it")
    somebody.answers("All right")
    assert somebody.journal() == HEAD + ROLL
    somebody.page.reload()
    somebody.reads("Cat Tower")
    somebody.opens_drawer()
    somebody.page.click("#take-back")
    somebody.reads("Cat Tower")
    assert somebody.journal() == own


@pytest.mark.parametrize("language", ["xx", "constructor", "../../settings", "en fr", ""])
def test_a_language_that_miaou_does_not_speak_is_asked_for(
    visitor: Visitors, language: str
) -> None:
    somebody = visitor()
    somebody.visit(f"?lang={language}")
    somebody.reads("English. Français")
