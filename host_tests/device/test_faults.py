"""Faults: whatever breaks, the device says so, keeps the game, and starts again."""

from pathlib import Path
from typing import Any

import pytest

from host_tests.helpers.gestures import SwitchOn, put


class Broken:
    """A screen that fails in the way it is told to."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    def draw(self, _canvas: Any) -> None:
        pass

    def key(self, _key: int) -> None:
        raise self._error


@pytest.mark.parametrize("error", [ValueError("a bug"), MemoryError(), KeyError("x"), OSError(5)])
def test_whatever_breaks_is_told_kept_and_got_over(handheld: SwitchOn, error: Exception) -> None:
    bench = handheld()
    bench.press("OK")
    bench.press("OK")
    bench.wait(1500)
    put(bench, Broken(error))
    bench.press("UP")
    assert any("Something went wrong" in words for words in bench.said())
    assert type(error).__name__ in Path("saves/faults.txt").read_text()
    bench.press("BACK")
    assert "[Settings]" in bench.said()
    bench.press("OK")
    assert len(bench.handheld.journal("quick_die")) == 1


def test_old_faults_make_room_for_new_ones(handheld: SwitchOn) -> None:
    bench = handheld()
    for number in range(25):
        put(bench, Broken(ValueError(str(number) * 150)))
        bench.press("UP")
        bench.press("BACK")
    log = Path("saves/faults.txt").read_text()
    assert len(log) < 10000
    assert "24" * 10 in log


def test_a_screen_that_hangs_is_restarted(handheld: SwitchOn) -> None:
    bench = handheld()

    class Hung(Broken):
        def key(self, _key: int) -> None:
            bench.world.advance(20000)

    put(bench, Hung(ValueError()))
    bench.key_down("DOWN")
    assert "[Settings]" in bench.said()


def test_safe_mode_can_forget_the_settings_and_keep_the_games(handheld: SwitchOn) -> None:
    bench = handheld(language="fr")
    bench.press("OK")
    bench.press("OK")
    bench.wait(1500)
    bench.power_off()
    bench.world.levels[17] = 0
    bench.power_on()
    assert "Mode sans échec" in bench.said()
    bench.key_up("BACK")
    bench.wait(100)
    for key in ("DOWN", "OK", "OK"):
        bench.press(key)
    assert "English" in bench.said()
    assert any(Path("saves").glob("quick_die*"))
