"""Names are entered with few presses, players picked, seated, and one of them begins."""

from collections.abc import Callable
from typing import Any

import pytest

from miaou.core.journal import Journal
from miaou.core.roster import LONGEST, MOST, SPACE, Roster
from miaou.lang import _
from miaou.lang.languages import LANGUAGES
from miaou.screens.players import letters
from miaou.screens.players.first import PASSING, First
from miaou.screens.players.name import DONE, Name
from miaou.screens.players.pick import Pick
from miaou.screens.players.roster import ManageRoster
from miaou.screens.players.seats import Seats
from miaou.signals import LEAVE
from miaou.ui.menu import Menu
from tools.virtual import two_buttons
from tools.virtual.bench import Bench
from tools.wasm import MicroPython

SwitchOn = Callable[..., Bench]
CODES = [code for code, _name in LANGUAGES]
SIGNS = SPACE * 6  # as wide as the cross, the check mark and what keeps them apart
LONG_NAME = "W" + "m" * (LONGEST - 1)


def opened(bench: Bench, screen: Any) -> Any:
    bench.handheld.loop.open(screen)
    return screen


def press(bench: Bench, *keys: str) -> None:
    for key in keys:
        bench.press(key)


def read(bench: Bench) -> list[str]:
    return [words.strip() for words in bench.said()]


def top(bench: Bench) -> Any:
    return bench.handheld.loop.stack[-1]


def enrol(bench: Bench, *names: str) -> Roster:
    roster = Roster(bench.handheld.journal("players"))
    for name in names:
        roster.add(name)
    return roster


def way(start: int, end: int, around: int) -> list[str]:
    """The shorter way round."""
    down, up = (end - start) % around, (start - end) % around
    return ["DOWN"] * down if down <= up else ["UP"] * up


def ways(screen: Name, letter: str) -> list[list[str]]:
    """Every way to a letter: straight to it, or through its group."""
    found = []
    for at, choice in enumerate(screen.choices):
        if letter in choice:
            keys = [*way(screen.at, at, len(screen.choices)), "OK"]
            if len(choice) > 1:
                keys += [*way(0, choice.index(letter), len(choice)), "OK"]
            found.append(keys)
    return found


def go(bench: Bench, screen: Name, letter: str) -> int:
    """Takes the letter, or the check mark; answers the presses."""
    keys = min(ways(screen, letter), key=len)
    press(bench, *keys)
    return len(keys)


def type_letter(bench: Bench, screen: Name, letter: str) -> int:
    """A letter with an accent is taken plain, and turned until it is right."""
    plain = next((row[0] for row in letters.ACCENTS if letter in row), letter)
    presses = go(bench, screen, plain)
    while screen.name[-1] != letter:
        presses += go(bench, screen, letters.accented(screen.name[-1]))
    return presses


def type_name(bench: Bench, screen: Name, name: str) -> int:
    presses = sum([type_letter(bench, screen, letter) for letter in name])
    return presses + go(bench, screen, DONE)


@pytest.mark.parametrize("board", [None, two_buttons])
@pytest.mark.parametrize(
    ("name", "most"), [("Zoé", 15), ("Léa", 20), ("Íñigo", 34), ("Jean-Luc", 39)]
)
def test_a_name_takes_few_presses(handheld: SwitchOn, board: Any, name: str, most: int) -> None:
    bench = handheld(board)
    entered: list[str] = []
    presses = type_name(bench, opened(bench, Name("", entered.append)), name)
    assert entered == [name]
    assert presses <= most


def test_capitals_come_by_themselves(handheld: SwitchOn) -> None:
    bench = handheld()
    screen = opened(bench, Name("", lambda _name: LEAVE))
    assert "A" in bench.said()
    assert "a" not in bench.said()
    press(bench, "OK")
    assert "a" in bench.said()
    assert "A" not in bench.said()
    go(bench, screen, SPACE)
    assert "A" in bench.said()


def test_accents_go_round_to_the_plain_letter(handheld: SwitchOn) -> None:
    bench = handheld()
    screen = opened(bench, Name("Zoe", lambda _name: LEAVE))
    press(bench, "UP")
    assert "e → é" in bench.said()
    seen = ""
    for _round in range(5):
        press(bench, "OK")
        seen += screen.name[-1]
    assert seen == "éèëêe"


