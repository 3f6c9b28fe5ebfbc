"""A packed game is the same game, on both Pythons; what is damaged is no game."""

from binascii import crc32
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.helpers.both.event_list import states
from host_tests.helpers.both.packing_sample import packed, unpacked
from host_tests.helpers.qr import paper, scanned
from host_tests.rules.cat_tower.test_any_match import play
from host_tests.rules.chats.test_any_game import TABLES, Table
from host_tests.rules.yummy_kitty.test_any_game import GAMES as COUNTS
from host_tests.rules.yummy_kitty.test_any_game import told
from miaou.rules import packing
from miaou.rules.packing import DAMAGED, NEWER, SIGNS, pack, unpack
from miaou.ui.qr import encode, stride
from tools.wasm import MicroPython

MATCH = "miaou.rules.cat_tower.match.Match"
TABLE = "miaou.rules.yummy_kitty.table.Table"
REFEREE = "miaou.rules.chats.referee.Referee"
Events = list[list[str]]

LETTERS = st.characters(min_codepoint=0x21, max_codepoint=0xFFFF, exclude_categories=["Cs"])
NAMES = st.lists(st.text(LETTERS, min_size=1, max_size=10), min_size=2, max_size=5, unique=True)
CATS = ["\ue000\u00a0Chaton", "\ue001\u00a0Tigre", "\ue002\u00a0Lion", "\ue005\u00a0Lynx"]
FOUR = ["Zoé", "Ana", "Léo", "Max"]

# Forty cats and a bit, as a table of four has them at the end.
FEEDERS = {
    "tabby": (5, 4, 6, 2),
    "calico": (3, 4, 2, 3),
    "american": (2, 3, 4, 2),
    "black": (1, 1, 0, 2),
    "mice": (2, 1, 0, 3),
    "english": (1, 0, 1, 0),
    "lucky": (0, 0, 1, 0),
}
SIAMESE = (("3", "5"), ("2", "3"), ("4", "6"), ("2", "2"))


def count(names: list[str]) -> Events:
    seats = range(len(names))
    events = [["table", *names], ["dogs", "off"]]
    events += [
        ["count", str(s), kind, str(have[s])] for s in seats for kind, have in FEEDERS.items()
    ]
    events += [["siamese", str(seat), *SIAMESE[seat]] for seat in seats]
    events += [["angora", str(seat), *["tabby"][: seat == 1]] for seat in seats]
    return [*events, ["done"]]


def after(rules: str, events: Events) -> Any:
    return states(rules, events)[-1]


def allowed(events: list[tuple[str, bool]]) -> Events:
    return [event.split() for event, is_legal in events if is_legal]


@settings(max_examples=150)
@given(seed=st.integers(0, 10**6))
def test_any_match_of_cat_tower_is_the_same_again(seed: int) -> None:
    events = allowed(play(Random(seed)))
    if ["round"] not in [event[:1] for event in events]:
        return
    game, again = unpack(pack("cat_tower", events, 2000))
    assert game == "cat_tower"
    assert after(MATCH, again) == after(MATCH, events)


@settings(max_examples=200)
@given(events=COUNTS)
def test_any_count_of_yummy_kitty_is_the_same_again(events: Events) -> None:
    taken = [
        event
        for event, (reason, _state) in zip(events, states(TABLE, events), strict=True)
        if not reason
    ]
    game, again = unpack(pack("yummy_kitty", taken, 2000))
    assert game == "yummy_kitty"
    whole, result = after(TABLE, again)[1], after(TABLE, taken)[1]
    assert whole == result


@settings(max_examples=60)
@given(table=TABLES, tricks=st.integers(0, 40))
def test_any_game_of_chats_is_the_same_again(table: Table, tricks: int) -> None:
    while table.referee.task != "over" and len(table.referee.hands.takers) < tricks:
        table.play()
    if len(table.events) > 1000:
        return
    assert unpack(pack("chats", table.events, 9000))[0] == "chats"
    again = unpack(pack("chats", table.events, 9000))[1]
    assert after(REFEREE, again) == after(REFEREE, table.events)


@given(tenths=st.integers(0, 5999), players=st.integers(2, 6), name=st.sampled_from(FOUR + CATS))
def test_a_fish_race_is_the_same_again(tenths: int, players: int, name: str) -> None:
    race = ["race", name, str(tenths), str(players)]
    assert unpack(pack("fish_race", [["race", "Bo", "1", "2"], race], 40)) == ("fish_race", [race])


@given(names=NAMES)
def test_any_names_come_through(names: list[str]) -> None:
    events = [["table", *names], ["done"]]
    assert after(TABLE, unpack(pack("yummy_kitty", events, 999))[1])[1]["names"] == names


def test_names_of_ten_accented_letters_and_cats_without_a_name_come_through() -> None:
    for names in (["é" * 10, "Ñ" * 10, "œ" * 10, "ß" * 10, "ÿ" * 10], CATS):
        again = unpack(pack("yummy_kitty", [["table", *names], ["done"]], 999))[1]
        assert again[0] == ["table", *names]


