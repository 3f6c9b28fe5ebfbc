"""A short soak in every test run; `python3 -m tools soak` is the long one."""

from pathlib import Path

import pytest

from tools import build, soak
from tools.soak import Walk


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    build.build_for_all(folder)
    return folder


@pytest.mark.parametrize(
    ("board", "language"), [("pico_oled", "fr"), ("tools.virtual.everything", "es")]
)
def test_memory_stays_flat_through_thousands_of_presses(
    board: str, language: str, built: Path
) -> None:
    heaps = soak.soak(built, Walk(board, language, 7, 0, 3000, hostile=False))
    assert len(heaps) == 12
    assert not soak.grew(heaps)


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


def test_a_leak_is_seen() -> None:
    assert soak.grew([100_000 + 1500 * look for look in range(12)])
    assert soak.grew([100_000 + 500 * look for look in range(40)])


def test_what_is_loaded_once_is_no_leak() -> None:
    assert not soak.grew([100_000 + look % 7 * 500 for look in range(40)])
    assert not soak.grew([100_000] * 25 + [112_000] * 15)
