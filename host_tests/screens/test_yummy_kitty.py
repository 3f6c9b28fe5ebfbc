"""Yummy Kitty's count: what is on the screen follows from the journal alone, and can be changed."""

from collections.abc import Callable, Iterator
from framebuf import MONO_VLSB
from typing import Any

import pytest

from miaou import lang
from miaou.core.journal import Journal
from miaou.lang.languages import LANGUAGES
from miaou.rules import yummy_kitty_why
from miaou.ui.canvas import Canvas
from miaou.ui.message import FOOT
from tools.virtual.bench import Bench

SwitchOn = Callable[..., Bench]
TABLE = ["Zoé", "Léo"]
COUNT = [
    "count {} tabby 2",
    "count {} calico 1",
    "count {} american 0",
    "siamese {} 2 3",
    "count {} black 1",
    "count {} mice 2",
    "count {} english 0",
    "count {} lucky 0",
    "angora {} tabby",
]
ALL = [line.format(seat) for seat in (0, 1) for line in COUNT]


def begin(bench: Bench, *events: str) -> Any:
    """Plays events as if they had been counted, and shows where they lead."""
    from miaou.screens.yummy_kitty import rules
    from miaou.screens.yummy_kitty.menu import YummyKitty
    from miaou.screens.yummy_kitty.play import begin as write
    from miaou.screens.yummy_kitty.play import screen

    menu = YummyKitty(bench.handheld)
    bench.handheld.loop.open(menu)
    write(bench.handheld, menu._game, [["table", *TABLE], *rules(bench.handheld.settings)])
    for event in events:
        menu._game.do(*event.split(" "))
    bench.handheld.loop.open(screen(bench.handheld, menu._game))
    return menu._game


def resumed(bench: Bench) -> list[str]:
    """What the screen says after a power cut, once the game is continued."""
    bench.power_off()
    bench.power_on()
    if "Yummy Kitty" not in " ".join(bench.said()):
        bench.press("DOWN")
    bench.press("OK")
    bench.press("OK")
    return bench.said()


@pytest.mark.parametrize("told", range(0, len(ALL) + 1, 3))
def test_a_count_is_resumed_where_the_power_was_cut(handheld: SwitchOn, told: int) -> None:
    bench = handheld()
    begin(bench, *ALL[:told])
    before = bench.said()
    assert resumed(bench) == before


def test_every_row_is_asked_in_turn_and_then_the_next_player(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, "siamese 0 1 1")  # so that its faces are asked
    asked = [bench.said()[2]]
    while "Léo" not in bench.said():
        bench.press("OK")
        asked.append(bench.said()[2])
    assert asked[:-1] == [
        "[tabby]",
        "[calico]",
        "[american]",
        "[siamese]",
        "[faces]",
        "[black]",
        "[mice]",
        "[english]",
        "[lucky]",
        "[angora]",
    ]


def test_a_row_of_which_the_others_have_all_is_not_asked(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, *[line for line in ALL[:17] if "lucky" not in line], "count 0 lucky 1")
    assert "[angora]" in bench.said()


def test_what_the_box_does_not_hold_is_refused_and_said(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, *ALL[:9], "count 0 tabby 15")
    bench.press("UP")
    assert "The box has only 17, all counted." in bench.said()
    assert bench.handheld.loop.stack[-1]._number == 2
    bench.press("DOWN")
    assert "The box has only 17, all counted." not in bench.said()


def test_nobody_has_fewer_than_none(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, *ALL[:4])
    bench.press("DOWN")
    assert bench.handheld.loop.stack[-1]._number == 0


def test_back_goes_a_row_back_and_ok_writes_only_what_is_new(handheld: SwitchOn) -> None:
    bench = handheld()
    game = begin(bench, *ALL[:5])
    written = len(game.journal)
    bench.press("BACK")
    assert "[black]" in bench.said()
    bench.press("BACK")
    assert "[faces]" in bench.said()
    bench.press("OK")
    bench.press("OK")
    assert "[mice]" in bench.said()
    assert len(game.journal) == written


