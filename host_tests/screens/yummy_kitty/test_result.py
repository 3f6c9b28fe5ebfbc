"""Yummy Kitty's result: taken back, changed, asked what if, and filed once."""

from host_tests.helpers.gestures import SwitchOn, power_cut, press, show
from host_tests.helpers.yummy_kitty_count import ALL, begin
from miaou.core.journal import Journal


def test_undo_from_the_result_reopens_the_last_row(handheld: SwitchOn) -> None:
    bench = handheld()
    game = begin(bench, *ALL)
    assert game.state.counted
    bench.press("UP")
    assert bench.said()[1:3] == ["Léo", "Angora"]
    assert bench.handheld.settings.get("unfinished") == "yummy_kitty"


def test_undo_stops_where_the_count_began(handheld: SwitchOn) -> None:
    bench = handheld()
    game = begin(bench, "start 0", "turn", ALL[0])
    from miaou.screens.yummy_kitty.game import undo

    assert undo(bench.handheld, game)
    assert not undo(bench.handheld, game)
    assert game.state.seat == 1


def test_a_change_after_the_result_is_a_result_again_and_can_be_taken_back(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    game = begin(bench, *ALL)
    press(bench, "OK OK OK OK UP OK")  # Zoé, tabby, why, change, one more
    assert (game.state.counted, game.state.feeders[0]["tabby"]) == (True, 3)
    assert bench.handheld.settings.get("unfinished") == ""
    press(bench, "BACK BACK UP")
    assert (game.state.counted, game.state.feeders[0]["tabby"]) == (True, 2)


def test_home_offers_to_continue_until_all_is_counted(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, *ALL[:-1])
    assert bench.handheld.settings.get("unfinished") == "yummy_kitty"
    assert "Zoé wins!" in press(bench, "OK")
    assert bench.handheld.settings.get("unfinished") == ""


def test_what_if_leaves_the_game_as_it_is(handheld: SwitchOn) -> None:
    bench = handheld()
    game = begin(bench, *ALL[:-1], "angora 1 alone")
    result, events = game.state.result(), len(game.journal)
    assert "Angora: no breed" in press(bench, "OK DOWN DOWN DOWN OK OK")
    assert (game.state.result(), len(game.journal)) == (result, events)


def test_a_finished_game_is_filed_when_the_next_begins(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, *ALL[:-1], "angora 1 alone")
    assert list(Journal("saves/yummy_kitty_games").events()) == []
    begin(bench)
    filed = list(Journal("saves/yummy_kitty_games").events())
    assert [event[0] for event in filed] == ["handheld", "evening", "result"]
    assert filed[2][2:] == ["Zoé", "1", "13", "Léo", "2", "12"]


def test_a_finished_game_is_filed_on_the_way_to_the_menu_and_taken_out_when_it_goes_on(
    handheld: SwitchOn,
) -> None:
    from miaou.rules.history import History

    bench = handheld()
    begin(bench, *ALL)
    for keys, games in (("BACK", 1), ("OK UP", 0)):
        press(bench, keys)
        show(bench, "yummy_kitty.menu.YummyKitty")
        history = History()
        for event in bench.handheld.journal("yummy_kitty_games").events():
            history.apply(event)
        assert len(history.games) == games


def test_an_unfinished_game_is_not_filed(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, *ALL[:-1])
    begin(bench)
    assert list(Journal("saves/yummy_kitty_games").events()) == []


def test_a_power_cut_between_filing_and_beginning_files_no_game_twice(handheld: SwitchOn) -> None:
    from miaou.rules.history import History
    from miaou.screens.history.filing import keep
    from miaou.screens.yummy_kitty.menu import YummyKitty
    from miaou.screens.yummy_kitty.new_game import filed

    bench = handheld()
    game = begin(bench, *ALL)
    keep(bench.handheld.journal("yummy_kitty_games"), filed(game))
    power_cut(bench)
    game = YummyKitty(bench.handheld).opened()
    game.do("count", "0", "tabby", "5")
    game.do("done")
    begin(bench)
    history = History()
    for event in Journal("saves/yummy_kitty_games").events():
        history.apply(event)
    assert [[player[2] for player in game[1]] for game in history.games] == [[21, 13]]
