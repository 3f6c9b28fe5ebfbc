"""Page load, as a visitor pays for it: its weight, its first picture, a key's way to the glass."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tools import setup, web
from tools.bench.figure import Figure
from tools.web import supply
from tools.web.server import server

FRAME = 17  # ms that a picture stays on a monitor, rounded up
BESIDES = 200  # ms that everything but MicroPython itself may take to start
LATEST = 900  # ms after it on a machine that is busy with other things
FAR = 3  # times the aim: a machine may be busy, but not that busy
VISITS = 5
HEAVIEST = 1_000_000  # bytes
PATIENCE = 60_000  # ms

WATCH = """
const put = CanvasRenderingContext2D.prototype.putImageData;
CanvasRenderingContext2D.prototype.putImageData = function (...picture) {
    put.apply(this, picture);
    globalThis.first ??= performance.now();
    globalThis.painted?.(performance.now());
};"""

# Moves up and down twenty times; answers the ms from each key to its picture.
PRESS = """async () => {
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const send = (kind, key) =>
        document.body.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true }));
    const times = [];
    for (let move = 0; move < 20; move++) {
        const key = move % 2 ? "ArrowUp" : "ArrowDown";
        const picture = new Promise((resolve) => (globalThis.painted = resolve));
        const began = performance.now();
        send("keydown", key);
        times.push((await picture) - began);
        await pause(60);
        send("keyup", key);
        await pause(150);
    }
    return times;
}"""

BARE = """async () => {
    const began = performance.now();
    const { loadMicroPython } = await import("./micropython.mjs");
    (await loadMicroPython({ heapsize: 4 << 20 })).runPython("1");
    return performance.now() - began;
}"""


def weight(files: list[Path]) -> Figure:
    """All that a first visit brings; a server may pack it besides."""
    brought = [path for path in files if path.name not in supply.names()]
    return Figure("page: weight", sum(path.stat().st_size for path in brought), "bytes", HEAVIEST)


def measure() -> Iterator[Figure]:
    """Times depend on the machine: each is told beside its aim, and fails only when far off."""
    with TemporaryDirectory() as folder:
        yield weight(web.build(Path(folder)))
        try:
            chromium = setup.chromium()
        except setup.Missing:
            return  # no browser, no times
        with sync_playwright() as playwright, _served(web.MICROPYTHON) as alone:
            browser = playwright.chromium.launch(executable_path=chromium, chromium_sandbox=False)
            with _served(Path(folder)) as page:
                yield from _times(browser, alone, page)
            browser.close()


@contextmanager
def _served(folder: Path) -> Iterator[str]:
    with server(folder, 0) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_port}/"
        serving.shutdown()


def _times(browser: Browser, alone: str, address: str) -> Iterator[Figure]:
    """Taken in turns, so that what else the machine does slows all of them alike."""
    visits = [(_bare(browser, alone), *_visit(browser, address)) for _ in range(VISITS)]
    bare, first, keys = zip(*visits, strict=True)
    beyond = round(min(first) - min(bare))  # the visits that were disturbed least
    yield Figure("page: bare MicroPython starts", round(min(bare)), "ms")
    yield Figure("page: first picture", round(min(first)), "ms")
    yield Figure(f"page: first picture beyond that (aim {BESIDES})", beyond, "ms", LATEST)
    pixels = round(median(ms for times in keys for ms in times))
    yield Figure(f"page: key to pixels (aim {FRAME})", pixels, "ms", FAR * FRAME)


def _bare(browser: Browser, address: str) -> float:
    """MicroPython alone, in a profile that has never seen it."""
    page = browser.new_page()
    page.goto(address + "package.json")
    took: float = page.evaluate(BARE)
    page.close()
    return took


def _visit(browser: Browser, address: str) -> tuple[float, list[float]]:
    """The first picture of a first visit, and how long keys took in it; ms."""
    page = browser.new_page()
    page.add_init_script(WATCH)
    page.goto(address + "?lang=en")
    page.locator("#said:not(:empty)").wait_for(state="attached", timeout=PATIENCE)
    first: float = page.evaluate("first")
    times: list[float] = page.evaluate(PRESS)
    page.close()
    return first, times
