"""Journal, the save file: nothing shown is lost, and nothing read can crash it."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from miaou.core.files import line as write
from miaou.core.journal import Journal
from miaou.core.recovery import FOREIGN, OTHER_VERSION

TAIL = 120  # bytes that littlefs keeps in its directory block, where its pages are small

EVENTS = [
    ["roll", "fish"],
    ["roll", "fat_face"],
    ["token", "skip"],
    ["roll", "paw"],
    ["name", "Zoé"],
]


def filled(path: Path, count: int = 20) -> Journal:
    journal = Journal(str(path))
    for number in range(count):
        journal.append("roll", str(number))
    return journal


def told(path: Path) -> list[list[str]]:
    return list(Journal(str(path)).events())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game"


def test_events_are_there_after_power_off(path: Path) -> None:
    journal = Journal(str(path))
    for event in EVENTS:
        journal.append(*event)
    assert told(path) == EVENTS


def test_the_tail_is_folded_before_it_leaves_the_directory_block(path: Path) -> None:
    filled(path, 50)
    assert path.with_name("game.tail").stat().st_size <= TAIL
    assert len(told(path)) == 50


def test_folding_puts_every_event_into_the_body(path: Path) -> None:
    journal = filled(path, 4)
    journal.fold()
    path.with_name("game.tail").unlink()
    assert len(told(path)) == 4


def test_undo_takes_back_the_last_event_that_counts(path: Path) -> None:
    journal = filled(path, 3)
    journal.undo()
    journal.undo()
    journal.append("roll", "new")
    assert told(path) == [["roll", "0"], ["roll", "new"]]


def test_undo_goes_back_to_the_very_start_and_no_further(path: Path) -> None:
    journal = filled(path, 30)
    for _ in range(40):
        journal.undo()
    assert told(path) == []


def test_undo_erases_nothing(path: Path) -> None:
    journal = filled(path, 3)
    before = path.with_name("game.tail").read_bytes()
    journal.undo()
    assert path.with_name("game.tail").read_bytes().startswith(before)


@pytest.mark.parametrize("folded", [True, False])
def test_a_write_cut_at_any_byte_loses_at_most_the_event_being_written(
    path: Path, folded: bool
) -> None:
    journal = filled(path, 5)
    if folded:
        journal.fold()
    files = {file: file.read_bytes() for file in path.parent.iterdir()}
    written = path if folded else path.with_name("game.tail")
    last = files[written].rindex(b"\n", 0, -1) + 1
    for cut in range(last, len(files[written])):
        for file, content in files.items():
            file.write_bytes(content)
        written.write_bytes(files[written][:cut])
        again = Journal(str(path))
        assert len(again) >= 4
        assert not again.trouble
        again.append("roll", "after")
        again.fold()
        assert told(path)[3:4] + told(path)[-1:] == [["roll", "3"], ["roll", "after"]]


def test_a_cut_between_folding_and_clearing_the_tail_counts_nothing_twice(path: Path) -> None:
    journal = filled(path, 4)
    tail = path.with_name("game.tail").read_bytes()
    journal.fold()
    path.with_name("game.tail").write_bytes(tail)
    assert len(told(path)) == 4


def test_a_cut_while_a_new_game_begins_leaves_the_old_or_the_new(path: Path) -> None:
    journal = filled(path, 4)
    tail = path.with_name("game.tail").read_bytes()
    journal.restart(["roll", "new"])
    path.with_name("game.tail").write_bytes(tail)
    assert told(path) == [["roll", "new"]]


def test_a_replacement_cut_between_its_steps_is_finished_at_power_up(path: Path) -> None:
    filled(path, 4).fold()
    path.rename(path.with_name("game.new"))
    assert len(told(path)) == 4


def test_a_cut_before_the_new_copy_was_written_is_a_fresh_start(path: Path) -> None:
    path.with_name("game.new").write_bytes(b"")
    journal = Journal(str(path))
    assert not journal.trouble
    assert told(path) == []


def test_a_tail_without_its_body_never_counts_again(path: Path) -> None:
    filled(path, 3)
    tail = path.with_name("game.tail").read_bytes()
    path.unlink()
    assert told(path) == []
    Journal(str(path)).append("roll", "new")
    assert told(path) == [["roll", "new"]]
    assert path.with_name("game.tail.aside1").read_bytes() == tail
    path.with_name("game.tail.aside1").rename(path.with_name("game.tail"))
    assert told(path) == [["roll", "new"]]


def test_a_foreign_file_is_set_aside_untouched(path: Path) -> None:
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 20)
    foreign = path.read_bytes()
    journal = Journal(str(path))
    assert journal.trouble == FOREIGN
    journal.append("roll", "fish")
    assert path.with_name("game.aside1").read_bytes() == foreign
    assert told(path) == [["roll", "fish"]]


def test_a_save_of_another_version_is_set_aside_untouched(path: Path) -> None:
    path.write_bytes(write("miaou", "2", "1", "cats") + write("1", "roll", "fish"))
    later = path.read_bytes()
    journal = Journal(str(path))
    assert journal.trouble == OTHER_VERSION
    assert list(journal.events()) == []
    journal.rest()
    assert path.with_name("game.aside1").read_bytes() == later
    assert Journal(str(path)).trouble == 0


def test_two_files_set_aside_do_not_replace_each_other(path: Path) -> None:
    for content in (b"first\n", b"second\n"):
        path.write_bytes(content)
        Journal(str(path)).rest()
    assert path.with_name("game.aside1").read_bytes() == b"first\n"
    assert path.with_name("game.aside2").read_bytes() == b"second\n"


@pytest.fixture
def in_the_way(tmp_path: Path) -> Path:
    """A file where the folder of saves should be: nothing can be written there."""
    (tmp_path / "folder").touch()
    return tmp_path / "folder"


def test_the_folder_is_made_with_the_first_save(tmp_path: Path) -> None:
    path = tmp_path / "new" / "game"
    journal = Journal(str(path))
    assert not path.parent.exists()
    journal.append("roll", "fish")
    assert journal.saved
    assert told(path) == [["roll", "fish"]]


def test_a_folder_that_cannot_be_written_lets_play_go_on(in_the_way: Path) -> None:
    journal = filled(in_the_way / "game", 30)
    assert not journal.saved
    journal.undo()
    assert len(list(journal.events())) == 29


def test_what_could_not_be_written_is_written_when_there_is_room_again(in_the_way: Path) -> None:
    path = in_the_way / "game"
    journal = filled(path, 3)
    assert not journal.saved
    in_the_way.unlink()
    journal.append("roll", "last")
    assert journal.saved
    assert len(told(path)) == 4


def test_it_is_written_at_rest_too_without_another_event(in_the_way: Path) -> None:
    path = in_the_way / "game"
    journal = filled(path, 3)
    assert not journal.saved
    in_the_way.unlink()
    journal.rest()
    assert journal.saved
    assert len(told(path)) == 3


def test_events_are_told_from_any_place_on(path: Path) -> None:
    journal = filled(path, 50)
    journal.undo()
    for start in range(50):
        assert [words[1] for words in journal.events(start)] == [*map(str, range(start, 49))]


def test_what_is_left_for_later_is_there_after_the_next_write(path: Path) -> None:
    journal = filled(path, 3)
    journal.append("roll", "hidden", later=True)
    assert len(told(path)) == 3
    journal.write()
    assert told(path)[3:] == [["roll", "hidden"]]


def test_an_amended_event_takes_the_place_of_the_last(path: Path) -> None:
    journal = filled(path, 3)
    for number in range(100):
        journal.amend("clock", str(number))
    assert told(path) == [["roll", "0"], ["roll", "1"], ["clock", "99"]]
    assert path.with_name("game.tail").stat().st_size <= TAIL


@settings(max_examples=200)
@given(content=st.binary(max_size=400), tail=st.binary(max_size=200))
def test_no_bytes_whatever_crash_it(
    tmp_path_factory: pytest.TempPathFactory, content: bytes, tail: bytes
) -> None:
    path = tmp_path_factory.mktemp("any") / "game"
    path.write_bytes(write("miaou", "1", "1") + content)
    path.with_name("game.tail").write_bytes(tail)
    journal = Journal(str(path))
    journal.append("roll", "fish")
    assert told(path)[-1] == ["roll", "fish"]


@given(
    steps=st.lists(
        st.sampled_from(["event", "later", "amend", "undo", "fold", "rest", "restart", "reopen"]),
        max_size=60,
    )
)
def test_it_always_tells_what_a_plain_list_would(
    tmp_path_factory: pytest.TempPathFactory, steps: list[str]
) -> None:
    path = tmp_path_factory.mktemp("model") / "game"
    journal = Journal(str(path))
    model: list[list[str]] = []
    for number, step in enumerate(steps):
        if step == "event":
            journal.append("roll", str(number))
            model.append(["roll", str(number)])
        elif step == "later":
            journal.append("roll", str(number), later=True)
            journal.write()
            model.append(["roll", str(number)])
        elif step == "amend":
            journal.amend("roll", str(number))
            model = [*model[:-1], ["roll", str(number)]]
        elif step == "undo":
            journal.undo()
            model = model[:-1]
        elif step in ("fold", "rest"):
            getattr(journal, step)()
        elif step == "restart":
            journal.restart(["begin", str(number)])
            model = [["begin", str(number)]]
        else:
            journal = Journal(str(path))
        assert list(journal.events()) == model
        assert len(journal) == len(model)
