"""A result as a code: a phone reads it off every glass, and what is left out is told."""

import pytest

from host_tests.helpers.gestures import SwitchOn, press, show, top
from host_tests.helpers.qr import drawn, glass, scanned
from miaou.lang.languages import LANGUAGES
from tools import firmware
from tools.virtual.workbench import Bench

FOUR = [("Zoé", "31"), ("Ana", "28"), ("Léo", "28"), ("Max", "-3")]
TEXT = "Yummy Kitty\nZoé 31\nAna 28\nLéo 28\nMax -3"
LONG = [(name * 10, "105") for name in "éñüœçà"]  # the longest names, two bytes a letter
CODES = [code for code, _name in LANGUAGES]


def shown(bench: Bench, rows: list[tuple[str, str]], title: str = "Yummy Kitty") -> list[str]:
    """What a phone reads off the glass."""
    bench.wait(500)  # until a slow panel is awake
    show(bench, "share.phone.Phone", title, rows)
    return scanned(glass(bench))


@pytest.mark.parametrize("board", firmware.board_names())
def test_a_phone_reads_the_result_off_every_glass(handheld: SwitchOn, board: str) -> None:
    bench = handheld(firmware.board(board))
    assert shown(bench, FOUR) == [TEXT]
    assert "Scan it with a phone." in bench.said()


@pytest.mark.parametrize("board", ["pico_oled", "pico_display", "pico_lcd_13", "pico_round"])
@pytest.mark.parametrize("language", CODES)
def test_words_beside_the_code_fit_in_every_language(
    handheld: SwitchOn, board: str, language: str
) -> None:
    bench = handheld(firmware.board(board), language)
    for rows in (FOUR, LONG, LONG[:3]):
        assert shown(bench, rows)
        assert bench.handheld.canvas.cut == []


def test_long_names_are_shortened_alike_and_it_says_so(handheld: SwitchOn) -> None:
    bench = handheld()
    rows = [("Maximilian", "31"), ("Constance", "28"), ("Zoé", "7"), ("Bartholomé", "5")]
    assert shown(bench, rows) == ["Yummy Kitty\nMaximili 31\nConstanc 28\nZoé 7\nBartholo 5"]
    assert "Names are cut." in bench.said()[-1]


def test_who_does_not_fit_is_counted_and_it_says_so(handheld: SwitchOn) -> None:
    bench = handheld()
    (text,) = shown(bench, LONG)
    assert text.endswith("\n+3")
    assert text.splitlines()[1:4] == ["ééé 105", "ñññ 105", "üüü 105"]
    assert "Left out: 3" in bench.said()[-1]


def test_ten_players_of_one_name_are_ten_lines_where_there_is_room(handheld: SwitchOn) -> None:
    bench = handheld(firmware.board("pico_lcd_13"))
    rows = [("Ana", str(points)) for points in range(10)]
    (text,) = shown(bench, rows)
    assert text.splitlines()[1:] == [f"Ana {points}" for points in range(10)]


def test_a_space_in_a_name_is_a_space_and_who_is_unknown_has_points_alone(
    handheld: SwitchOn,
) -> None:
    rows = [("Ana\u00a0B", "31"), ("", "28")]
    assert shown(handheld(), rows, "Chats") == ["Chats\nAna B 31\n28"]


@pytest.mark.parametrize("key", ["OK", "BACK"])
def test_a_press_closes_it_and_other_keys_do_not(handheld: SwitchOn, key: str) -> None:
    bench = handheld()
    below = top(bench)
    shown(bench, FOUR)
    press(bench, "UP DOWN")
    assert scanned(glass(bench)) == [TEXT]
    bench.press(key)
    assert top(bench) is below


