"""Measuring on the true chip: the figures are the board's own, and what is over budget is told."""

import pytest

from tools.chip import heap, stopwatch, timings
from tools.chip.image import Image
from tools.chip.rp2040 import Chip
from tools.chip.table import Row, tell


def test_a_plain_program_is_measured_alike_every_time(stock_image: Image) -> None:
    first, second = (list(timings.Bench(stock_image).plain()) for _ in range(2))
    assert first == second
    picture, key, sent = (row.value for row in first)
    assert 30 < picture < 100
    assert 20 < key < 40
    assert sent == 1 + 1 + 1024 + 6 * 3  # an address, a sign, the pixels, and six commands


def test_the_heap_is_seen_from_outside_as_micropython_tells_it(
    bare: Chip, stock_image: Image
) -> None:
    table = heap.find(stock_image)
    told = heap.live(bare)
    assert abs(told - table.used(bare)) < 1024
    assert 100 * 1024 < table.largest(bare) < 192 * 1024


def test_a_twin_is_asked_and_the_chip_does_not_notice(bare: Chip) -> None:
    before = bare.ns, bare.cycles, bytes(bare.heard)
    assert heap.of_a_twin(lambda: heap.live(bare)) > 0
    assert (bare.ns, bare.cycles, bytes(bare.heard)) == before


def test_a_press_without_an_answer_takes_no_time_and_no_bytes(bare: Chip) -> None:
    assert stopwatch.press(bare, "OK") == stopwatch.Press(0, 0, 0, 0, 0)


def test_the_verdict_follows_the_budget(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [
        Row("a", 2, "ms", 1),
        Row("b", 1, "ms", 1),
        Row("c", 1, "%", least=50),
        Row("d", 1, "s"),
    ]
    assert list(tell(rows)) == rows
    assert [line.split()[-1] for line in capsys.readouterr().out.splitlines()[2:]] == [
        "OVER",
        "kept",
        "OVER",
        "s",
    ]
