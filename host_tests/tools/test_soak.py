"""A short soak in every test run; `python3 -m tools soak` is the long one."""

from pathlib import Path

import pytest

from tools import build, soak


@pytest.mark.parametrize(
    ("board", "language"), [("pico_oled", "fr"), ("tools.virtual.everything", "es")]
)
def test_memory_stays_flat_through_thousands_of_presses(
    board: str, language: str, tmp_path: Path
) -> None:
    build.build_for_all(tmp_path)
    heaps = soak.soak(tmp_path, board, language, 3000, 7)
    assert len(heaps) == 12
    assert not soak.grew(heaps)


def test_a_leak_is_seen() -> None:
    assert soak.grew([100_000 + 1500 * look for look in range(12)])
    assert soak.grew([100_000 + 500 * look for look in range(40)])


def test_what_is_loaded_once_is_no_leak() -> None:
    assert not soak.grew([100_000 + look % 7 * 500 for look in range(40)])
    assert not soak.grew([100_000] * 25 + [112_000] * 15)
