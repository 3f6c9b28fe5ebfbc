"""Nothing touches on a small mono panel: words, signs and pictures keep a free pixel between them,
to what stands behind them, and to the edge of the glass."""

from pathlib import Path

import pytest

from host_tests.helpers.margins import Measuring, faults
from miaou.lang.languages import LANGUAGES
from tools import scripts
from tools.playing import player

CODES = [code for code, _name in LANGUAGES]
CANVAS = Measuring(128, 64)  # whose faces measure every word once


class Measured(player.Player):
    """After every line of a script the screen is measured, unless it stood there already."""

    def __init__(self, *given: object) -> None:
        super().__init__(*given)  # type: ignore[arg-type]
        self.faults: list[str] = []
        self._last = ""

    def play(self, line: str) -> None:
        super().play(line)
        seen = self.trace[-1][2] if self.trace else ""
        if seen != self._last:
            self._last = seen
            self._measure()

    def _measure(self) -> None:
        self.bench.rest()  # what only passes by touches many things
        screen = self.bench.handheld.door.stack[-1]
        CANVAS.things.clear()
        screen.draw(CANVAS)
        name = type(screen).__name__
        for fault in faults(CANVAS):
            told = f"{name}: {fault}"
            if told not in self.faults:
                self.faults.append(told)


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("script", scripts.every(), ids=lambda path: path.stem)
def test_nothing_touches(
    script: Path, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    hands = "\n".join(scripts.hands(script))
    measured = Measured(player.bench("pico_oled", "" if player.unpacks(hands) else language))
    seen = player.played(measured, hands)
    assert not seen["error"]
    assert measured.faults == []