def test_ok_goes_into_a_group_and_back_comes_out(handheld: SwitchOn) -> None:
    bench = handheld()
    screen = opened(bench, Name("", lambda _name: LEAVE))
    press(bench, "UP")
    assert "→ UVWXY" in bench.said()
    press(bench, "OK", "UP")
    assert bench.said()[-2:] == ["Back", "Add Z"]
    press(bench, "BACK")
    assert bench.said()[-2:] == ["Leave", "→ UVWXY"]
    press(bench, "OK", "OK")
    assert screen.name == "U"


def test_back_deletes_then_leaves(handheld: SwitchOn) -> None:
    bench = handheld()
    screen = opened(bench, Name("Zo", lambda _name: LEAVE))
    press(bench, "BACK", "BACK")
    assert screen.name == ""
    assert "Leave" in bench.said()
    press(bench, "BACK")
    assert top(bench) is not screen


def test_a_name_neither_begins_nor_ends_with_a_space_nor_grows_too_long() -> None:
    for length in range(LONGEST + 1):
        choices = "".join(Name("M" * length, lambda _name: LEAVE).choices)
        assert (DONE in choices) == (length > 0)
        assert (SPACE in choices) == (0 < length < LONGEST - 1)
        assert ("b" in choices) == (0 < length < LONGEST)
    assert DONE not in Name("Ana-", lambda _name: LEAVE).choices


def test_every_letter_that_can_be_entered_can_be_shown(handheld: SwitchOn) -> None:
    bench = handheld()
    missing = bench.handheld.canvas.font("bold")._index("\u4e2d")
    for letter in "".join(letters.ACCENTS) + letters.SMALL + letters.CAPITALS + letters.JOINTS:
        assert bench.handheld.canvas.font("bold")._index(letter) != missing


def test_guesses_are_seven_different_letters_after_any_letter() -> None:
    for before in ["", "Ana-", *letters.SMALL, *letters.CAPITALS, *"".join(letters.ACCENTS)]:
        assert len(set(letters.guesses(before))) == letters.GUESSES


def test_letters_are_alike_on_both_pythons(micropython: MicroPython) -> None:
    for letter in "".join(letters.ACCENTS) + letters.JOINTS + "bZ":
        for function in ("accented", "guesses", "groups"):
            there = micropython.call(f"miaou.screens.players.letters.{function}", letter)
            assert there == getattr(letters, function)(letter), (function, letter)


def test_who_played_last_is_ticked_and_one_press_plays_again(handheld: SwitchOn) -> None:
    bench = handheld()
    enrol(bench, "Zoé", "Léa", "Tom").play(["Tom", "Zoé"])
    playing: list[list[str]] = []
    opened(bench, Pick(bench.handheld, 2, 4, playing.append))
    assert read(bench) == ["Who plays?", "Play (2)", "Zoé", "[plays]", "Léa", "Tom", "[plays]"]
    press(bench, "OK")
    assert playing == [["Tom", "Zoé"]]


def test_players_are_ticked_and_unticked_and_kept_for_the_next_time(handheld: SwitchOn) -> None:
    bench = handheld()
    enrol(bench, "Zoé", "Léa", "Tom").play(["Tom", "Zoé"])
    playing: list[list[str]] = []
    opened(bench, Pick(bench.handheld, 2, 4, playing.append))
    press(bench, "DOWN", "OK", "DOWN", "OK", "UP", "UP", "OK")
    assert playing == [["Tom", "Léa"]]
    assert Roster(Journal("saves/players")).played == ["Tom", "Léa"]


def test_too_few_and_too_many_are_told(handheld: SwitchOn) -> None:
    bench = handheld()
    enrol(bench, "Zoé", "Léa", "Tom").play(["Tom", "Zoé"])
    playing: list[list[str]] = []
    opened(bench, Pick(bench.handheld, 2, 2, playing.append))
    press(bench, "DOWN", "DOWN", "OK")
    assert "At most 2 can play." in bench.said()
    press(bench, "OK", "UP", "OK", "UP", "OK")
    assert "Choose at least 2 players." in bench.said()
    assert playing == []


