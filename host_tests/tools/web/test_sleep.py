"""A computer that has slept while a timer ran."""

from collections.abc import Callable

from host_tests.tools.web.conftest import Visitor
from host_tests.tools.web.test_lasting import inside

Visitors = Callable[..., Visitor]

# The computer has slept: only the clock on its wall has gone on, by as much as the page says.
SLEEPER = """{
    const now = Date.now;
    let slept = 0;
    Date.now = () => now() + slept;
    new BroadcastChannel("sleep").onmessage = ({ data }) => (slept = data);
}
"""
# Notes when the page is given each second of a running timer.
WITNESS = """globalThis.ticks = [];
globalThis.Worker = class extends Worker {
    constructor(...how) {
        super(...how);
        this.addEventListener("message", ({ data }) => {
            const shown = data.news?.said.join().match(/\\[(\\+?)(\\d+):(\\d\\d)\\]/);
            if (!shown) return;
            const left = (shown[1] ? -1 : 1) * (60 * shown[2] + Number(shown[3]));
            if (ticks.at(-1)?.[1] !== left) ticks.push([performance.now() / 1000, left]);
        });
    }
};"""


def test_after_a_long_sleep_the_right_time_is_shown_within_a_second(visitor: Visitors) -> None:
    """All by the page's own clock, which a busy machine delays but does not falsify."""
    somebody = visitor()
    somebody.page.add_init_script(SLEEPER + WITNESS)
    inside(somebody, SLEEPER)
    somebody.visit()
    somebody.press("ArrowUp", "ArrowUp", "Enter", "Enter")
    somebody.until(lambda: len(ticks(somebody)) >= 4)
    zero = min(at + left for at, left in ticks(somebody)[1:])  # by the tick that was held up least
    somebody.page.evaluate("new BroadcastChannel('sleep').postMessage(20 * 60_000)")
    somebody.page.wait_for_timeout(50)
    woken: float = somebody.page.evaluate("""() => {
        document.dispatchEvent(new Event("visibilitychange"));
        return performance.now() / 1000;
    }""")
    somebody.until(lambda: ticks(somebody)[-1][1] < 0)
    at, left = next(tick for tick in ticks(somebody) if tick[1] < 0)
    assert at - woken < 1
    assert zero - 20 * 60 - at - 1 < left < zero - 20 * 60 - woken + 1
    somebody.reads("+5:")  # whoever listens is told, too


def ticks(somebody: Visitor) -> list[tuple[float, int]]:
    """When the running timer's picture came, in seconds, and how many were left on it."""
    told: list[tuple[float, int]] = somebody.page.evaluate("ticks")
    return told
