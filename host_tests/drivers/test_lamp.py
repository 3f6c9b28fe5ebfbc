"""The LED that takes a piezo's place, proven by what reaches its pins."""

import pytest

from boards import pico_display
from miaou.core.sound import MEOW, WRONG
from miaou.drivers.lamp import Lamp
from tools.virtual import machine
from tools.virtual.workbench import Bench
from tools.virtual.world import World

PINS = (6, 7, 8)


@pytest.fixture
def world() -> World:
    machine.enter(World())
    return machine.world


def lit(world: World) -> list[int]:
    """How bright each colour is; the pins are low while they shine."""
    return [65535 - world.pwm[pin][1] for pin in PINS]


def test_a_lamp_that_never_shines_leaves_its_pins_alone(world: World) -> None:
    Lamp(*PINS).silence()
    assert world.pwm == {}


@pytest.mark.parametrize(("hertz", "colour"), [(WRONG[0], 0), (MEOW[0], 0), (1000, 1), (2000, 2)])
def test_a_note_has_its_colour_until_it_ends(world: World, hertz: int, colour: int) -> None:
    lamp = Lamp(*PINS)
    lamp.tone(hertz, 2)
    assert [bool(light) for light in lit(world)] == [place == colour for place in range(3)]
    lamp.silence()
    assert lit(world) == [0, 0, 0]


def test_loud_is_brighter_than_soft(world: World) -> None:
    lamp = Lamp(*PINS)
    lamp.tone(1000, 1)
    soft = lit(world)[1]
    lamp.tone(1000, 2)
    assert 0 < soft < lit(world)[1]


def test_a_roll_is_seen_where_it_cannot_be_heard(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tools.playing import player

    monkeypatch.chdir(str(tmp_path))
    player.choose_language("en")
    bench = Bench(pico_display)
    bench.power_on()
    bench.wait(500)
    bench.press("OK")
    bench.key_down("OK")
    assert any(65535 - bench.world.pwm[pin][1] for pin in PINS)
    bench.wait(3000)
    assert not any(65535 - bench.world.pwm[pin][1] for pin in PINS)
