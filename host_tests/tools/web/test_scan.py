"""A count on the emulated handheld is scanned off its glass, and shows the same in a browser."""

from collections.abc import Callable

import pytest

from host_tests.helpers.gestures import SwitchOn, press
from host_tests.helpers.qr import glass, scanned
from host_tests.helpers.yummy_kitty_count import ALL, begin
from host_tests.tools.web.conftest import Visitor
from miaou.rules import packing
from tools import firmware

Visitors = Callable[..., Visitor]


def words(said: list[str]) -> str:
    """As the page reads them aloud."""
    return ". ".join(line.removeprefix("[").removesuffix("]").replace("_", " ") for line in said)


@pytest.mark.parametrize("board", ["pico_oled"])
def test_a_count_scanned_off_the_glass_shows_the_same_ranking_and_why_in_a_browser(
    handheld: SwitchOn, visitor: Visitors, board: str
) -> None:
    somebody = visitor()
    assert len(somebody.address) < 30
    bench = handheld(firmware.board(board))
    bench.handheld.settings.set("page", somebody.address)
    changed = [event.replace("count 1 tabby 2", "count 1 tabby 4") for event in ALL]
    begin(bench, *changed, "done")
    bench.wait(1000)
    ranking = bench.said()
    press(bench, "OK DOWN DOWN DOWN DOWN OK")  # by breed, what if, a phone
    (link,) = scanned(glass(bench))
    assert link.startswith(somebody.address + "#")
    assert "The whole game." in bench.said()[-1]
    press(bench, "BACK UP UP UP OK OK")
    why = bench.said()
    somebody.visit("?lang=en" + link.removeprefix(somebody.address))
    somebody.is_told("A game was shared with you.")
    somebody.answers("Open it")
    somebody.answers("All right")
    somebody.reads(words(ranking))
    somebody.press("Enter", "ArrowDown", "Enter", "Enter")
    somebody.reads(words(why))
    assert "tabb" in words(why).lower()


HOSTILE = {
    "one letter": "#A",
    "letters of no code": "#HELLO",
    "cut short": "#0123456789",
}


def test_a_foreign_code_gives_a_message_and_nothing_else(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    for hostile in HOSTILE.values():
        somebody.page.evaluate("link => { location.hash = link; }", hostile)
        somebody.is_told("This is not the whole code of a game.")
        somebody.answers("All right")
    assert somebody.page.locator("#game option").count() == 0


def test_a_code_cut_short_by_a_scanner_or_of_a_newer_miaou_says_which(
    visitor: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = [event.split(" ") for event in ["table Zoé Léo", *ALL, "done"]]
    whole = packing.pack("yummy_kitty", events, 99)
    monkeypatch.setattr(packing, "VERSION", packing.VERSION + 1)
    newer = packing.pack("yummy_kitty", events, 99)
    somebody = visitor()
    somebody.visit()
    for code, told in {
        whole[: len(whole) // 2]: "This is not the whole code of a game.",
        newer: "This game was played with a newer Miaou.",
    }.items():
        somebody.page.evaluate("link => { location.hash = link; }", f"#{code}")
        somebody.is_told(told)
        somebody.answers("All right")
    assert somebody.page.locator("#game option").count() == 0
