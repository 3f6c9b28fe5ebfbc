"""What a bought device does by itself: rests, wakes, sounds, feels and warns."""

import pytest

from host_tests.helpers.gestures import SwitchOn, power_cut
from miaou.core.power import ACTIVE, DARK, DIM, SLEEP
from tools import firmware
from tools.virtual import everything
from tools.virtual.workbench import Bench
from tools.virtual.world import World

MINUTE = 60000


def lit(bench: Bench) -> bool:
    return any(bench.picture())


# Power


def test_left_alone_it_dims_goes_dark_and_sleeps(handheld: SwitchOn) -> None:
    bench = handheld()
    bright = bench.panel.contrast
    seen = []
    for _ in range(130):
        bench.wait(1000)
        state = bench.handheld.power.state
        if state not in seen:
            seen.append(state)
            assert lit(bench) == (state < DARK)
            assert (bench.panel.contrast == bright) == (state == ACTIVE)
    assert seen == [ACTIVE, DIM, DARK, SLEEP]


def test_the_press_that_wakes_it_does_nothing_else(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.wait(5 * MINUTE)
    bench.press("OK")
    assert lit(bench)
    assert "[Settings]" in bench.said()
    bench.press("OK")
    assert "Roll the die" in bench.said()


def test_a_key_held_while_it_wakes_does_not_repeat(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.wait(5 * MINUTE)
    bench.hold("DOWN", 560)  # ms, with one repeat: two would be back at the first app
    assert lit(bench)
    assert "Cat Tower" in bench.said()


def test_plugged_into_a_computer_it_stays_within_reach(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.world.levels[24] = 1
    bench.wait(5 * MINUTE)
    assert bench.handheld.power.state == SLEEP
    assert bench.world.naps == []


def test_an_hour_asleep_wakes_nothing_and_the_chip_naps(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.world.levels[24] = 0
    bench.wait(5 * MINUTE)
    wakes = bench.world.wakes
    bench.wait(60 * MINUTE)
    assert bench.world.wakes == wakes
    assert bench.world.naps


def test_never_means_never(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("sleep", "never")
    bench.handheld.arrange()
    bench.press("DOWN")
    bench.wait(60 * MINUTE)
    assert lit(bench)


def test_each_rest_moves_the_picture_by_a_pixel_against_burn_in(handheld: SwitchOn) -> None:
    bench = handheld()
    pictures = set()
    for _ in range(4):
        pictures.add(bench.picture())
        bench.wait(5 * MINUTE)
        bench.press("BACK")
    assert len(pictures) == 4
    assert len({bin(int.from_bytes(picture)).count("1") for picture in pictures}) == 1


# Sound


def tones(world: World) -> list[tuple[int, int, int]]:
    return [tone for tone in world.tones or [] if tone[2]]


def test_a_roll_is_heard(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.world.tones = []
    bench.press("OK")
    bench.press("OK")
    bench.wait(2000)
    assert len(tones(bench.world)) > 5
    assert bench.world.pwm[18][1] == 0


def test_off_is_silent_from_power_up(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("sound", "off")
    bench.power_off()
    bench.world.tones = []
    bench.power_on()
    bench.press("OK")
    bench.press("OK")
    bench.wait(2000)
    assert bench.world.tones == []
    assert 18 not in bench.world.pwm


def test_a_new_loudness_is_heard_at_once(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.world.tones = []
    for key in ("UP", "OK", "DOWN", "OK"):
        bench.press(key)
    assert "loud" in bench.said()
    assert max(duty for _ms, _hertz, duty in tones(bench.world)) > 30000


# Shaking


def open_die(bench: Bench) -> None:
    """Rolls once: that is how it opens."""
    bench.press("OK")
    bench.press("OK")
    bench.wait(2000)


def test_a_shake_rolls_the_die_and_a_bump_does_not(handheld: SwitchOn) -> None:
    bench = handheld(everything)
    open_die(bench)
    bench.accelerometer.bump()
    bench.wait(2000)
    assert len(bench.handheld.journal("quick_die")) == 1
    bench.shake()
    bench.wait(2000)
    assert len(bench.handheld.journal("quick_die")) == 2


def test_shaking_can_be_switched_off(handheld: SwitchOn) -> None:
    bench = handheld(everything)
    bench.handheld.settings.set("shake", "off")
    bench.handheld.arrange()
    open_die(bench)
    bench.shake()
    bench.wait(2000)
    assert len(bench.handheld.journal("quick_die")) == 1


def test_a_missing_accelerometer_is_told_and_done_without(handheld: SwitchOn) -> None:
    bench = handheld(everything)
    bench.power_off()
    del bench.world.i2c[(0, 4, 5, 0x19)]
    bench.power_on()
    bench.press("OK")
    assert "Roll the die" in bench.said()


# Battery


def volts(bench: Bench, millivolts: int) -> None:
    """What the divider's pin reads when the cell has so many."""
    bench.world.adc[26] = millivolts * 65535 // 2 // 3300


def on_battery(handheld: SwitchOn, millivolts: int) -> Bench:
    bench = handheld(everything)
    bench.power_off()
    volts(bench, millivolts)
    bench.power_on()
    return bench


def test_a_low_battery_is_told_once(handheld: SwitchOn) -> None:
    bench = on_battery(handheld, 4000)
    bench.handheld.settings.set("sleep", "never")
    bench.handheld.arrange()
    bench.press("DOWN")
    volts(bench, 3600)
    bench.wait(3 * MINUTE)
    assert "The battery is low." in bench.said()
    bench.press("OK")
    bench.wait(10 * MINUTE)
    assert "The battery is low." not in bench.said()


def test_an_empty_battery_saves_and_says_good_night(handheld: SwitchOn) -> None:
    bench = on_battery(handheld, 4000)
    bench.handheld.settings.set("sleep", "5")
    bench.handheld.arrange()
    bench.press("OK")
    bench.press("OK")
    bench.wait(1000)
    volts(bench, 3350)
    bench.wait(130000)
    assert any("Good night" in words for words in bench.said())
    bench.wait(MINUTE)
    assert not lit(bench)
    assert bench.handheld.journal("quick_die").saved


def test_the_gauge_is_shown_where_there_is_a_battery(handheld: SwitchOn) -> None:
    bench = on_battery(handheld, 4220)
    for key in ("UP", "OK", "UP", "OK"):
        bench.press(key)
    assert "Battery: 100 %" in bench.said()
    assert bench.handheld.canvas.cut == []


# Settings


@pytest.mark.parametrize("game", range(3))
def test_the_house_rules_of_every_game_are_in_the_settings_too(
    handheld: SwitchOn, game: int
) -> None:
    bench = handheld()
    for key in ("UP", "OK", *["UP"] * 6, "OK", *["DOWN"] * game, "OK"):
        bench.press(key)
    assert type(bench.handheld.door.stack[-1]).__name__ == "HouseRules"
    bench.press("OK")
    assert not any("went wrong" in words for words in bench.said())


def test_turned_around_left_is_right_and_up_is_down(handheld: SwitchOn) -> None:
    bench = handheld(firmware.board("pico_lcd_13"))
    upright = {name: bench.pin(name)[0] for name in ("UP", "DOWN", "LEFT", "RIGHT", "OK")}
    bench.handheld.settings.set("flip", "yes")
    bench.handheld.arrange()
    turned = {name: bench.pin(name)[0] for name in upright}
    assert (turned["LEFT"], turned["RIGHT"]) == (upright["RIGHT"], upright["LEFT"])
    assert (turned["UP"], turned["DOWN"]) == (upright["DOWN"], upright["UP"])
    assert turned["OK"] == upright["OK"]


# Home


def test_the_app_with_an_unfinished_game_comes_first(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("unfinished", "yummy_kitty:2")
    power_cut(bench)
    assert "Continue: Yummy Kitty, round 2" in bench.said()
    bench.handheld.settings.set("unfinished", "")
    bench.press("DOWN")
    bench.press("UP")
    assert "Yummy Kitty" in bench.said()


def test_an_unfinished_game_that_nobody_knows_does_not_matter(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("unfinished", "dogs")
    power_cut(bench)
    assert "Cat Tower" in bench.said()
