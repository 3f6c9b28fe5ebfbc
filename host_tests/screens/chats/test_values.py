"""Values that are spoken are entered with wheels, and name the winner."""

from hypothesis import given
from hypothesis import strategies as st

from host_tests.helpers.chats import TABLE, begin, do, state
from host_tests.helpers.gestures import SwitchOn, press
from miaou.rules.chats import trick as chats_trick
from tools.virtual.workbench import Bench


def ask_values(bench: Bench, players: int, characteristic: str) -> None:
    """The leader has named it, and the table tells its values one after the other."""
    begin(bench, TABLE[:players])
    do(bench, f"lead {characteristic}")
    press(bench, "BACK DOWN DOWN OK")


def test_spoken_values_name_the_winner(handheld: SwitchOn) -> None:
    bench = handheld()
    ask_values(bench, 3, "independence")
    press(bench, "OK UP OK DOWN OK")  # 5, 6, 5
    assert bench.said()[0] == "Léo takes the trick."
    bench.press("OK")
    assert state(bench).leader == 1


def test_the_oldest_year_wins_and_equal_ones_tie(handheld: SwitchOn) -> None:
    bench = handheld()
    ask_values(bench, 3, "year")
    press(bench, "OK OK OK OK")  # 1900
    press(bench, "OK OK OK DOWN OK")  # 1909
    press(bench, "OK OK OK UP OK")  # 1900 again, from where Léo left it
    assert "Tie! Rarest wins" in bench.said()
    assert state(bench).trick.seats == [0, 2]


def test_a_weight_of_nothing_is_not_taken(handheld: SwitchOn) -> None:
    bench = handheld()
    ask_values(bench, 2, "weight")
    press(bench, "DOWN DOWN DOWN DOWN OK OK")
    assert state(bench).trick.said == {}
    assert "0.1 to 99.9 kg" in bench.said()
    press(bench, "OK UP OK OK")
    assert state(bench).trick.said == {0: 10}


def test_values_go_on_where_they_were_left(handheld: SwitchOn) -> None:
    bench = handheld()
    ask_values(bench, 3, "cuddliness")
    press(bench, "OK BACK")
    assert state(bench).trick.said == {0: 5}
    press(bench, "BACK OK")
    assert bench.said()[0] == "Léo"


@given(st.sampled_from(range(4)), st.data())
def test_the_wheels_show_every_value_of_every_scale(what: int, data: st.DataObject) -> None:
    from miaou.screens.chats.values import Figures

    value = data.draw(st.integers(*chats_trick.SCALES[what]))
    assert Figures(value, what).value() == value
