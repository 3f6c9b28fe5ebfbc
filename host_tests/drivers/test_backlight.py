"""The light behind an LCD."""

from miaou.drivers.backlight import Backlight
from tools.virtual import machine
from tools.virtual.world import World


def test_it_is_off_until_told_then_brighter_step_by_step_and_off_again() -> None:
    world = World()
    machine.enter(world)
    light = Backlight(13)
    duties = [world.pwm[13][1]]
    for level in (1, 51, 102, 255, 0):
        light.shine(level)
        duties.append(world.pwm[13][1])
    assert duties[0] == duties[-1] == 0
    assert 3000 <= duties[1] < duties[2] < duties[3] < duties[4] == 65535