@settings(max_examples=30)
@given(seed=st.integers(0, 10**6), table=TABLES, events=COUNTS)
def test_a_game_is_packed_and_unpacked_the_same_on_a_board(
    micropython: MicroPython, seed: int, table: Table, events: Events
) -> None:
    while table.referee.task != "over" and len(table.referee.hands.takers) < 12:
        table.play()
    taken = [
        event
        for event, (reason, _state) in zip(events, states(TABLE, events), strict=True)
        if not reason
    ]
    match = allowed(play(Random(seed)))
    for game, played in (("cat_tower", match), ("chats", table.events), ("yummy_kitty", taken)):
        here = packed(game, played)
        there = micropython.call(packed, game, played)
        assert [list(part) for part in there] == [list(part) for part in here]


def bits(signs: str) -> int:
    return len(signs) * 16 // 3


def test_a_count_takes_about_thirteen_bytes_beside_its_names() -> None:
    assert told(count(FOUR)).counted
    with_names = bits(pack("yummy_kitty", count(FOUR), 99))
    names = bits(pack("yummy_kitty", [["table", *FOUR], ["done"]], 99))
    assert with_names - names <= 13 * 8


TURNS = (
    "roll one_cat, stack",
    "roll one_cat, stack",
    "roll fish, stack",
    "roll two_cats, stack, stack",
    "roll paw, who 2, stack",
    "roll fat_face, stack, token reverse, stack",
)


def test_a_turn_of_cat_tower_takes_four_to_six_bits() -> None:
    """Each side of the die once."""
    begun = [["table", *FOUR], ["house", "hand", "13"], ["round", "0"]]
    turns = [event.split() for turn in TURNS for event in turn.split(", ")]
    short = bits(pack("cat_tower", begun, 99))
    assert 4 <= (bits(pack("cat_tower", begun + turns, 99)) - short) / len(TURNS) <= 6


def test_a_trick_of_chats_takes_about_five_bits() -> None:
    events = [["table", *FOUR], ["limit", "15"], ["cards", "36", "0"]]
    tricks = [[["lead", "year"], ["won", str(trick % 4)]] for trick in range(20)]
    more = [event for trick in tricks for event in trick]
    spent = bits(pack("chats", events + more, 99)) - bits(pack("chats", events, 99))
    assert spent / 20 < 5.5


def test_what_needs_more_room_than_there_is_is_refused() -> None:
    whole = pack("yummy_kitty", count(FOUR), 99)
    assert pack("yummy_kitty", count(FOUR), len(whole) * 2 // 3 + 1) == whole
    with pytest.raises(ValueError, match="too long for a code"):
        pack("yummy_kitty", count(FOUR), len(whole) * 2 // 3 - 1)


WHOLE = pack("yummy_kitty", count(FOUR), 99)


@pytest.mark.parametrize("length", range(len(WHOLE)))
def test_a_code_that_a_scanner_has_cut_short_is_damaged(length: int) -> None:
    assert unpacked(WHOLE[:length]) == [DAMAGED]


@settings(max_examples=300)
@given(signs=st.text(SIGNS + " %.:aé\n", max_size=80))
def test_a_foreign_code_is_no_game(signs: str) -> None:
    heard = unpacked(signs)
    assert len(heard) == 2 or heard in ([DAMAGED], [NEWER])


@settings(max_examples=300)
@given(at=st.integers(0, len(WHOLE) - 1), sign=st.sampled_from(SIGNS))
def test_a_letter_that_was_misread_is_noticed(at: int, sign: str) -> None:
    if WHOLE[at] != sign:
        assert unpacked(WHOLE[:at] + sign + WHOLE[at + 1 :]) in ([DAMAGED], [NEWER])


def test_a_game_of_a_newer_version_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "VERSION", packing.VERSION + 1)
    newer = pack("yummy_kitty", count(FOUR), 99)
    monkeypatch.undo()
    assert unpacked(newer) == [NEWER]


@settings(max_examples=300)
@given(value=st.integers(0, 1 << 400), game=st.integers(0, 7))
def test_numbers_that_nobody_packed_are_refused_in_a_sentence_or_are_a_game(
    value: int, game: int
) -> None:
    """As an enemy would write them, with the right checksum."""
    data = (value << 7 | game << 4 | 1).to_bytes(60, "little")
    signs = packing._signs(data + (crc32(data) & 0xFFFF).to_bytes(2, "little"))
    heard = unpacked(signs)
    if len(heard) == 2:
        assert all(len(word) and min(word) > " " for event in heard[1] for word in event)
    else:
        assert heard in ([DAMAGED], [NEWER])


def test_ten_players_of_one_name_are_no_table() -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        pack("cat_tower", [["table", *["Ana"] * 10], ["round", "0"]], 99)


def test_a_link_with_a_count_of_four_is_read_off_a_code_of_two_pixels_a_module() -> None:
    """Version 3 is what 64 rows hold."""
    size, rows = encode([b"https://miaou.example/#", WHOLE], 3)
    assert size == 29
    width = stride(size)
    lines = [int.from_bytes(rows[y * width : (y + 1) * width], "little") for y in range(size)]
    assert scanned(paper(lines, 2)) == ["https://miaou.example/#" + WHOLE]
