"""Who may change what counts, and what everybody else is told."""

import pytest

from host_tests.helpers.chats import TABLE, begin, do, state
from host_tests.helpers.gestures import SwitchOn, press
from miaou.rules.chats import trick as chats_trick


@pytest.mark.parametrize(
    ("told", "keys"),
    [
        (["lead year yellow"], "DOWN OK OK UP"),
        (["lead year orange"], "DOWN OK OK OK"),
        (["lead year", "change weight orange"], "DOWN OK UP UP"),
        (["lead year red"], "DOWN OK"),
    ],
)
def test_whoever_may_not_change_what_counts_is_told_why(
    handheld: SwitchOn, told: list[str], keys: str
) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    do(bench, *told)
    before = state(bench).trick.characteristic
    press(bench, keys)
    assert bench.said()[0] == chats_trick.NOT_RARER
    bench.press("OK")
    assert state(bench).trick.characteristic == before


def test_no_green_card_is_offered_to_change_it(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    do(bench, "lead year")
    press(bench, "DOWN OK OK")
    assert bench.said() == [
        "How rare is the card?",
        "yellow",
        "[yellow]",
        "orange",
        "[orange]",
        "red",
        "[red]",
    ]


def test_a_rarer_card_changes_what_counts_to_something_else(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    do(bench, "lead year yellow")
    press(bench, "DOWN OK")
    assert bench.said()[0] == "What counts?"
    assert "Year" not in bench.said()
    press(bench, "UP OK")
    trick = state(bench).trick
    assert (trick.characteristic, trick.mark) == ("weight", "orange")
    assert "Rarer card" in bench.said()


def test_every_reason_that_can_be_given_is_in_the_catalogues() -> None:
    from tools import scripts

    names = ("NOT_RARER", "LOWER", "PALER", "UNEQUAL")
    for code in ("fr", "es"):
        assert {getattr(chats_trick, name) for name in names} <= set(scripts.catalogue(code))
