"""Tunes are heard as they are written, on time, and not at all where sound is off."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tests.helpers.both.sound_sample import heap_taken, listen, tones, wired
from miaou.core import sound as tunes
from miaou.core.sound import FANFARE, MEOW, MOUSE, TICK, WARNING, Sound
from miaou.drivers.buzzer import DUTY
from tools.virtual.world import World
from tools.wasm import MicroPython

TUNES = {name: tune for name, tune in vars(tunes).items() if isinstance(tune, tuple)}
every_tune = pytest.mark.parametrize("tune", TUNES.values(), ids=TUNES)

Notes = list[tuple[int, int]]  # (ms at which it begins, hertz; 0 is silence)


def notes(tune: tuple[int, ...]) -> Notes:
    """A tune as written, with the silence after it."""
    begins = [sum(tune[1:at:2]) for at in range(0, len(tune) + 1, 2)]
    return list(zip(begins, [*tune[::2], 0], strict=True))


def heard(sent: list[tuple[int, int, int]] | None) -> Notes:
    """What of all that the piezo was sent lasts long enough to be heard."""
    return list({ms: hertz if duty else 0 for ms, hertz, duty in sent or ()}.items())


def sounding(notes: Notes, ms: int) -> int:
    return [hertz for begins, hertz in notes if begins <= ms][-1]


@every_tune
def test_every_note_comes_at_its_time_and_silence_after_the_last(tune: tuple[int, ...]) -> None:
    assert heard(tones(list(tune), 2, [])) == notes(tune)


@every_tune
def test_a_tune_suits_a_piezo_and_a_table(tune: tuple[int, ...]) -> None:
    assert all(hertz == 0 or 100 <= hertz <= 4000 for hertz in tune[::2])
    assert all(ms >= 5 for ms in tune[1::2])
    assert sum(tune[1::2]) <= 1200
    assert 0 not in (tune[0], tune[-2])


def test_a_meow_glides_up_and_then_down() -> None:
    pitch = MEOW[::2]
    top = pitch.index(max(pitch))
    assert list(pitch[: top + 1]) == sorted(set(pitch[: top + 1]))
    assert list(pitch[top:]) == sorted(set(pitch[top:]), reverse=True)
    # Steps wider than a third would be a melody.
    assert all(max(pair) / min(pair) < 2 ** (4 / 12) for pair in pairwise(pitch))
    assert 400 <= sum(MEOW[1::2]) <= 500


@pytest.mark.parametrize("volume", [1, 2])
def test_the_volume_is_the_loudness_of_every_note(volume: int) -> None:
    sent = tones(list(WARNING), volume, [])
    assert {duty for _ms, _hertz, duty in sent or ()} == {0, DUTY[volume]}


def test_a_rest_is_silence_and_not_0_hertz_which_a_board_refuses() -> None:
    assert all(hertz for _ms, hertz, _duty in tones([440, 50, 0, 50, 440, 50], 2, []) or ())


def test_sound_that_is_off_sends_nothing_from_power_up_on() -> None:
    world, sound = wired(0)
    for tune in TUNES.values():
        sound.play(tune)
        assert sound.wake(world.ticks_ms()) == -1
    assert world.pwm == {}
    assert Sound(None).volume == 0


def test_turning_sound_off_ends_a_tune_for_good() -> None:
    world, sound = wired(2)
    sound.play(FANFARE)
    sound.wake(world.ticks_ms())
    world.advance(10)
    sound.volume = 0
    assert sound.wake(world.ticks_ms()) == -1
    sound.volume = 2
    listen(world, sound)
    assert heard(world.tones) == [(0, FANFARE[0]), (10, 0)]


def test_a_tune_asked_for_while_sound_is_off_does_not_come_later() -> None:
    world, sound = wired(2)
    sound.play(TICK)
    listen(world, sound)
    sent = list(world.tones or ())
    sound.volume = 0
    sound.play(MEOW)
    sound.volume = 2
    assert sound.wake(world.ticks_ms()) == -1
    assert world.tones == sent


def test_turning_it_up_is_heard_from_the_next_note_on() -> None:
    world, sound = wired(1)
    sound.play(FANFARE)
    sound.wake(world.ticks_ms())
    sound.volume = 2
    world.advance(FANFARE[1])
    sound.wake(world.ticks_ms())
    assert world.pwm[18] == (FANFARE[2], DUTY[2])


def test_a_newer_tune_takes_the_place_of_the_one_that_plays() -> None:
    world, sound = wired(2)
    sound.play(FANFARE)
    sound.wake(world.ticks_ms())
    world.advance(50)
    sound.play(MOUSE)
    listen(world, sound)
    assert heard(world.tones) == [
        (0, FANFARE[0]),
        *((ms + 50, hertz) for ms, hertz in notes(MOUSE)),
    ]


def test_a_wake_before_its_time_changes_nothing() -> None:
    world, sound = wired(2)
    sound.play(FANFARE)
    assert sound.wake(world.ticks_ms()) == FANFARE[1]
    sent = list(world.tones or ())
    world.advance(30)
    assert sound.wake(world.ticks_ms()) == FANFARE[1] - 30
    assert world.tones == sent


def test_a_tune_that_is_over_asks_for_nothing_more() -> None:
    world, sound = wired(2)
    sound.play(TICK)
    listen(world, sound)
    sent = list(world.tones or ())
    world.advance(100)
    assert sound.wake(world.ticks_ms()) == -1
    assert world.tones == sent


def test_a_board_without_a_piezo_plays_nothing_and_never_wakes() -> None:
    sound = Sound(None)
    sound.volume = 2
    sound.play(MEOW)
    assert sound.wake(World().ticks_ms()) == -1


def test_a_tune_goes_on_while_the_ticks_wrap() -> None:
    world, sound = wired(2)
    world.advance(2900)
    sound.play(MEOW)
    listen(world, sound)
    assert heard(world.tones) == [(ms + 2900, hertz) for ms, hertz in notes(MEOW)]


def test_a_flash_write_of_60_ms_shifts_no_later_note() -> None:
    late = heard(tones(list(MEOW), 2, [0, 0, 0, 60]))
    assert late[4] == (165, 990)  # 840 should have ended at 105, and 930 is over
    assert late[5:] == notes(MEOW)[6:]


melodies = st.lists(
    st.tuples(st.sampled_from((0, 440, 880, 1760)), st.integers(1, 90)), min_size=1, max_size=12
)


@given(melodies, st.lists(st.integers(0, 200), max_size=12))
def test_however_late_a_wake_the_note_of_that_moment_is_heard(
    melody: list[tuple[int, int]], naps: list[int]
) -> None:
    tune = tuple(number for note in melody for number in note)
    sent = tones(list(tune), 2, naps) or []
    assert all(hertz == sounding(notes(tune), ms) for ms, hertz in heard(sent))
    # No burst: of the notes that were missed, not even a click.
    loud = {(ms, hertz) for ms, hertz, duty in sent if duty}
    assert len(loud) == len({ms for ms, _hertz in loud})


def test_both_pythons_send_the_piezo_the_same(micropython: MicroPython) -> None:
    for tune in TUNES.values():
        for naps in ([], [0, 60, 0, 3, 120]):
            here = [list(tone) for tone in tones(list(tune), 1, naps) or ()]
            there = micropython.call(tones, list(tune), 1, naps)
            assert there == here


@every_tune
def test_a_tune_allocates_nothing(tune: tuple[int, ...], micropython: MicroPython) -> None:
    assert micropython.call(heap_taken, list(tune)) == 0
