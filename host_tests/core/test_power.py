"""Power states, active, dim, dark, asleep: at its time, and back for any key."""

import inspect
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miaou.core.power import ACTIVE, DARK, DIM, SLEEP, Power
from tools.virtual.world import TICKS_PERIOD, ticks_add
from tools.wasm import MicroPython

STATES = (ACTIVE, DIM, DARK, SLEEP)
PATIENCE = 120000
DIMS = 90000  # ms without a key until each state begins
DARKENS = 120000
SLEEPS = 125000
BEGINS = (0, DIMS, DARKENS, SLEEPS)
FAINT = 30000  # ms that it is dim, unless half of its patience is less

# Every moment is counted from a tick shortly before the wrap.
START = TICKS_PERIOD - 1000


def after(ms: int) -> int:
    return ticks_add(START, ms)


def resting(state: int) -> tuple[Power, list[int]]:
    """One that has come to this state by itself, and a list of the states it shows from now on."""
    shown: list[int] = []
    power = Power(shown.append, START)
    power.patience = PATIENCE
    power.wake(after(BEGINS[state]))
    assert power.state == state
    shown.clear()
    return power, shown


# From which state, what happens, how long after the last key; then the new state and the answer.
TABLE = [
    (ACTIVE, "pressed", 0, ACTIVE, False),
    (DIM, "pressed", DIMS, ACTIVE, False),
    (DARK, "pressed", DARKENS, ACTIVE, True),
    (SLEEP, "pressed", SLEEPS, ACTIVE, True),
    (ACTIVE, "rouse", 0, ACTIVE, None),
    (DIM, "rouse", DIMS, ACTIVE, None),
    (DARK, "rouse", DARKENS, ACTIVE, None),
    (SLEEP, "rouse", SLEEPS, ACTIVE, None),
    (ACTIVE, "wake", 0, ACTIVE, DIMS),
    (ACTIVE, "wake", DIMS - 1, ACTIVE, 1),
    (ACTIVE, "wake", DIMS, DIM, DARKENS - DIMS),
    (ACTIVE, "wake", DARKENS, DARK, SLEEPS - DARKENS),
    (ACTIVE, "wake", SLEEPS, SLEEP, -1),
    (DIM, "wake", DARKENS - 1, DIM, 1),
    (DIM, "wake", DARKENS, DARK, SLEEPS - DARKENS),
    (DIM, "wake", SLEEPS, SLEEP, -1),
    (DARK, "wake", SLEEPS - 1, DARK, 1),
    (DARK, "wake", SLEEPS, SLEEP, -1),
    (SLEEP, "wake", SLEEPS, SLEEP, -1),
    # So long asleep that the ticks seem to run backwards.
    (SLEEP, "wake", TICKS_PERIOD - 1, SLEEP, -1),
    (SLEEP, "pressed", TICKS_PERIOD - 1, ACTIVE, True),
]


@pytest.mark.parametrize(("state", "what", "ms", "new", "answer"), TABLE)
def test_each_state_does_the_right_thing(
    state: int, what: str, ms: int, new: int, answer: object
) -> None:
    power, shown = resting(state)
    assert getattr(power, what)(after(ms)) == answer
    assert power.state == new
    assert shown == ([new] if new != state else [])


def test_the_table_has_every_state_and_everything_that_can_happen() -> None:
    assert {row[:2] for row in TABLE} == set(product(STATES, ("pressed", "rouse", "wake")))


