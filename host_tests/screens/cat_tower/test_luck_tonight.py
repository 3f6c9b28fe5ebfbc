"""The die's luck of an evening, beside all that was ever rolled: on the glass and exported."""

from host_tests.helpers.gestures import HOUR, TUMBLED, SwitchOn, power_cut, press, show, top
from miaou.screens.cat_tower.new_match import begin
from tools.playing.finished import exported
from tools.virtual.workbench import Bench


def evening(bench: Bench, rolls: int) -> None:
    """From home: the die is rolled so often, the first time by opening it; back to the menu."""
    bench.handheld.chance.below = lambda _sides: 0  # one cat, which asks for no token
    bench.press("OK")
    for _ in range(rolls):
        bench.press("OK")
        bench.wait(TUMBLED)
    bench.press("BACK")


def luck(bench: Bench) -> list[str]:
    """The titles of both pages of bars, from the menu and back to it; where there is one such page
    it comes again."""
    rows = [row[0] for row in top(bench).items]
    press(bench, "DOWN " * ((rows.index("Is the die fair?") - top(bench).at) % len(rows)))
    titles = [press(bench, "OK")[0], press(bench, "OK OK")[0]]
    bench.press("BACK")
    return titles


def test_tonight_is_told_before_all_that_was_ever_rolled(handheld: SwitchOn) -> None:
    bench = handheld()
    evening(bench, 4)
    power_cut(bench)
    evening(bench, 3)
    assert luck(bench) == ["Tonight: 3, too few", "In all: 7, too few"]


def test_until_somebody_rolls_there_is_no_tonight(handheld: SwitchOn) -> None:
    bench = handheld()
    evening(bench, 4)
    power_cut(bench)
    bench.press("OK")
    assert luck(bench) == ["Rolls: 4, too few"] * 2


def test_to_take_the_die_up_again_goes_on_with_the_evening(handheld: SwitchOn) -> None:
    bench = handheld()
    evening(bench, 2)
    bench.press("BACK")
    bench.world.sleep(3 * HOUR)
    bench.press("OK")
    evening(bench, 2)
    assert luck(bench)[0] == "Tonight: 4, too few"


def test_after_a_pause_of_four_hours_the_die_begins_another_evening(handheld: SwitchOn) -> None:
    bench = handheld()
    evening(bench, 2)
    bench.press("BACK")
    bench.world.sleep(5 * HOUR)
    bench.press("OK")
    assert luck(bench)[0] == "Rolls: 2, too few"
    bench.press("BACK")
    evening(bench, 1)
    assert luck(bench) == ["Tonight: 1, too few", "In all: 3, too few"]


def test_rolls_of_a_match_are_tonights_too(handheld: SwitchOn) -> None:
    bench = handheld()
    evening(bench, 1)
    for rolls in (3, 2):
        power_cut(bench)
        match = show(bench, "cat_tower.menu.CatTower").opened()
        begin(bench.handheld, match, ["Zoé", "Léo"], 1, 0)
        for _ in range(rolls):
            match.do("roll", "one_cat")
            match.do("stack")
    assert luck(bench) == ["Tonight: 2, too few", "In all: 6, too few"]


def test_what_was_rolled_before_and_is_taken_back_tonight_is_no_roll_less(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    evening(bench, 3)
    power_cut(bench)
    press(bench, "OK OK")
    bench.wait(TUMBLED)
    press(bench, "UP UP UP BACK")
    assert luck(bench) == ["Rolls: 1, too few"] * 2


def test_the_last_evening_is_exported_after_a_power_cut_too(handheld: SwitchOn) -> None:
    bench = handheld()
    evening(bench, 4)
    power_cut(bench)
    evening(bench, 3)
    bench.rest()
    power_cut(bench)
    die = exported(bench.handheld.journal)["die"]
    assert [sum(die[when]["rolls"].values()) for when in ("night", "ever")] == [3, 7]


def test_a_setting_that_is_no_tally_is_no_evening(handheld: SwitchOn) -> None:
    bench = handheld()
    evening(bench, 2)
    for nonsense in ("meow", "1,2", "1,2,3,4,5,6,7,8,9,-1", "²,0,0,0,0,0,0,0,0,0"):
        bench.handheld.settings.set("quick_die.evening", nonsense)
        assert sum(exported(bench.handheld.journal)["die"]["night"]["rolls"].values()) == 0
