"""A short soak in every test run; `python3 -m tools soak` is the long one."""

import pytest

from tools import soak


@pytest.mark.parametrize(
    ("board", "language"), [("pico_oled", "fr"), ("tools.virtual.everything", "es")]
)
def test_memory_stays_flat_through_thousands_of_presses(board: str, language: str) -> None:
    heaps = soak.soak(board, language, 5000, 7)
    assert len(heaps) == 20
    assert not soak.grew(heaps)


def test_a_leak_is_seen() -> None:
    assert soak.grew([100_000 + 1000 * look for look in range(40)])
    assert not soak.grew([100_000 + look % 7 * 500 for look in range(40)])