def test_a_glass_that_is_too_small_says_so(
    handheld: SwitchOn, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = handheld()
    monkeypatch.setattr(bench.handheld.canvas, "height", 32)
    assert shown(bench, FOUR) == []
    assert bench.said() == ["This screen is too small for a code."]
    bench.press("OK")
    assert "Cat Tower" in " ".join(bench.said())


# With the address of a page: the whole game


PAGE = "https://miaou.example/"


def scan(bench: Bench, *events: str, page: str = PAGE) -> str:
    """What a phone reads when a count with these events is shown to it."""
    bench.handheld.settings.set("page", page)
    journal = bench.handheld.journal("yummy_kitty")
    journal.restart(*[event.split(" ") for event in events])
    bench.wait(500)
    rows = [("Zoé", "31"), ("Ana", "28")]
    show(bench, "share.phone.Phone", "Yummy Kitty", rows, "yummy_kitty")
    (text,) = scanned(glass(bench))
    return text


def unpacked(link: str) -> list[list[str]]:
    from miaou.rules.packing import unpack

    assert link.startswith(PAGE + "#")
    game, events = unpack(link.removeprefix(PAGE + "#"))
    assert game == "yummy_kitty"
    return events


COUNT = [f"count {seat} tabby {seat + 1}" for seat in (0, 1)]


@pytest.mark.parametrize("board", ["pico_oled", "pico_display", "pico_lcd_13", "pico_round"])
@pytest.mark.parametrize("language", CODES)
def test_with_a_page_it_is_a_link_with_the_whole_game(
    handheld: SwitchOn, board: str, language: str
) -> None:
    bench = handheld(firmware.board(board), language)
    link = scan(bench, "table Zoé Ana", *COUNT, "done")
    for event in ("table Zoé Ana", *COUNT, "done"):
        assert event.split(" ") in unpacked(link)
    assert bench.handheld.canvas.cut == []


def test_the_link_is_the_code_that_segno_draws(handheld: SwitchOn) -> None:
    bench = handheld()
    link = scan(bench, "table Zoé Ana", *COUNT, "done")
    parts = [["bytes", PAGE + "#"], ["signs", link.removeprefix(PAGE + "#")]]
    seen = [[value > 128 for value in row] for row in glass(bench, 1)]
    top = next(y for y, row in enumerate(seen) if False in row[8:60])
    left = next(x for x, value in enumerate(seen[top]) if not value)
    lines = [
        sum((not seen[y][x]) << (x - left) // 2 for x in range(left, left + 58, 2))
        for y in range(top, top + 58, 2)
    ]
    assert lines in [drawn(parts, 3, level) for level in "LM"]


def test_names_are_cut_where_only_so_the_whole_game_fits(handheld: SwitchOn) -> None:
    bench = handheld()
    names = "Maximilian Constance Bartholomé Wilhelmina"
    link = scan(bench, f"table {names}", *COUNT, "done")
    table = unpacked(link)[0]
    assert [long.startswith(short) for short, long in zip(table[1:], names.split())] == [True] * 4
    assert max(map(len, table[1:])) < 10
    assert "Names are cut." in bench.said()[-1]


@pytest.mark.parametrize("names", ["Ana Anaïs Ananas Anastasia", "é" * 10 + " " + "ñ" * 10])
def test_what_does_not_fit_is_shown_as_the_result_alone_and_says_so(
    handheld: SwitchOn, names: str
) -> None:
    bench = handheld()
    page = PAGE + "a/longer/way/to/it"
    assert scan(bench, f"table {names}", *COUNT, "done", page=page) == "Yummy Kitty\nZoé 31\nAna 28"
    assert "Only the result fits." in bench.said()[-1]


def test_a_game_of_long_ago_is_its_result(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("page", PAGE)
    assert shown(bench, FOUR) == [TEXT]
    assert "Only the result fits." not in bench.said()[-1]


def test_without_a_page_it_is_the_result(handheld: SwitchOn) -> None:
    assert scan(handheld(), "table Zoé Ana", "done", page="") == "Yummy Kitty\nZoé 31\nAna 28"
