"""Movements of the virtual LIS3DH, and when the firmware takes them for a shake."""

from tools.virtual import machine, plug
from tools.virtual.lis3dh import LIS3DH
from tools.virtual.world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.shake import Shake


def shakes(level: int, movements: "list[list[Any]]") -> list[int]:
    """When, in ms, the firmware takes these movements for a shake, on whichever Python runs it."""
    plug.install()
    from miaou.core.shake import Shake
    from miaou.drivers.lis3dh import LIS3DH as Driver

    world = World()
    machine.enter(world)
    chip = world.i2c[(0, 4, 5, 0x19)] = LIS3DH(world, 20)
    i2c = machine.I2C(0, sda=machine.Pin(4), scl=machine.Pin(5))
    flag = plug.ThreadSafeFlag()
    driver = Driver(i2c, 0x19, 20, lambda _pin: flag.set())
    driver.sensitivity(level)
    heard: list[int] = []
    world.run(_listen(Shake(driver), flag, heard))
    world.settle()
    for name, *how in movements:
        getattr(chip, name)(*how)
    return heard


async def _listen(shake: "Shake", flag: plug.ThreadSafeFlag, heard: list[int]) -> None:
    """As the loop does it: awake for the pin and for what the shake waits for, nothing else."""
    timer = machine.Timer()
    while True:
        await flag.wait()
        if shake.turn(machine.world.ticks_ms()):
            heard.append(machine.world.us // 1000)
        wait = shake.wait(machine.world.ticks_ms())
        if wait >= 0:
            timer.init(
                mode=machine.Timer.ONE_SHOT, period=max(1, wait), callback=lambda _timer: flag.set()
            )
