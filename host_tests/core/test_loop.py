"""The loop: awake for keys and deadlines, asleep for everything else."""

from host_tests.helpers.gestures import SwitchOn
from tools.virtual.workbench import Bench


def test_a_press_is_on_the_glass_before_the_key_is_released(handheld: SwitchOn) -> None:
    bench = handheld()
    before = bench.picture()
    bench.key_down("DOWN")
    assert bench.picture() != before


def test_an_idle_minute_wakes_nothing_and_sends_nothing(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.press("DOWN")
    bench.wait(5000)
    wakes, sent = bench.world.wakes, bench.world.bus_bytes
    bench.wait(60000)
    assert (bench.world.wakes, bench.world.bus_bytes) == (wakes, sent)


def test_a_key_pressed_while_another_is_held_is_not_lost(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.world.levels[17] = 0
    bench.key_down("OK")
    bench.wait(100)
    bench.key_up("BACK")
    bench.key_up("OK")
    bench.wait(100)
    # OK opened the die, BACK left it again: both were heard.
    assert "[Settings]" in bench.said()


def test_back_at_home_stays_at_home(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.press("BACK")
    assert "[Settings]" in bench.said()


def test_a_display_that_does_not_answer_is_told_on_the_console_once(handheld: SwitchOn) -> None:
    bench = handheld()
    wires, chip = bench.world.i2c.popitem()
    bench.press("DOWN")
    bench.wait(5000)
    assert bench.log == [
        "The display does not answer on I2C 0 (SDA 4, SCL 5, address 0x3C). "
        "Check its wires; Miaou keeps trying."
    ]
    bench.world.i2c[wires] = chip
    bench.wait(2000)
    assert any(bench.picture())


def test_a_display_plugged_back_in_shows_the_present_screen(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.press("OK")
    shown = bench.picture()
    wires, _chip = bench.world.i2c.popitem()
    bench.press("DOWN")
    bench.press("UP")
    fresh = type(bench.panel)()
    bench.world.i2c[wires] = bench.panel = fresh
    bench.wait(1500)
    assert bench.picture() == shown


def wakes_after_three_minutes(bench: Bench) -> int:
    """In half an hour of which nobody is there; it dims and goes dark in it."""
    bench.press("DOWN")
    bench.wait(180_000)
    wakes = bench.world.wakes
    bench.wait(1_800_000)
    return bench.world.wakes - wakes


def test_an_unplugged_display_is_left_alone_until_somebody_comes(handheld: SwitchOn) -> None:
    bench = handheld()
    plugged_in = wakes_after_three_minutes(bench)
    bench.press("UP")
    wires, chip = bench.world.i2c.popitem()
    assert wakes_after_three_minutes(bench) == plugged_in
    bench.world.i2c[wires] = chip
    bench.press("UP")
    assert any(bench.picture())


def test_a_display_missing_at_power_up_is_waited_for(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.power_off()
    wires, chip = bench.world.i2c.popitem()
    bench.power_on()
    assert len(bench.log) == 1
    bench.world.i2c[wires] = chip
    bench.wait(1500)
    assert any(bench.picture())


def test_a_stuck_button_is_named_and_the_others_work(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.power_off()
    bench.world.levels[14] = 0
    bench.power_on()
    assert "The UP button is stuck. It is ignored until it comes up." in bench.said()
    bench.press("OK")
    assert "[Settings]" in bench.said()
    bench.key_up("UP")
    bench.wait(100)
    bench.press("UP")
    bench.press("OK")
    assert "Language" in bench.said()