def test_black_cats_told_during_play_are_asked_again_at_the_end(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, "start 0", "count 0 black 1", "caught 0", *ALL[:4])
    assert bench.said()[2:5] == ["[black]", "Black Cat", "1"]
    bench.press("OK")
    assert bench.said()[2:5] == ["[mice]", "Mice caught", "1"]


def test_siamese_cards_are_written_with_their_faces(handheld: SwitchOn) -> None:
    bench = handheld()
    game = begin(bench, *ALL[:3])
    bench.press("OK")
    assert "siamese" not in game.state.feeders[0]
    bench.press("UP")
    bench.press("OK")
    cards = game.state.feeders[0]["siamese"]
    assert (len(cards), sum(cards)) == (3, 4)  # three is likeliest where two play


def test_faces_that_cannot_lie_under_an_angora_are_refused_in_words(handheld: SwitchOn) -> None:
    bench = handheld()
    game = begin(bench, *ALL[:3], "siamese 0 1 3", *ALL[4:8], "angora 0 siamese:3", *ALL[9:])
    from miaou.screens.yummy_kitty.count import Count

    bench.handheld.loop.open(Count(bench.handheld, game, 0, ("siamese", "faces")))
    for key in ("OK", "DOWN", "OK"):
        bench.press(key)
    assert "That cannot lie under this feeder's Angoras." in bench.said()
    assert game.state.feeders[0]["siamese"] == [3]


