"""The piezo's driver, proven by what reaches its pin."""

import pytest

from miaou.drivers.buzzer import DUTY, Buzzer
from tools.virtual import machine
from tools.virtual.world import World


@pytest.fixture
def world() -> World:
    new = World()
    new.tones = []
    machine.enter(new)
    return new


def test_a_buzzer_that_never_sounds_leaves_its_pin_alone(world: World) -> None:
    Buzzer(18).silence()
    assert world.pwm == {}


@pytest.mark.parametrize("loudness", [1, 2])
def test_a_tone_sounds_until_it_is_silenced(world: World, loudness: int) -> None:
    buzzer = Buzzer(18)
    buzzer.tone(880, loudness)
    assert world.pwm[18] == (880, DUTY[loudness])
    buzzer.silence()
    assert world.pwm[18][1] == 0


def test_loud_is_half_of_the_time_and_soft_far_less(world: World) -> None:
    buzzer = Buzzer(18)
    buzzer.tone(880, 2)
    assert world.pwm[18][1] == 65536 // 2
    buzzer.tone(880, 1)
    assert 0 < world.pwm[18][1] < 65536 // 20


def test_a_tone_has_its_pitch_before_it_is_loud(world: World) -> None:
    buzzer = Buzzer(18)
    for hertz in (440, 880):
        world.tones = []
        buzzer.tone(hertz, 2)
        buzzer.silence()
        assert {at for _ms, at, duty in world.tones if duty} == {hertz}
