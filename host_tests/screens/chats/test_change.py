"""Who may change what counts, and what everybody else is told."""

import pytest

from host_tests.helpers.chats import TABLE, begin, do, state
from host_tests.helpers.gestures import SwitchOn, press
from miaou.rules.chats import trick as chats_trick


@pytest.mark.parametrize(
    ("told", "keys", "reason"),
    [
        (["lead year yellow"], "DOWN OK OK OK", chats_trick.GREEN),
        (["lead year yellow"], "DOWN OK OK DOWN OK", chats_trick.NOT_RARER),
        (["lead year"], "DOWN OK DOWN OK OK DOWN OK", chats_trick.NOT_RARER),
        (["lead year red"], "DOWN OK", chats_trick.NOT_RARER),
        (["lead year yellow", "show 1 green"], "DOWN OK OK", chats_trick.GREEN),
    ],
)
def test_whoever_may_not_change_what_counts_is_told_why(
    handheld: SwitchOn, told: list[str], keys: str, reason: str
) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    do(bench, *told)
    press(bench, keys)
    assert bench.said()[0] == reason
    bench.press("OK")
    assert state(bench).trick.characteristic == "year"
    assert "the oldest wins" in bench.said()


def test_a_rarer_card_changes_what_counts_and_is_asked_only_what_is_not_known(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    do(bench, "lead year yellow", "show 1 orange")
    press(bench, "DOWN OK OK")
    assert bench.said()[0] == "What counts?"
    assert "Year" not in bench.said()
    bench.press("OK")
    assert (state(bench).trick.setter, state(bench).trick.characteristic) == (1, "weight")


def test_every_reason_that_can_be_given_is_in_the_catalogues() -> None:
    from miaou.screens.chats.change import REASONS

    assert set(REASONS) == {chats_trick.GREEN, chats_trick.NOT_RARER}
