"""A short soak in every test run; `python3 -m tools soak` is the long one."""

from pathlib import Path

import pytest

from tools import build, soak
from tools.playing.walker import Walker
from tools.soak import Walk
from tools.wasm import MicroPython

EVENING = 500  # presses
LEAKY = b"""
from tools.playing.walker import Walker

step = Walker.step

def leaky(self, cuts):
    step(self, cuts)
    handheld = self.bench.handheld
    handheld.leak = (getattr(handheld, "leak", None), bytes(32))

def plant():
    Walker.step = leaky
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    build.build_for_all(folder)
    return folder


@pytest.mark.parametrize(
    ("board", "language"), [("pico_oled", "fr"), ("tools.virtual.everything", "es")]
)
def test_thousands_of_presses_leave_nothing_in_memory(
    board: str, language: str, built: Path
) -> None:
    left = soak.soak(built, Walk(board, language, 7, 0, 3000, hostile=False))
    assert len(left) == 12
    assert not soak.leaks(left)


@pytest.mark.parametrize("board", ["pico_oled", "m5stickc_plus"])
def test_a_long_evening_leaves_no_more_data_than_a_short_one(board: str) -> None:
    for presses in (100, 1000):
        assert soak.weighed(Walk(board, "fr", 7, 0, presses, hostile=False)) <= soak.DATA


def test_a_leak_of_300_bytes_an_evening_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    step = Walker.step
    leak: list[int] = []

    def leaky(self: Walker, cuts: bool = True) -> None:
        step(self, cuts)
        leak.append(1)
        if len(leak) % (EVENING // 10) == 0:
            self.bench.handheld.told.append(f"{len(leak):14}")  # in a block of 16

    monkeypatch.setattr(Walker, "step", leaky)
    assert soak.weighed(Walk("pico_oled", "en", 7, 0, 8 * EVENING, hostile=False)) > soak.DATA


def test_a_small_leak_with_every_press_is_found_on_micropython(built: Path) -> None:
    with MicroPython(firmware=built) as micropython:
        micropython.write("/leaky.py", LEAKY)
        micropython.call("tools.playing.walker.begin", "pico_oled", "en", 7, False)
        micropython.call("leaky.plant")
        assert soak.leaks([soak.left_over(micropython) for _ in range(3)])


def test_rough_hands_and_bad_weather_break_nothing(built: Path) -> None:
    assert soak.soak(built, Walk("tools.virtual.everything", "en", 16, 0, 250, hostile=True))


def test_every_board_is_walked_on_and_none_in_one_language_alone() -> None:
    walks = list(soak.every(200_000, 1, hostile=False))
    assert sum(walk.presses for walk in walks) == 200_000
    for board in {walk.board for walk in walks}:
        languages = [walk.language for walk in walks if walk.board == board]
        assert len(set(languages)) == 3, board


def test_a_soak_goes_on_where_it_was_and_tells_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[Walk] = []

    def note(_built: Path, walk: Walk) -> list[int]:
        seen.append(walk)
        return [1, 1]

    monkeypatch.setattr(soak, "soak", note)
    monkeypatch.setattr(soak, "weighed", lambda _walk: 1)
    monkeypatch.setattr(build, "build_for_all", lambda _folder: None)
    soak.main(["10000", "--seed", "3", "--hostile"])
    whole = list(seen)
    seen.clear()
    soak.main(["10000", "--seed", "3", "--hostile", "--from", "5000"])
    assert seen == whole[2:]
    assert all(walk.hostile for walk in seen)
    told = capsys.readouterr().out.splitlines()
    assert told[-3].split()[0] == "7,500"
    assert told[-1].startswith("10,000 presses, hostile, seed 3: ")


def test_what_the_collector_keeps_by_mistake_is_no_leak() -> None:
    assert not soak.leaks([4496, 6848, 20256, 4016, 6656, 3744, 4400, 4144, 15424, -8528])
    assert soak.leaks([12496, 14848, 28256, 12016, 14656, 11744, 12400, 12144, 23424, -528])
