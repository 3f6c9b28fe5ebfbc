"""The tables of docs/performance.md are written from what was measured, and nothing else is."""

from tools.bench import report
from tools.chip.table import Row

TEXT = "# A\n\n<!-- chip -->\n| old |\n|---|\n\nB\n\n<!-- counts -->\n| other |\n"
ROWS = [Row("a move at home", 10.12345, "ms", 10), Row("flash: blocks free", 72, "%", least=50)]
LARGE = Row("firmware", 246_896, "bytes", 1_000_000)


def test_the_rows_of_a_table_are_written_anew_with_budget_and_verdict() -> None:
    assert report.renewed(TEXT, "chip", ROWS) == TEXT.replace(
        "| old |\n|---|\n",
        "| | budget | figure | |\n|---|---:|---:|---|\n"
        "| a move at home | ≤ 10 | 10.12 ms | OVER |\n"
        "| flash: blocks free | ≥ 50 | 72 % | kept |\n",
    )


def test_large_figures_are_written_out() -> None:
    assert "| ≤ 1,000,000 | 246,896 bytes |" in report.renewed(TEXT, "chip", [LARGE])


def test_written_twice_it_is_the_same() -> None:
    once = report.renewed(TEXT, "chip", ROWS)
    assert report.renewed(once, "chip", ROWS) == once


def test_the_page_has_a_place_for_each_table_and_its_date() -> None:
    text = report.PAGE.read_text(encoding="utf-8")
    for name in ("chip", "counts"):
        assert "no such row" in report.renewed(text, name, [Row("no such row", 1, "ms")])
    assert report.DATE.search(text)
