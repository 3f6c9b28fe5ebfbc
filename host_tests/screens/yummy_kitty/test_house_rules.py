"""House rules hold for the games that they were settled for."""

from host_tests.helpers.gestures import SwitchOn, show
from host_tests.helpers.yummy_kitty_count import ALL, begin, resumed


def test_dogs_told_in_the_middle_are_asked_of_everybody(handheld: SwitchOn) -> None:

    bench = handheld()
    game = begin(bench, *ALL[:-1])
    show(bench, "yummy_kitty.new_game.HouseRules", game)
    bench.press("OK")
    assert game.state.dogs == "most"
    assert "Dogs" in resumed(bench)


def test_a_result_does_not_follow_the_house_rules(handheld: SwitchOn) -> None:

    bench = handheld()
    game = begin(bench, *ALL)
    show(bench, "yummy_kitty.new_game.HouseRules", game)
    bench.press("OK")
    assert (game.state.dogs, game.state.counted) == ("off", True)


def test_house_rules_hold_for_the_games_begun_after_them(handheld: SwitchOn) -> None:
    bench = handheld()
    for rule, value in (
        ("dogs", "each"),
        ("alone_is_breed", "no"),
        ("mouse_after_any_draw", "food"),
    ):
        bench.handheld.settings.set("yummy_kitty." + rule, value)
    state = begin(bench).state
    assert state.dogs == "each"
    changed = {rule for rule in state.house if not state.house[rule]}
    assert changed == {"alone_is_breed", "mouse_after_any_draw"}
