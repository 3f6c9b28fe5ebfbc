"""`tools doctor`: what it says about wires that are right, missing and mixed up."""

import importlib
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from host_tests.helpers.node_board.board import WasmBoard
from tools import firmware
from tools.device import doctor
from tools.firmware import BOARDS, FIRMWARE
from tools.virtual import machine
from tools.virtual.workbench import Bench

Examine = Callable[..., str]
UP, DOWN, OK, BACK = 14, 15, 16, 17


@pytest.fixture
def pico(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """A board on the bench with nothing running on it."""
    monkeypatch.chdir(tmp_path)
    bench = Bench(firmware.board("pico_oled"))
    machine.enter(bench.world)
    monkeypatch.setattr(time, "sleep_ms", bench.world.advance, raising=False)
    return bench


@pytest.fixture
def examine(
    pico: Bench, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Examine:
    """What is said when these pins are pressed one after the other, a second apart."""
    monkeypatch.delitem(sys.modules, "tools.device.onboard.wires", raising=False)
    wiring = importlib.import_module("tools.device.onboard.wires")

    def finger(ms: int, pin: int, level: int) -> None:
        machine.Timer().init(
            mode=machine.Timer.ONE_SHOT,
            period=ms,
            callback=lambda _timer: pico.world.set_level(pin, level),
        )

    def run(*pins: int) -> str:
        for turn, pin in enumerate(pins):
            finger(1000 * turn + 500, pin, 0)
            finger(1000 * turn + 900, pin, 1)
        wiring.check(pico.board)
        return capsys.readouterr().out

    return run


def test_a_healthy_board_shows_hears_and_sounds(pico: Bench, examine: Examine) -> None:
    pico.world.tones = []
    told = examine(UP, DOWN, OK, BACK)
    assert "answer: 0x3c" in told
    for key in ("UP", "DOWN", "OK", "BACK"):
        assert f"{key} works." in told
    assert {hertz for _ms, hertz, duty in pico.world.tones if duty} == {880, 1320}
    assert pico.world.pwm[18][1] == 0


def test_the_pattern_reaches_all_four_edges(pico: Bench, examine: Examine) -> None:
    examine()
    picture = pico.picture()
    rows = [picture[start : start + 16] for start in range(0, len(picture), 16)]
    assert rows[0] == rows[-1] == b"\xff" * 16
    assert all(row[0] & 0x80 and row[-1] & 0x01 for row in rows)


def test_a_panel_that_does_not_answer_is_told_with_its_wires(pico: Bench, examine: Examine) -> None:
    pico.world.i2c.clear()
    told = examine()
    assert "SDA 4 and SCL 5 answer: nobody" in told
    assert "VCC to 3.3 V" in told
    assert "a frame" not in told


def test_a_panel_at_another_address_is_told(pico: Bench, examine: Examine) -> None:
    pico.world.i2c = {(0, 4, 5, 0x3D): pico.panel}
    told = examine()
    assert "answer: 0x3d" in told
    assert "should be at 0x3c" in told


def test_swapped_silent_and_stuck_keys_are_told_apart(pico: Bench, examine: Examine) -> None:
    pico.world.levels[BACK] = 0
    told = examine(DOWN, UP)
    assert "That was DOWN: are the two swapped?" in told
    assert "That was UP: are the two swapped?" in told
    assert "is OK between pin 16 and ground?" in told
    assert "BACK on pin 17 is down all the time" in told


def test_a_board_examines_itself_and_goes_on(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with WasmBoard(tmp_path) as board:
        assert doctor.main(["--port", board.port]) == 2
        assert "python3 -m tools flash" in capfd.readouterr().err
        shutil.copytree(FIRMWARE, tmp_path, dirs_exist_ok=True)
        shutil.copy(BOARDS / "pico_oled.py", tmp_path / "board.py")
        assert doctor.main(["--port", board.port]) == 0
        told = capfd.readouterr().out
        assert "The panel shows a frame" in told
        assert told.count("Nothing came") == 4
        assert "Language" in board.said()
