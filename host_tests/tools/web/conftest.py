"""A visitor of the page, in a real browser: what they do, and what they are told."""

import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tools import setup, web
from tools.web.server import server

BOARDS = ("tools.virtual.everything", "tools.virtual.two_buttons")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 3}
HERE = "127.0.0.1"
# Where a browser gives a page less, for want of https; it finds this computer there.
INSECURE, ON_LAN = "miaou.example", "192.168.77.7"
RULES = ", ".join(f"MAP {name} {HERE}" for name in (INSECURE, ON_LAN))
# A count of two, from home on: their names are letters that come first, all breeds are as they are
# but for Orange Tabbies, of which the first has one less than the second.
TWO_NAMES = (
    *("ArrowDown", "Enter", "Enter", "ArrowUp", "Enter", "Enter", "ArrowUp", "Enter", "Enter"),
    *("ArrowDown", "ArrowDown", "Enter", "ArrowUp", "Enter"),
)
TWO_FEEDERS = (
    *("Enter", "Enter", "ArrowUp", "ArrowUp", *9 * ["Enter"]),
    *(*3 * ["ArrowUp"], *9 * ["Enter"]),
)
PATIENCE = 120_000  # ms, for machines that are busy


class Visitor:
    """One browser profile at the page's address."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.errors: list[str] = []
        self.asked: list[str] = []  # every address that the page has asked for
        context.set_default_timeout(PATIENCE)
        context.on("request", lambda request: self.asked.append(request.url))
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        self.page: Page = context.new_page()

    def visit(self, query: str = "?lang=en") -> None:
        """Opens the page and waits for the handheld's first words."""
        self.page.goto(self.address + query)
        self.reads(".")

    def reads(self, words: str) -> None:
        """These words are on the handheld's screen before long."""
        expect(self.page.locator("#said")).to_contain_text(words, timeout=PATIENCE)

    def until(self, happened: Callable[[], bool]) -> None:
        """Waits for what only the page can tell, and fails if it never does."""
        for _ in range(PATIENCE // 50):
            if happened():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("waited in vain")

    def said(self) -> str:
        return self.page.locator("#said").text_content() or ""

    def press(self, *keys: str) -> None:
        """Presses last as long as they do here, however late the handheld is to hear of them."""
        for key in keys:
            self.page.keyboard.press(key, delay=60)
            self.page.wait_for_timeout(60)

    def taps(self, across: float, down: float) -> None:
        """A finger at these shares of the glass."""
        box = self.page.locator("#screen").bounding_box()
        assert box
        x, y = box["x"] + across * box["width"], box["y"] + down * box["height"]
        self.page.touchscreen.tap(x, y)

    def roll(self) -> None:
        """From home to a rolled die."""
        self.press("Enter", "Enter")
        expect(self.page.locator("#game option")).to_have_count(1, timeout=PATIENCE)

    def face(self) -> str:
        """What the first roll of the game's journal gave, when the die has come to rest on it."""
        (rolled,) = re.findall(r"^1 roll (\w+) ", self.journal("1 roll"), re.MULTILINE)
        self.reads(rolled.replace("_", " "))
        return str(rolled)

    def opens_drawer(self) -> None:
        if self.page.locator("#drawer").is_hidden():
            self.page.click("#open-drawer")

    def journal(self, having: str | re.Pattern[str] = "miaou") -> str:
        """The game's journal, as the drawer shows it, once these words are in it."""
        self.opens_drawer()
        if self.page.locator("#inside[open]").count() == 0:
            self.page.click("#inside summary")
        lines = self.page.locator("#journal pre")
        expect(lines).to_contain_text(having, timeout=PATIENCE)
        text = lines.text_content() or ""
        self.page.click("#close-drawer")
        return text

    def is_told(self, words: str) -> None:
        expect(self.page.locator("#message p")).to_contain_text(words, timeout=PATIENCE)

    def answers(self, choice: str) -> None:
        self.page.click(f"#message button:text-is('{choice}')")

    def picture(self) -> str:
        """What is on the glass."""
        pixels: str = self.page.evaluate("document.querySelector('#screen').toDataURL()")
        return pixels


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the page, built as it is published, with boards that have more and less."""
    folder = tmp_path_factory.mktemp("site")
    web.build(folder, *BOARDS)
    with server(folder, 0, names=(INSECURE, ON_LAN)) as page:
        threading.Thread(target=page.serve_forever, daemon=True).start()
        yield f"http://{HERE}:{page.server_port}/"
        page.shutdown()


# Not for the whole session: while it lives, asyncio.run is refused to everybody else.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=setup.chromium(),
            args=["--no-sandbox", f"--host-resolver-rules={RULES}"],
            chromium_sandbox=False,
        )
        yield running
        running.close()


@pytest.fixture
def visitor(browser: Browser, site: str) -> Iterator[Callable[..., Visitor]]:
    """Sends somebody to the page; at the end, nothing may have gone wrong unseen."""
    sent = []

    def send(at: str = HERE, **how: Any) -> Visitor:
        context = browser.new_context(**{"locale": "en-GB", "service_workers": "block", **how})
        sent.append(Visitor(context, site.replace(HERE, at)))
        return sent[-1]

    yield send
    for gone in sent:
        gone.context.close()
        assert gone.errors == []


@pytest.fixture
def pictures() -> Path:
    """Where screenshots are kept for people to look at."""
    folder = Path("build", "screenshots", "page")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