def test_the_first_two_names_ever_are_entered_and_play(handheld: SwitchOn) -> None:
    bench = handheld()
    playing: list[list[str]] = []
    opened(bench, Pick(bench.handheld, 2, 4, playing.append))
    for name in ("Zoé", "Léa"):
        press(bench, "OK")
        type_name(bench, top(bench), name)
    press(bench, "OK")
    assert playing == [["Zoé", "Léa"]]


def test_a_name_that_is_there_already_is_told_and_can_be_changed(handheld: SwitchOn) -> None:
    bench = handheld()
    enrol(bench, "Zoé")
    opened(bench, Pick(bench.handheld, 1, 4, lambda _names: LEAVE))
    press(bench, "UP", "UP", "OK")
    type_name(bench, top(bench), "Zoé")
    assert "Zoé is here already." in bench.said()
    press(bench, "OK")
    assert isinstance(top(bench), Name)


@pytest.mark.parametrize("screen", ["pick", "manage"])
def test_a_full_roster_says_so(handheld: SwitchOn, screen: str) -> None:
    bench = handheld()
    enrol(bench, *[f"Cat{number}" for number in range(MOST)])
    if screen == "pick":
        opened(bench, Pick(bench.handheld, 2, 4, lambda _names: LEAVE))
        press(bench, "UP", "UP", "OK")
    else:
        opened(bench, ManageRoster(bench.handheld))
        press(bench, "OK")
    assert bench.said()[0].startswith("No room for more names.")


def test_a_name_is_grabbed_moved_and_dropped(handheld: SwitchOn) -> None:
    bench = handheld()
    seated: list[list[str]] = []
    opened(bench, Seats(["Zoé", "Léa", "Tom"], seated.append))
    press(bench, "UP")
    assert "OK grabs Tom" in bench.said()
    press(bench, "OK", "UP")
    assert read(bench) == ["OK drops Tom", "Ready", "1 Zoé", "2 Tom", "3 Léa"]
    press(bench, "OK", "UP", "UP", "OK")
    assert seated == [["Zoé", "Tom", "Léa"]]


def test_back_puts_a_grabbed_name_where_it_was(handheld: SwitchOn) -> None:
    bench = handheld()
    screen = opened(bench, Seats(["Zoé", "Léa", "Tom"], lambda _names: LEAVE))
    press(bench, "DOWN", "OK", "UP")
    assert screen.names == ["Léa", "Tom", "Zoé"]
    press(bench, "BACK")
    assert read(bench) == ["OK grabs Zoé", "Ready", "1 Zoé", "2 Léa", "3 Tom"]
    press(bench, "BACK")
    assert top(bench) is not screen


def test_the_table_may_say_who_begins(handheld: SwitchOn) -> None:
    bench = handheld()
    chosen: list[int] = []
    opened(bench, First(bench.handheld, ["Zoé", "Léa", "Tom"], chosen.append))
    press(bench, "DOWN", "DOWN", "OK")
    assert chosen == [1]


def test_chance_is_kept_before_anyone_sees_it(handheld: SwitchOn) -> None:
    bench = handheld()
    chosen: list[int] = []
    opened(bench, First(bench.handheld, ["Zoé", "Léa", "Tom"], chosen.append))
    bench.key_down("OK")
    assert len(chosen) == 1
    assert "begins!" not in bench.said()
    bench.key_up("OK")
    bench.wait(sum(PASSING) + 100)
    assert bench.said() == [["Zoé", "Léa", "Tom"][chosen[0]], "begins!", "OK"]


def test_what_comes_after_the_draw_waits_until_it_is_seen(handheld: SwitchOn) -> None:
    bench = handheld()
    after = Name("", lambda _name: LEAVE)
    opened(bench, First(bench.handheld, ["Zoé", "Léa"], lambda _index: (LEAVE, after)))
    height = len(bench.handheld.loop.stack)
    press(bench, "OK", "OK")
    assert top(bench) is not after
    bench.wait(sum(PASSING))
    press(bench, "OK")
    assert top(bench) is after
    assert len(bench.handheld.loop.stack) == height


def test_everyone_begins_as_often(handheld: SwitchOn) -> None:
    bench = handheld()
    chosen: list[int] = []
    screen = First(bench.handheld, ["Zoé", "Léa", "Tom"], chosen.append)
    for _round in range(600):
        screen._draw_lots()
    assert all(150 < chosen.count(index) < 250 for index in range(3))


