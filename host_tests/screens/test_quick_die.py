"""The die as a family meets it: fair, kept, and never re-rolled by pulling the plug."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from miaou.core.journal import Journal
from miaou.screens.cat_tower.quick_die import MANY
from tools.virtual.bench import Bench

SwitchOn = Callable[..., Bench]
TUMBLED = 1200  # ms


def rolled(bench: Bench) -> list[str]:
    bench.press("OK")
    bench.wait(TUMBLED)
    return bench.said()


def test_home_to_a_rolled_die_takes_two_presses(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.press("OK")
    rolled(bench)
    assert bench.handheld.journal("quick_die").events().__next__()[0] == "roll"


def test_a_roll_is_written_before_it_is_shown(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.press("OK")
    bench.key_down("OK")
    assert len(Journal("saves/quick_die")) == 1
    assert bench.said() == []  # still tumbling


def test_pulling_the_plug_while_it_tumbles_is_no_second_roll(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.press("OK")
    bench.key_down("OK")
    (event,) = Journal("saves/quick_die").events()
    bench.power_off()
    bench.power_on()
    bench.press("OK")
    assert f"[{event[1]}]" in bench.said()


def test_every_step_can_be_undone_to_the_first(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.press("OK")
    before = bench.said()
    screens = [before, *(rolled(bench) for _ in range(12))]
    for expected in reversed(screens[:-1]):
        bench.press("UP")
        assert bench.said() == expected
    bench.press("UP")
    assert bench.said() == before


def test_the_bag_empties_and_is_then_turned_back(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.press("OK")
    counts: list[int] = []
    while len(counts) < 17:
        said = rolled(bench)
        # A fat face, or its token, shows how many are left.
        if "[fat_face]" in said or "[fatty]" in said:
            counts.append(int(said[-1]))
    assert counts[0] == 15
    assert 0 in counts
    assert counts[counts.index(0) + 1] == 14


def test_all_tokens_can_be_put_back(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.press("OK")
    state = bench.handheld.loop.stack[-1]._game
    state.do("roll", "fat_face")
    state.do("token", "skip")
    bench.press("DOWN")
    assert "Put all the tokens back into the bag?" in bench.said()
    bench.press("BACK")
    assert len(state.state.bag) == 14
    bench.press("DOWN")
    bench.press("OK")
    assert len(state.state.bag) == 15
    bench.press("UP")
    assert len(state.state.bag) == 14


def test_a_long_journal_is_begun_anew_with_the_bag_as_it_is(handheld: SwitchOn) -> None:
    bench = handheld()
    journal = Journal("saves/quick_die")
    journal.append("roll", "fat_face")
    journal.append("token", "skip")
    for _ in range(MANY):
        journal.append("roll", "fish")
    bench.press("OK")
    game = bench.handheld.loop.stack[-1]._game
    assert len(game.journal) == 1
    assert len(game.state.bag) == 14
    assert Path("saves/quick_die").stat().st_size < 100


def test_a_full_flash_is_told_once_and_play_goes_on(
    handheld: SwitchOn, full_flash: Callable[[], AbstractContextManager[None]]
) -> None:
    bench = handheld()
    bench.press("OK")
    rolled(bench)
    with full_flash():
        bench.press("OK")
        assert any("nothing is saved now" in words for words in bench.said())
        bench.press("OK")
        bench.wait(TUMBLED)
        faces = [rolled(bench) for _ in range(10)]
        assert all(faces)
        assert not any("nothing is saved" in words for said in faces for words in said)
    rolled(bench)
    assert len(Journal("saves/quick_die")) == 13
