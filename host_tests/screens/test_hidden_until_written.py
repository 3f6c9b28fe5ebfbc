"""Write-ahead: chance is written while the die tumbles, and nothing seen before tells it."""

from typing import Any

import pytest

from host_tests.helpers.gestures import SwitchOn
from miaou.core.journal import Journal
from tools.playing.player import clear_saves
from tools.virtual.workbench import Bench

SAVE = "saves/quick_die"


def rolled(bench: Bench, monkeypatch: pytest.MonkeyPatch, outcome: int) -> list[Any]:
    """What the panel shows each time that it is sent anything, until the roll is in flash."""
    bench.press("OK")
    bench.press("OK")
    bench.wait(3000)
    count = len(Journal(SAVE))
    seen: list[Any] = []
    flush = bench.handheld.panel.flush

    def watched() -> None:
        flush()
        if len(Journal(SAVE)) == count:
            seen.append(bench.panel.shown())

    monkeypatch.setattr(bench.handheld.panel, "flush", watched)
    monkeypatch.setattr(bench.handheld.chance, "below", lambda _count: outcome)
    bench.press("OK")
    bench.wait(3000)
    assert len(Journal(SAVE)) == count + 1
    return seen


def test_no_outcome_can_be_seen_before_it_is_written(
    handheld: SwitchOn, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = rolled(handheld(seed=3), monkeypatch, 0)
    assert len(first) == 1
    for outcome in range(1, 6):
        clear_saves()  # a fat face before it would have a token drawn
        assert rolled(handheld(seed=3), monkeypatch, outcome) == first


def test_it_is_in_flash_before_anyone_sees_it(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.press("OK")
    bench.press("OK")
    bench.wait(3000)
    for count in range(2, 30):
        bench.key_down("OK")
        assert len(Journal(SAVE)) == count
        bench.wait(200)
        bench.key_up("OK")
        bench.wait(2000)
