"""The virtual `machine` behaves as the firmware may rely on."""

import pytest

from tools.virtual import machine
from tools.virtual.world import FIRST_TICK, TICKS_PERIOD, Reset, World, ticks_add, ticks_diff


@pytest.fixture(autouse=True)
def world() -> World:
    new = World()
    machine.enter(new)
    return new


def test_a_pin_reads_high_until_something_pulls_it_down(world: World) -> None:
    pin = machine.Pin(3, machine.Pin.IN, machine.Pin.PULL_UP)
    assert pin.value() == 1
    world.set_level(3, 0)
    assert pin() == 0


def test_an_interrupt_comes_on_the_edge_asked_for(world: World) -> None:
    edges = []
    machine.Pin(3).irq(lambda pin: edges.append(pin.value()), machine.Pin.IRQ_FALLING)
    for level in (0, 0, 1, 0):
        world.set_level(3, level)
    assert edges == [0, 0]


def test_a_one_shot_timer_rings_once_and_a_periodic_one_keeps_ringing(world: World) -> None:
    rings: list[tuple[str, int]] = []
    machine.Timer().init(
        mode=machine.Timer.ONE_SHOT, period=30, callback=lambda _t: rings.append(("once", world.us))
    )
    periodic = machine.Timer()
    periodic.init(
        mode=machine.Timer.PERIODIC,
        period=20,
        callback=lambda _t: rings.append(("again", world.us)),
    )
    world.advance(65)
    periodic.deinit()
    world.advance(100)
    assert rings == [("again", 20000), ("once", 30000), ("again", 40000), ("again", 60000)]


def test_ticks_wrap_within_the_first_seconds(world: World) -> None:
    before = world.ticks_ms()
    assert before == FIRST_TICK
    world.advance(4000)
    after = world.ticks_ms()
    assert after < before
    assert ticks_diff(after, before) == 4000
    assert ticks_add(before, 4000) == after < TICKS_PERIOD


def test_only_the_chip_on_these_very_pins_answers(world: World) -> None:
    class Echo:
        def write(self, data: bytes) -> None:
            self.data = data

        def read(self, count: int) -> bytes:
            return self.data[:count]

    world.i2c[(0, 4, 5, 0x68)] = Echo()
    right = machine.I2C(0, sda=machine.Pin(4), scl=machine.Pin(5))
    swapped = machine.I2C(0, sda=machine.Pin(5), scl=machine.Pin(4))
    assert right.scan() == [0x68]
    assert swapped.scan() == []
    right.writevto(0x68, [b"me", b"ow"])
    assert right.readfrom(0x68, 4) == b"meow"
    assert right.readfrom_mem(0x68, 7, 1) == b"\x07"
    with pytest.raises(OSError, match="5"):
        swapped.writeto(0x68, b"meow")


def test_bytes_on_the_bus_take_their_time(world: World) -> None:
    world.i2c[(0, 4, 5, 0x3C)] = type("Deaf", (), {"write": lambda _self, _data: None})()
    machine.I2C(0, sda=machine.Pin(4), scl=machine.Pin(5), freq=400000).writeto(0x3C, bytes(128))
    assert world.bus_bytes == 129
    assert world.us == 129 * 9 * 1000000 // 400000


def test_spi_reaches_the_chips_on_its_wires(world: World) -> None:
    heard = []
    world.spi[(1, 10, 11)] = [type("Ear", (), {"write": lambda _self, data: heard.append(data)})()]
    machine.SPI(1, 8000000, sck=machine.Pin(10), mosi=machine.Pin(11)).write(bytearray(b"purr"))
    machine.SPI(1, 8000000, sck=machine.Pin(12), mosi=machine.Pin(11)).write(b"nobody")
    assert heard == [b"purr"]


def test_pwm_and_adc_meet_the_world(world: World) -> None:
    piezo = machine.PWM(machine.Pin(18), freq=440, duty_u16=1000)
    piezo.freq(880)
    piezo.duty_u16(0)
    assert world.pwm[18] == (880, 0)
    piezo.deinit()
    assert world.pwm[18] == (0, 0)
    world.adc[26] = 41000
    assert machine.ADC(machine.Pin(26)).read_u16() == 41000


def test_a_watchdog_that_is_not_fed_bites(world: World) -> None:
    dog = machine.WDT(timeout=1000)
    world.advance(900)
    dog.feed()
    world.advance(900)
    with pytest.raises(Reset):
        world.advance(200)


def test_lightsleep_is_noted(world: World) -> None:
    machine.lightsleep(50)
    assert world.naps == [50]
