"""The die as a family meets it: fair, kept, and never re-rolled by pulling the plug."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from host_tests.helpers.gestures import TUMBLED, SwitchOn, power_cut
from miaou.core.game import Game
from miaou.core.journal import Journal
from miaou.rules.cat_tower.quick_die import QuickDie
from miaou.screens.cat_tower.die import MANY
from miaou.screens.cat_tower.names import NAMES
from miaou.ui.frames import Frames
from tools.virtual.workbench import Bench


def opened(bench: Bench) -> "Game[QuickDie]":
    """From home to a rolled die."""
    bench.press("OK")
    bench.press("OK")
    bench.wait(TUMBLED)
    game: Game[QuickDie] = bench.handheld.door.stack[-1]._game
    return game


def rolled(bench: Bench) -> list[str]:
    bench.press("OK")
    bench.wait(TUMBLED)
    return bench.said()


def rolls(journal: Journal) -> list[str]:
    return [event[1] for event in journal.events() if event[0] == "roll"]


def test_home_to_a_rolled_die_takes_two_presses(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.press("OK")
    bench.press("OK")
    assert len(rolls(bench.handheld.journal("quick_die"))) == 1


def test_a_roll_is_written_before_it_is_shown(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.press("OK")
    bench.key_down("OK")
    assert len(rolls(Journal("saves/quick_die"))) == 1
    assert bench.said() == []  # still tumbling


def test_pulling_the_plug_while_it_tumbles_keeps_the_roll_in_sight(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.press("OK")
    bench.key_down("OK")
    (face,) = rolls(Journal("saves/quick_die"))
    power_cut(bench)
    bench.press("OK")
    assert f"[last: {NAMES[face]}]" in bench.said()


def test_a_die_that_was_rolled_before_is_read_as_soon_as_its_menu_is_shown(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    opened(bench)
    power_cut(bench)
    bench.press("OK")
    bench.wait(100)
    assert len(rolls(bench.handheld.journals["quick_die"])) == 1
    assert bench.handheld.door.stack[-1].ahead == []


def test_a_damaged_die_is_told_of_when_it_is_opened_and_not_before(handheld: SwitchOn) -> None:
    bench = handheld()
    opened(bench)
    rolled(bench)
    power_cut(bench)
    with open("saves/quick_die", "ab") as body:
        body.write(b"another line\n")
    bench.press("OK")
    bench.wait(100)
    bench.press("DOWN")
    bench.press("UP")
    assert bench.handheld.door.modules[-1] == "cat_tower.menu"
    bench.press("OK")
    assert bench.handheld.door.modules[-1].startswith("trouble.")


def test_the_rolls_before_are_shown_beside_the_present_one(handheld: SwitchOn) -> None:
    bench = handheld()
    opened(bench)
    faces = ["one_cat", "fish", "paw", "two_cats", "fish", "one_cat", "paw"]
    for face in faces:
        bench.handheld.door.stack[-1]._game.do("roll", face)
    bench.handheld.loop.show(bench.world.ticks_ms())
    shown = [words for words in bench.said() if words.startswith("[before")]
    assert shown == [f"[before: {NAMES[face]}]" for face in reversed(faces[-4:-1])]


def test_what_is_painted_ahead_of_an_undo_is_seen_only_then(handheld: SwitchOn) -> None:
    bench = handheld()
    opened(bench)
    bench.handheld.canvas.frames = Frames(bench.handheld.panel.buffer)  # a Pico has room for it
    pictures = [bench.panel.picture()]
    for _ in range(12):
        rolled(bench)
        pictures.append(bench.panel.picture())
    for expected in reversed(pictures[:-1]):
        bench.press("UP")
        assert bench.panel.picture() == expected
        bench.wait(50)
        bench.handheld.panel.flush()
        assert bench.panel.picture() == expected


def test_every_step_can_be_undone_to_the_first(handheld: SwitchOn) -> None:
    bench = handheld()
    opened(bench)
    screens = [bench.said()] + [rolled(bench) for _ in range(12)]
    for expected in reversed(screens[:-1]):
        bench.press("UP")
        assert bench.said() == expected
    for _ in range(2):
        bench.press("UP")
        assert "Press OK to roll the die." in bench.said()


def test_undo_is_no_second_roll(handheld: SwitchOn) -> None:
    bench = handheld()
    opened(bench)
    screens = [rolled(bench) for _ in range(12)]
    for _ in range(5):
        bench.press("UP")
    assert [rolled(bench) for _ in range(5)] == screens[-5:]


def test_undo_and_a_power_cut_are_no_second_roll(handheld: SwitchOn) -> None:
    bench = handheld()
    opened(bench)
    screens = [rolled(bench) for _ in range(12)]
    for _ in range(5):
        bench.press("UP")
    power_cut(bench)
    opened(bench)
    assert [bench.said()] + [rolled(bench) for _ in range(4)] == screens[-5:]


def test_a_long_journal_stays_while_a_roll_is_to_come_again(handheld: SwitchOn) -> None:
    bench = handheld()
    journal = Journal("saves/quick_die")
    for _ in range(MANY + 1):
        journal.append("roll", "paw")
    journal.append("roll", "fish")
    journal.undo()
    assert opened(bench).state.face == "fish"


def test_the_bag_empties_and_is_then_turned_back(handheld: SwitchOn) -> None:
    bench = handheld()
    opened(bench)
    bench.press("UP")
    counts: list[int] = []
    while len(counts) < 17:
        said = rolled(bench)
        # A fat face, or its token, shows how many are left.
        if "[fat_face]" in said or "[fatty]" in said:
            counts.append(next(int(words) for words in said if words.isdigit()))
    assert counts[0] == 15
    assert 0 in counts
    assert counts[counts.index(0) + 1] == 14


def test_all_tokens_can_be_put_back(handheld: SwitchOn) -> None:
    bench = handheld()
    game = opened(bench)
    game.do("roll", "fat_face")
    game.do("token", "skip")
    bench.press("DOWN")
    assert "Put all the tokens back into the bag?" in bench.said()
    bench.press("BACK")
    assert len(game.state.bag) == 14
    bench.press("DOWN")
    bench.press("OK")
    assert len(game.state.bag) == 15
    bench.press("UP")
    assert len(game.state.bag) == 14


def test_a_long_journal_is_begun_anew_with_bag_and_counts_as_they_are(handheld: SwitchOn) -> None:
    bench = handheld()
    journal = Journal("saves/quick_die")
    journal.append("roll", "fat_face")
    journal.append("token", "skip")
    for _ in range(MANY):
        journal.append("roll", "fish")
    game = opened(bench)
    assert len(game.journal) < 8
    assert len(game.state.bag) == 14
    assert sum(game.state.rolls) == MANY + 2
    assert len(Path("saves/quick_die").read_bytes()) < 200


def test_a_new_edition_of_the_box_is_in_the_bag_when_the_die_is_next_opened(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    bench.handheld.settings.set("cat_tower.skip", "0")
    bench.handheld.settings.set("cat_tower.doubled", "fish")
    state = opened(bench).state
    assert list(state.bag.box) == [2, 0, 5, 2, 2, 2]
    assert state.doubled == "fish"


def test_a_full_flash_is_told_once_and_play_goes_on(
    handheld: SwitchOn, full_flash: Callable[[], AbstractContextManager[None]]
) -> None:
    bench = handheld()
    opened(bench)
    rolled(bench)
    before = len(Journal("saves/quick_die"))
    with full_flash():
        bench.press("OK")
        assert any("nothing is saved now" in words for words in bench.said())
        bench.press("OK")
        bench.wait(TUMBLED)
        faces = [rolled(bench) for _ in range(10)]
        assert all(faces)
        assert not any("nothing is saved" in words for said in faces for words in said)
    rolled(bench)
    assert len(Journal("saves/quick_die")) == before + 12