def test_a_name_is_changed_from_the_settings(handheld: SwitchOn) -> None:
    bench = handheld()
    enrol(bench, "Léa", "Zoe")
    screen = opened(bench, ManageRoster(bench.handheld))
    press(bench, "DOWN", "DOWN", "OK", "OK", "UP", "OK", "UP", "OK")
    assert top(bench) is screen
    assert read(bench) == ["Players", "New name", "Léa", "Zoé"]
    assert Roster(Journal("saves/players")).names == ["Léa", "Zoé"]


def test_a_name_changed_into_itself_is_no_change(handheld: SwitchOn) -> None:
    bench = handheld()
    enrol(bench, "Tom")
    screen = opened(bench, ManageRoster(bench.handheld))
    press(bench, "DOWN", "OK", "OK", "UP", "OK")
    assert top(bench) is screen
    assert len(Journal("saves/players")) == 1


def test_a_name_is_removed_only_after_a_question(handheld: SwitchOn) -> None:
    bench = handheld()
    enrol(bench, "Léa", "Zoé")
    screen = opened(bench, ManageRoster(bench.handheld))
    press(bench, "UP", "OK", "DOWN", "OK")
    assert "Remove Zoé?" in bench.said()
    press(bench, "BACK")
    assert "Zoé" in read(bench)
    press(bench, "OK", "DOWN", "OK", "OK")
    assert top(bench) is screen
    assert read(bench) == ["Players", "New name", "Léa"]


@pytest.mark.parametrize("code", ["fr", "es"])
def test_no_name_is_translated(handheld: SwitchOn, code: str) -> None:
    bench = handheld(language=code)
    enrol(bench, "Players", "Done").play(["Done"])
    opened(bench, ManageRoster(bench.handheld))
    assert read(bench)[2:] == ["Players", "Done"]
    opened(bench, Pick(bench.handheld, 1, 4, lambda _names: LEAVE))
    assert "Players" in read(bench)


def every_screen(bench: Bench) -> list[tuple[Any, tuple[str, ...]]]:
    """Each screen, and the keys that bring out all it can say."""
    names = [LONG_NAME, "Íñigo", "Zoé"]
    enrol(bench, *names).play(names[:2])
    box = bench.handheld

    def leave(_what: object) -> int:
        return LEAVE

    return [
        (Name("", leave), ("OK", "UP", "UP")),
        (Name(LONG_NAME[:-2], leave), ("UP", "UP", "OK", "BACK")),
        (Name("E" * LONGEST, leave), ("UP", "OK")),
        (
            Pick(box, 2, 2, leave),
            ("DOWN", "DOWN", "DOWN", "OK", "OK", "UP", "OK", "UP", "UP", "OK"),
        ),
        (Seats(names, leave), ("DOWN", "OK", "DOWN")),
        (First(box, names, leave), ("DOWN", "UP", "OK")),
        (ManageRoster(box), ("DOWN", "OK", "DOWN", "OK")),
    ]


@pytest.mark.parametrize("code", CODES)
def test_everything_fits_in_every_language(handheld: SwitchOn, code: str) -> None:
    bench = handheld(language=code)
    for screen, keys in every_screen(bench):
        opened(bench, screen)
        for key in keys:
            press(bench, key)
            assert bench.handheld.canvas.cut == []
            assert too_wide(bench) == []
        bench.wait(sum(PASSING))
        assert too_wide(bench) == []


def too_wide(bench: Bench) -> list[str]:
    """What nobody else measures: a title, and the two answers of a foot with their signs."""
    lines = bench.said()[:1] if isinstance(top(bench), Menu) else []
    if isinstance(top(bench), Name):
        lines = ["".join(bench.said()[-2:]) + SIGNS]
    body = bench.handheld.canvas.font("body")
    return [line for line in lines if body.width(line) > bench.handheld.canvas.width]


@pytest.mark.parametrize("code", CODES)
def test_a_refusal_fits_with_the_longest_name(handheld: SwitchOn, code: str) -> None:
    bench = handheld(language=code)
    enrol(bench, LONG_NAME)
    opened(bench, ManageRoster(bench.handheld)._add(LONG_NAME))
    assert bench.said()[0] == _("{} is here already.").format(LONG_NAME)
    assert bench.handheld.canvas.cut == []
