"""What the tests of the accelerometers share: a chip on its wires, and its driver."""

from typing import Any

from miaou.drivers.accelerometer import Accelerometer
from tools.virtual import machine
from tools.virtual.lis3dh import LIS3DH as Chip
from tools.virtual.world import World

PIN = 35


class Wired:
    """A chip on its wires, its driver, and the edges that the driver passes on."""

    def __init__(self, chip: type[Chip], driver: type[Accelerometer], address: int) -> None:
        self.world = World()
        machine.enter(self.world)
        self.chip = chip(self.world, PIN)
        self.wires = (0, 21, 22, address)
        self.world.i2c[self.wires] = self.chip
        self.edges = 0
        self._driver = driver

    def driver(self) -> Accelerometer:
        i2c: Any = machine.I2C(0, sda=machine.Pin(21), scl=machine.Pin(22))
        return self._driver(i2c, self.wires[3], PIN, self._edge)

    def broken(self, wrong: tuple[int, int, int]) -> Accelerometer:
        """A driver with a mistake: in a transfer to this register, at this place, this value."""
        driver = self.driver()
        send = driver._write

        def send_wrong(register: int, values: bytes) -> None:
            broken = bytearray(values)
            if register == wrong[0] and wrong[1] < len(values):
                broken[wrong[1]] = wrong[2]
            send(register, bytes(broken))

        driver._write = send_wrong  # type: ignore[method-assign]
        return driver

    def _edge(self, _pin: object) -> None:
        self.edges += 1
