"""QR codes are the standard's, bit for bit, on both Pythons, and a phone reads them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.helpers.both.qr_sample import encoded
from host_tests.helpers.qr import drawn, paper, scanned
from miaou.ui.qr_data import SIGNS
from tools.wasm import MicroPython

# Beyond U+FFFF it is the bridge to MicroPython that differs: its JSON has surrogates.
TEXT = st.text(st.characters(max_codepoint=0xFFFF, exclude_categories=["C"]), max_size=130)
CODED = st.text(SIGNS, min_size=1, max_size=300)
PARTS = st.one_of(
    TEXT.map(lambda words: [["bytes", words]]),
    CODED.map(lambda words: [["signs", words]]),
    st.tuples(TEXT, CODED).map(lambda both: [["bytes", both[0]], ["signs", both[1]]]),
)
RESULT = "Yummy Kitty\nZoé 31\nLéo 28\nÑandú 7\nMaximilian -3"
# What a version holds at most, of bytes and of signs, at L: a table of the standard; and at M.
MOST = {1: (17, 25), 2: (32, 47), 3: (53, 77), 6: (134, 195), 9: (230, 335), 10: (271, 395)}
MOST_AT_M = {1: (14, 20), 2: (26, 38), 3: (42, 61)}


def version(lines: list[int]) -> int:
    return (len(lines) - 17) // 4


def level(lines: list[int]) -> str:
    """As the format tells it, in the column beside the finder at the lower left."""
    told = [lines[-1] >> 8 & 1, lines[-2] >> 8 & 1]
    return {(1, 1): "L", (1, 0): "M"}[told[0], told[1]]


@settings(max_examples=150)
@given(parts=PARTS)
def test_a_code_is_the_one_that_segno_draws(parts: list[list[str]]) -> None:
    lines = encoded(parts)
    if lines:
        assert lines == drawn(parts, version(lines), level(lines))


@settings(max_examples=40)
@given(parts=PARTS)
def test_a_code_is_the_same_on_micropython(
    micropython: MicroPython, parts: list[list[str]]
) -> None:
    assert micropython.call("host_tests.helpers.both.qr_sample.encoded", parts) == encoded(parts)


@pytest.mark.parametrize("number", MOST)
@pytest.mark.parametrize("kind", ["bytes", "signs"])
def test_a_version_holds_what_the_standard_says(number: int, kind: str) -> None:
    most = MOST[number][kind == "signs"]
    assert version(encoded([[kind, "A" * most]])) == number
    assert encoded([[kind, "A" * (most + 1)]], number) == []


@pytest.mark.parametrize("number", MOST_AT_M)
@pytest.mark.parametrize("kind", ["bytes", "signs"])
def test_a_code_is_better_protected_where_that_needs_no_larger_one(number: int, kind: str) -> None:
    most = MOST_AT_M[number][kind == "signs"]
    found = [encoded([[kind, "A" * count]]) for count in (most, most + 1)]
    assert [(version(lines), level(lines)) for lines in found] == [(number, "M"), (number, "L")]


@settings(max_examples=40)
@given(words=st.text("Añéœ 1çÜß\n-", min_size=1, max_size=60))
def test_accents_are_read_back(words: str) -> None:
    assert scanned(paper(encoded([["bytes", "Chats\n" + words + "."]]))) == [
        "Chats\n" + words + "."
    ]


def test_a_result_and_a_link_are_read_back() -> None:
    assert scanned(paper(encoded([["bytes", RESULT]]))) == [RESULT]
    link = [["bytes", "https://example.org/miaou/#g="], ["signs", "0C8BB8 %*+-./:"]]
    assert scanned(paper(encoded(link))) == ["https://example.org/miaou/#g=0C8BB8 %*+-./:"]


def test_a_code_that_is_spoilt_is_not_taken_for_another() -> None:
    lines = encoded([["bytes", RESULT]])
    for y in range(10, 20):
        lines[y] ^= 0x3FF << 10
    assert RESULT not in scanned(paper(lines))
