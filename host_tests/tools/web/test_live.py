"""The handheld in real time, as the page's worker drives it; on this computer's Python."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from miaou.core import files
from tools.firmware import FIRMWARE
from tools.web import PAGE
from tools.web.games import RULES
from tools.web.live import Live

Start = Callable[..., Live]


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Start:
    monkeypatch.chdir(tmp_path)

    def switch_on(board: str = "boards.pico_oled", held: tuple[int, ...] = ()) -> Live:
        asked = {"board": board, "language": "en", "seed": 1, "held": held, "millivolts": 4000}
        return Live(json.dumps(asked))

    return switch_on


def news(live: Live, at: int) -> dict[str, Any]:
    live.until(at)
    told: dict[str, Any] = json.loads(live.news(at))
    return told


def test_it_tells_a_picture_only_when_it_has_changed(start: Start) -> None:
    live = start()
    assert news(live, 10)["picture"] == 128 * 64 // 8
    assert news(live, 20)["picture"] == 0
    live.key(1, True)
    assert news(live, 30)["picture"] > 0


def test_an_alarm_is_told_on_the_clock_of_whoever_asks(start: Start) -> None:
    live = start()
    live.until(1000)
    live.key(1, True)
    told = news(live, 1001)
    assert 0 <= told["alarm"] <= 20  # the button is read again soon
    live.bench.world.us += 30_000  # the bus takes the world ahead
    assert json.loads(live.news(1001))["alarm"] >= 20


def test_a_sleep_of_a_night_is_made_up_without_living_through_it(start: Start) -> None:
    live = start()
    live.until(1000)
    wakes = live.bench.world.wakes
    live.until(8 * 3_600_000)
    assert live.bench.world.us // 1000 == 8 * 3_600_000
    assert live.bench.world.wakes - wakes < 100


def test_time_begins_again_when_the_program_restarts_itself(start: Start) -> None:
    live = start()
    live.until(60_000)
    live.bench.world.restart()
    live.until(60_100)
    assert live.bench.world.us < 1_000_000
    live.until(61_000)
    assert 800_000 < live.bench.world.us < 1_100_000


def test_tones_come_with_the_moment_they_are_for(start: Start) -> None:
    live = start("tools.virtual.everything")
    news(live, 500)
    live.key(2, True)
    live.until(600)
    live.key(2, False)
    live.until(900)
    live.key(2, True)
    heard = [tone for at in range(900, 2500, 50) for tone in news(live, at)["tones"]]
    assert any(hertz and duty for _ms, hertz, duty in heard)
    assert all(-60 <= ms <= 60 for ms, _hertz, _duty in heard)


def test_a_button_held_at_power_on_is_seen_by_the_program(start: Start) -> None:
    safe = start(held=(3,))
    assert "Safe mode" in " ".join(news(safe, 10)["said"])


def test_the_battery_is_what_the_slider_says(start: Start) -> None:
    live = start("tools.virtual.everything")
    live.charge(3700)
    gauge = live.bench.handheld.gauge
    assert gauge is not None
    assert abs(gauge._read() - 3700) < 20


NAME_SCREEN = "press DOWN, press OK, press OK, press UP, press OK"


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("zoe", "Zoe"),
        ("MAX", "Max"),
        ("léa", "Léa"),
        ("Ñu", "Ñu"),
        ("jean-luc", "Jean-Luc"),
        ("3", ""),
    ],
)
def test_a_name_is_typed_letter_by_letter(start: Start, typed: str, name: str) -> None:
    live = start()
    for line in NAME_SCREEN.split(", "):
        live.bench.press(line.split()[1])
    for letter in typed:
        live.type(letter)
    said = " ".join(live.bench.said())
    assert (name or "Your name?") in said
    assert not name or "Done" in said


def test_a_letter_says_nothing_elsewhere(start: Start) -> None:
    live = start()
    before = news(live, 10)["said"]
    live.type("x")
    assert news(live, 20)["said"] == before


def test_a_journal_leaves_in_one_piece_and_is_judged_when_it_comes(start: Start) -> None:
    live = start()
    journal = live.bench.handheld.journal("quick_die")
    for face in ("one_cat", "fish", "paw"):
        journal.append("roll", face)
    text = live.games().journal("quick_die")
    assert text.count("\n") == 4
    assert live.games().judge("quick_die", text)
    assert live.games().journal("quick_die") == text


@pytest.mark.parametrize(
    ("name", "events"),
    [
        ("quick_die", []),
        ("quick_die", ["meow"]),
        ("quick_die", ["roll dog"]),
        ("quick_die", ["roll"]),
        ("quick_die", ["roll fish", "roll dog"]),
        ("quick_die", ["roll fish", "undo"]),
        ("chats", ["roll fish"]),
        ("cat_tower", ["roll fish"]),
        ("yummy_kitty", ["roll fish"]),
        ("fish_race", ["roll dog"]),
        ("settings", ["language fr"]),
        ("chats_history", ["roll fish"]),
        ("constructor", ["roll fish"]),
    ],
)
def test_what_the_rules_do_not_accept_to_its_end_is_no_game(
    start: Start, name: str, events: list[str]
) -> None:
    lines = [["miaou", "1", "1"], *([str(n), *e.split()] for n, e in enumerate(events, start=1))]
    text = b"".join(files.line(*words) for words in lines).decode()
    live = start()
    before = sorted(Path("saves").iterdir())
    assert not live.games().judge(name, text)
    assert sorted(Path("saves").iterdir()) == before


def test_a_game_with_a_wrong_checksum_is_none(start: Start) -> None:
    text = b"".join([files.line("miaou", "1", "1"), files.line("1", "roll", "fish")]).decode()
    live = start()
    assert live.games().judge("quick_die", text)
    assert not live.games().judge("quick_die", text.replace("fish", "paw"))
    assert not live.games().judge("quick_die", text + "2 roll fish 0000\n" + text)


def played(source: str) -> set[str]:
    """The journals that this module plays a game from, by name or by a constant of its own."""
    constants = dict(re.findall(r'^ *(\w+) = "(\w+)"', source, re.MULTILINE))
    named = re.findall(r'Game\(\w+, [\w.]+\.journal\("?([\w.]+)"?\)', source)
    found = {constants.get(name.removeprefix("self."), name) for name in named}
    return found - {"journal", "name"}  # a history, whichever


def test_every_game_that_the_firmware_keeps_can_be_judged_and_no_owner() -> None:
    """The page's list of games, the rules that judge them, and the firmware's own are one."""
    sources = [path.read_text("utf-8") for path in (FIRMWARE / "miaou").rglob("*.py")]
    games = {name for source in sources for name in played(source)}
    assert set(RULES) == games
    page = (PAGE / "link.js").read_text("utf-8")
    listed = page[page.index("GAMES = {") : page.index("};")]
    assert set(re.findall(r"^  (\w+):", listed, re.MULTILINE)) == games


def test_a_probe_notes_what_passes_while_somebody_looks(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gc.mem_alloc", lambda: 40_000, raising=False)  # MicroPython's own
    live = start()
    assert "inside" not in news(live, 10)
    live.probe(True)
    live.key(1, True)
    inside = news(live, 20)["inside"]
    assert "0x3c <" in inside["traffic"][-1]
    assert inside["heap"] == 40_000
    live.probe(False)
    assert "inside" not in news(live, 30)


def test_the_light_behind_an_lcd_shines_and_is_not_heard(start: Start) -> None:
    live = start("boards.pico_round")
    told = news(live, 400)
    assert told["picture"] == 240 * 240 * 2
    assert 0 < told["light"] <= 255
    assert told["tones"] == []
    lit = live.bench.world.pwm[live.bench.board.PANEL["light"]]
    live.bench.world.pwm[live.bench.board.PANEL["light"]] = (lit[0], 0)
    assert news(live, 500)["light"] == 0
