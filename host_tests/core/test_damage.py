"""A save that is not as it was written: nothing goes without a word, and what is whole is kept."""

from binascii import crc32
from collections.abc import Iterator
from pathlib import Path

import pytest

from miaou.core.files import line as write
from miaou.core.game import Game
from miaou.core.journal import Journal
from miaou.core.recovery import DAMAGED
from miaou.rules.chats.referee import Referee

Files = dict[str, bytes]
Events = list[list[str]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game"


def files_of(path: Path) -> Files:
    return {each.name: each.read_bytes() for each in path.parent.iterdir()}


def lay_out(path: Path, files: Files) -> None:
    for each in path.parent.iterdir():
        each.unlink()
    for name, content in files.items():
        path.with_name(name).write_bytes(content)


def played(path: Path, events: int, folded: int, undone: int) -> Events:
    """A game with a body and a tail, in which some steps were taken back."""
    journal = Journal(str(path))
    journal.restart(["table", "Zoé", "Max"])
    for number in range(events):
        journal.append("roll", str(number))
        if number % 5 == 4:
            for _ in range(undone):
                journal.undo()
        if number == folded:
            journal.fold()
    return list(journal.events())


def flips(content: bytes) -> Iterator[tuple[int, bytes]]:
    """Every content that differs in one bit, and where."""
    for bit in range(8 * len(content)):
        flipped = bytearray(content)
        flipped[bit // 8] ^= 1 << bit % 8
        yield bit // 8, bytes(flipped)


def line_at(content: bytes, at: int) -> str:
    """The line around a byte; none for what parts it from the next."""
    if content[at : at + 1] == b"\n":
        return ""
    return content[content.rfind(b"\n", 0, at) + 1 :].split(b"\n")[0].decode()


@pytest.mark.parametrize("undone", [0, 1, 2])
def test_every_single_bit_is_harmless_or_told_and_costs_its_own_line_alone(
    path: Path, undone: int
) -> None:
    expected = played(path, 13, 8, undone)
    files = files_of(path)
    assert files["game.tail"].count(b"\n") > 2
    for name in ("game", "game.tail"):
        for at, flipped in flips(files[name]):
            lay_out(path, {**files, name: flipped})
            journal = Journal(str(path))
            events = list(journal.events())
            if not journal.trouble:
                assert events == expected, (name, at)
                continue
            hit = line_at(files[name], at)
            assert journal.trouble == DAMAGED
            if " undo " in hit:  # what it took back has come back, and nothing else has gone
                assert [event for event in events if event in expected] == expected
                assert len(events) <= len(expected) + undone
            else:
                assert events == [e for e in expected if f" {' '.join(e)} " not in hit], (name, at)


def test_before_it_is_told_nothing_is_changed_and_then_the_old_is_kept(path: Path) -> None:
    played(path, 12, 8, 0)
    damaged = {**files_of(path), "game": path.read_bytes().replace(b"roll 7", b"roll X")}
    lay_out(path, damaged)
    for _power_up in range(3):
        journal = Journal(str(path))
        assert journal.trouble == DAMAGED
        assert files_of(path) == damaged
    journal.append("roll", "on")
    after = files_of(path)
    assert after["game.aside1"] == damaged["game"]
    assert after["game.tail.aside1"] == damaged["game.tail"]
    again = Journal(str(path))
    assert not again.trouble
    expected = [str(number) for number in range(12) if number != 7] + ["on"]
    assert [event[1] for event in again.events()][1:] == expected


def test_what_comes_after_a_gap_in_the_tail_is_kept_and_the_gap_told(path: Path) -> None:
    played(path, 4, 99, 0)
    tail = path.with_name("game.tail")
    first, _lost, third, fourth = tail.read_bytes().splitlines(keepends=True)
    tail.write_bytes(first + third + fourth)
    again = Journal(str(path))
    assert again.trouble == DAMAGED
    assert [event[1] for event in again.events()][1:] == ["0", "2", "3"]


def test_a_bad_end_of_the_body_is_told_when_the_tail_goes_on(path: Path) -> None:
    played(path, 12, 8, 0)
    for cut in range(2, 20):
        files = files_of(path)
        path.write_bytes(files["game"][:-cut])
        journal = Journal(str(path))
        assert journal.trouble == DAMAGED, cut
        assert [event[1] for event in journal.events()][-3:] == ["9", "10", "11"]
        lay_out(path, files)


def test_a_body_cut_short_is_made_whole_by_what_the_tail_still_holds(path: Path) -> None:
    expected = played(path, 5, 99, 0)
    journal = Journal(str(path))
    journal.fold()
    body = path.read_bytes()
    for cut in range(len(body) - 60, len(body)):
        path.write_bytes(body[:cut])
        again = Journal(str(path))
        assert not again.trouble
        assert list(again.events()) == expected


def test_a_lost_step_that_was_taken_back_takes_no_other_with_it(path: Path) -> None:
    journal = Journal(str(path))
    for word in ("first", "second", "third"):
        journal.append("roll", word)
    journal.undo()
    tail = path.with_name("game.tail")
    tail.write_bytes(tail.read_bytes().replace(b"third", b"thXrd"))
    assert [event[1] for event in Journal(str(path)).events()] == ["first", "second"]


def test_the_rules_judge_what_is_left(path: Path) -> None:
    journal = Journal(str(path))
    game = Game(Referee, journal)
    game.begin(["table", "Zoé", "Max"], ["pot", "waits"], ["cards", "36"])
    for event in (["lead", "year"], ["won", "0"], ["lead", "weight"], ["say", "0", "40"]):
        game.do(*event)
    tail = path.with_name("game.tail")
    tail.write_bytes(tail.read_bytes().replace(b"lead weight", b"lead Xeight"))
    journal = Journal(str(path))
    game = Game(Referee, journal)
    assert journal.trouble == DAMAGED
    assert [event[0] for event in journal.events()] == ["table", "pot", "cards", "lead", "won"]
    game.do("lead", "cuddliness")
    assert Game(Referee, Journal(str(path))).state.trick.characteristic == "cuddliness"


def test_events_of_other_rules_are_set_aside_whole(path: Path) -> None:
    journal = Journal(str(path))
    journal.restart(["table", "Zoé", "Max"], ["meow", "loudly"])
    before = path.read_bytes()
    game = Game(Referee, journal)
    assert journal.trouble
    assert game.state.task == "table"
    assert path.read_bytes() == before
    journal.rest()
    assert path.with_name("game.aside1").read_bytes() == before


def test_a_line_that_is_no_text_is_damage(path: Path) -> None:
    played(path, 3, 1, 0)
    body = path.read_bytes()
    odd = b"4 roll \xff\xfe"
    path.write_bytes(body + odd + b" %04x\n" % (crc32(odd) & 0xFFFF))
    path.with_name("game.tail").unlink()
    journal = Journal(str(path))
    assert journal.trouble == DAMAGED
    assert len(journal) == 3


def test_a_head_that_is_lost_costs_no_event(path: Path) -> None:
    expected = played(path, 6, 3, 0)
    path.write_bytes(path.read_bytes().replace(b"miaou", b"mXaou"))
    journal = Journal(str(path))
    assert journal.trouble == DAMAGED
    assert list(journal.events()) == expected


def test_a_number_that_is_none_is_damage_and_no_crash(path: Path) -> None:
    path.write_bytes(write("miaou", "1", "1") + write("²", "roll") + write("9" * 60, "roll", "x"))
    assert Journal(str(path)).trouble == DAMAGED