def test_angoras_that_lie_on_each_others_cards_are_asked_again_if_refused(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    game = begin(bench, *ALL[:3], "siamese 0 2 5", *ALL[4:8])
    for key in ("UP", "UP", "OK"):  # two Angoras
        bench.press(key)
    for faces in (0, 1):  # on a card of one face, and on one of two
        for key in ("DOWN", "DOWN", "OK", *["DOWN"] * faces, "OK"):
            bench.press(key)
    assert "That cannot lie under this feeder's Angoras." in bench.said()
    bench.press("OK")
    assert "Angora 1 lies on" in bench.said()
    assert "angora" not in game.state.feeders[0]


def test_undo_from_the_result_reopens_the_last_row(handheld: SwitchOn) -> None:
    bench = handheld()
    game = begin(bench, *ALL)
    assert game.state.counted
    bench.press("UP")
    assert bench.said()[1:3] == ["Léo", "[angora]"]
    assert bench.handheld.settings.get("unfinished") == "yummy_kitty"


def test_undo_stops_where_the_count_began(handheld: SwitchOn) -> None:
    bench = handheld()
    game = begin(bench, "start 0", "turn", ALL[0])
    from miaou.screens.yummy_kitty.play import undo

    assert undo(bench.handheld, game)
    assert not undo(bench.handheld, game)
    assert game.state.live.seat == 1


def test_a_change_after_the_result_is_a_result_again_and_can_be_taken_back(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    game = begin(bench, *ALL)
    for key in ("OK", "OK", "OK", "OK", "UP", "OK"):  # Zoé, tabby, why, change, one more
        bench.press(key)
    assert (game.state.counted, game.state.feeders[0]["tabby"]) == (True, 3)
    assert bench.handheld.settings.get("unfinished") == ""
    bench.press("BACK")
    bench.press("BACK")
    bench.press("UP")
    assert (game.state.counted, game.state.feeders[0]["tabby"]) == (True, 2)


def test_home_offers_to_continue_until_all_is_counted(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, *ALL[:-1])
    assert bench.handheld.settings.get("unfinished") == "yummy_kitty"
    bench.press("OK")
    assert "Shared victory" not in bench.said()  # Léo has no Angora, and so fewer cats
    assert bench.handheld.settings.get("unfinished") == ""


def test_dogs_told_in_the_middle_are_asked_of_everybody(handheld: SwitchOn) -> None:
    from miaou.screens.yummy_kitty.house_rules import HouseRules

    bench = handheld()
    game = begin(bench, *ALL[:-1])
    bench.handheld.loop.open(HouseRules(bench.handheld, game))
    bench.press("OK")
    assert game.state.dogs == "most"
    assert "[dogs]" in resumed(bench)


def test_a_result_does_not_follow_the_house_rules(handheld: SwitchOn) -> None:
    from miaou.screens.yummy_kitty.house_rules import HouseRules

    bench = handheld()
    game = begin(bench, *ALL)
    bench.handheld.loop.open(HouseRules(bench.handheld, game))
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
    assert list(state.house.values()) == [False, True, False]


def test_what_if_leaves_the_game_as_it_is(handheld: SwitchOn) -> None:
    bench = handheld()
    game = begin(bench, *ALL[:-1], "angora 1 alone")
    result, events = game.state.result(), len(game.journal)
    for key in ("OK", "DOWN", "DOWN", "DOWN", "OK", "OK"):
        bench.press(key)
    assert "Angora alone: no breed" in bench.said()
    assert (game.state.result(), len(game.journal)) == (result, events)


def test_a_finished_game_is_filed_when_the_next_begins(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, *ALL[:-1], "angora 1 alone")
    assert list(Journal("saves/yummy_kitty_games").events()) == []
    begin(bench)
    filed = list(Journal("saves/yummy_kitty_games").events())
    assert [event[2:] for event in filed] == [["Zoé", "13", "12"]]


def test_an_unfinished_game_is_not_filed(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, *ALL[:-1])
    begin(bench)
    assert list(Journal("saves/yummy_kitty_games").events()) == []


def test_a_power_cut_between_filing_and_beginning_files_no_game_twice(handheld: SwitchOn) -> None:
    from miaou.rules.history import History
    from miaou.screens.history import keep
    from miaou.screens.yummy_kitty.menu import YummyKitty
    from miaou.screens.yummy_kitty.play import filed

    bench = handheld()
    game = begin(bench, *ALL)
    keep(bench.handheld.journal("yummy_kitty_games"), filed(game))
    bench.power_off()
    bench.power_on()
    game = YummyKitty(bench.handheld)._game
    game.do("count", "0", "tabby", "5")
    game.do("done")
    begin(bench)
    history = History()
    for event in Journal("saves/yummy_kitty_games").events():
        history.apply(event)
    assert [game[2] for game in history.games] == [[21, 13]]


@pytest.fixture
def _english_again() -> Iterator[None]:
    yield
    lang.use("en")
    lang.unload()


def test_every_ruling_has_words() -> None:
    from miaou.screens.yummy_kitty_why import RULINGS

    described = (yummy_kitty_why.why.__doc__ or "").split("\n\n")[1].splitlines()
    assert {line.split()[0] for line in described if line.strip()} == set(RULINGS)


@pytest.mark.usefixtures("_english_again")
@pytest.mark.parametrize("code", [code for code, _name in LANGUAGES])
def test_every_ruling_fits_its_screen(code: str) -> None:
    from miaou.screens.yummy_kitty_why import RULINGS

    lang.use(code)
    lang.load("yummy_kitty_why")
    canvas = Canvas(bytearray(1024), 128, 64, MONO_VLSB)
    canvas.said = []
    for words in RULINGS.values():
        canvas.paragraph(lang._(words).format(17, 17), 0, 13, 128, 64 - 13 - FOOT)
    assert canvas.cut == []


def test_every_row_has_a_name_a_picture_and_a_sign() -> None:
    from miaou.screens.yummy_kitty.pictures import PICTURES
    from miaou.screens.yummy_kitty.rows import NAMES, ROWS
    from miaou.screens.yummy_kitty.signs import SIGNS

    assert set(PICTURES) == set(SIGNS) == set(ROWS) == set(NAMES) - {"alone"}