@pytest.mark.parametrize("patience", [2, 10000, 2 * FAINT, 2 * FAINT + 2, 600000])
def test_it_is_dim_for_the_last_half_but_no_longer_than_it_takes_to_notice(patience: int) -> None:
    power = Power(lambda _state: None, START)
    power.patience = patience
    dims = power.wake(START)
    assert patience - dims == min(patience // 2, FAINT)
    assert power.wake(after(dims)) == patience - dims


def test_without_a_patience_it_stays_lit() -> None:
    shown: list[int] = []
    power = Power(shown.append, START)
    assert power.wake(after(TICKS_PERIOD // 3)) == -1
    assert shown == []


def test_a_press_on_a_lit_screen_counts_even_if_the_dark_is_overdue() -> None:
    power, shown = resting(DIM)
    assert not power.pressed(after(SLEEPS))
    assert shown == [ACTIVE]


def test_the_picture_visits_four_places_and_moves_only_when_nobody_looks() -> None:
    power, _shown = resting(ACTIVE)
    seen = [power.shift()]
    now = START
    for _ in range(4):
        now = ticks_add(now, DIMS)
        power.wake(now)
        seen.append(power.shift())
        power.wake(ticks_add(now, SLEEPS))
        power.pressed(now)
        power.wake(now)
        assert power.shift() == seen[-1]
    assert seen == [(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)]


class Table:
    """A handheld on a table: people press, or leave it, and its loop wakes it when it asked."""

    def __init__(self, patience: int) -> None:
        self.shown = [ACTIVE]
        self.now = START
        self.idle = 0
        self.power = Power(self.shown.append, self.now)
        self.power.patience = patience
        faint = min(patience // 2, FAINT)
        self.begins = (patience - faint, patience, patience + SLEEPS - DARKENS)

    def should_be(self) -> int:
        return sum(self.idle >= begin for begin in self.begins)

    def press(self) -> bool:
        self.idle = 0
        return self.power.pressed(self.now)

    def leave(self, ms: int, punctual: bool) -> None:
        """Lets time pass; an unpunctual loop was busy and wakes it only at the end."""
        wait = self.power.wake(self.now)
        while punctual and 0 <= wait <= ms:
            before = self.power.state
            self._pass(wait)
            ms -= wait
            wait = self.power.wake(self.now)
            assert self.power.state == before + 1, "a deadline must lead to a change"
        self._pass(ms)
        self.power.wake(self.now)

    def _pass(self, ms: int) -> None:
        self.idle += ms
        self.now = ticks_add(self.now, ms)


STEPS = st.lists(
    st.one_of(
        st.just("press"),
        st.just("rouse"),
        st.tuples(st.integers(0, 200000), st.booleans()),
    ),
    max_size=30,
)


@given(patience=st.integers(2, 150000), steps=STEPS)
def test_whatever_people_do_it_is_as_awake_as_it_should_be(
    patience: int, steps: list[str | tuple[int, bool]]
) -> None:
    table = Table(patience)
    for step in steps:
        before = table.power.state
        if step == "press":
            assert table.press() == (before >= DARK)
        elif step == "rouse":
            table.idle = 0
            table.power.rouse(table.now)
        else:
            assert not isinstance(step, str)
            table.leave(*step)
        assert table.power.state == table.should_be() == table.shown[-1]
        assert table.idle >= patience or table.power.state < DARK
    assert all(one != other for one, other in pairwise(table.shown)), "told twice"


def played(patience: int, start: int, steps: list[list[int]]) -> list[object]:
    """What a Power shows and answers to [pressed or not, ms later] steps."""
    seen: list[object] = []
    power = Power(seen.append, start)
    power.patience = patience
    for pressed, ms in steps:
        start = ticks_add(start, ms)
        if pressed:
            seen.append(power.pressed(start))
        seen.append(power.wake(start))
        seen.append(list(power.shift()))
    return seen


def test_it_is_the_same_on_micropython(micropython: MicroPython) -> None:
    program = (
        "from tools.virtual import plug\n"
        "plug.install()\n"
        "from miaou.core.power import Power\n"
        "from tools.virtual.world import ticks_add\n"
    )
    micropython.write("/played_power.py", (program + inspect.getsource(played)).encode())
    steps = [[number % 5 == 0, number * 7919 % 70000] for number in range(200)]
    there = micropython.call("played_power.played", 60000, START, steps)
    assert there == played(60000, START, steps)
    assert {ACTIVE, DIM, DARK, SLEEP} <= {state for state in there if isinstance(state, int)}
