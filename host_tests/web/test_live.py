"""The handheld in real time, as the page's worker drives it; on this computer's Python."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from miaou.core import files
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


def test_a_journal_leaves_in_one_piece_and_is_judged_when_it_comes(start: Start) -> None:
    live = start()
    journal = live.bench.handheld.journal("quick_die")
    for face in ("one_cat", "fish", "paw"):
        journal.append("roll", face)
    text = live.journal("quick_die")
    assert text.count("\n") == 4
    assert live.events("quick_die", text) == 3
    assert live.events("quick_die", text.replace("fish", "dish")) == 0
    assert live.events("quick_die", "meow\n") == 0
    assert live.events("quick_die", files.line("miaou", "1", "1").decode()) == 0
    assert live.journal("quick_die") == text


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
