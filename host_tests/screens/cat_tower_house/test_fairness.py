"""Is the die fair? Five bars and a sentence that a child understands."""

import pytest

from host_tests.helpers.gestures import SwitchOn, show
from miaou.lang.languages import LANGUAGES
from miaou.rules.cat_tower.quick_die import QuickDie
from tools.virtual.workbench import Bench

CODES = [code for code, _name in LANGUAGES]
FACES = ["[one_cat]", "[two_cats]", "[paw]", "[fish]", "[fat_face]"]

TOO_FEW = [6, 6, 6, 6, 5]
FAIR = [40, 20, 20, 20, 20]
UNUSUAL = [200, 115, 85, 115, 85]
RARE = [0, 0, 0, 0, 120]
NOTHING = "0,0,0,0,0,0,0,0,0,0"
HUGE = [20000, 11500, 8500, 11500, 8500]

WIDTH = 128
COLUMN = WIDTH // 5
FOOT = 44  # the row under the bars
SCALE = 31  # rows of the highest bar or mark


def rolled(counts: list[int]) -> QuickDie:
    """With one cat twice on the die."""
    die = QuickDie()
    die.rolls, die.doubled_rolls = counts, [sum(counts), 0, 0, 0, 0]
    return die


def shown(bench: Bench, counts: list[int], before: str = "") -> list[str]:
    show(bench, "cat_tower_house.fairness.Fairness", (rolled(counts), before))
    return bench.said()


def test_tonight_has_its_own_bars_and_its_own_verdict(handheld: SwitchOn) -> None:
    bench = handheld()
    titles = [shown(bench, [40, 20, 20, 20, 140], "40,20,20,20,20,120,0,0,0,0")[0]]
    assert lit(bench, middle(4), FOOT - SCALE)
    assert not lit(bench, middle(0), FOOT - 120 // 3 * SCALE // 120 + 1)
    for _page in range(4):
        bench.press("DOWN")
        titles.append(bench.said()[0])
    rare, ever = "Tonight: 120, very rare", "In all: 240, very rare"
    assert titles == [rare, rare, ever, ever, rare]
    bench.press("UP")
    assert bench.said()[:1] == [ever]


def lit(bench: Bench, x: int, y: int) -> bool:
    return bool(bench.picture()[(y * WIDTH + x) // 8] >> (7 - x % 8) & 1)


def middle(face: int) -> int:
    return (WIDTH - 5 * COLUMN) // 2 + face * COLUMN + COLUMN // 2


@pytest.mark.parametrize(
    ("counts", "title", "sentence"),
    [
        ([0] * 5, "Rolls: 0, too few", "Roll it at least 30 times"),
        (TOO_FEW, "Rolls: 29, too few", "Roll it at least 30 times"),
        (FAIR, "Rolls: 120, looks fair", "All is well: 9 fair dice in 10"),
        (UNUSUAL, "Rolls: 600, unusual", "A fair die does this 1 time in 10."),
        (RARE, "Rolls: 120, very rare", "A fair die does this only 1 time in 100."),
    ],
)
def test_a_verdict_beside_the_bars_and_a_sentence_behind_them(
    handheld: SwitchOn, counts: list[int], title: str, sentence: str
) -> None:
    bench = handheld()
    assert shown(bench, counts) == [title] + list(FACES)
    bench.press("OK")
    assert bench.said()[0] == title
    assert bench.said()[1].startswith(sentence)


@pytest.mark.parametrize("key", ["OK", "DOWN", "UP"])
def test_a_key_turns_the_page_and_back(handheld: SwitchOn, key: str) -> None:
    bench = handheld()
    bars = shown(bench, FAIR)
    bench.press(key)
    assert bench.said() != bars
    bench.press(key)
    assert bench.said() == bars
    bench.press("BACK")
    assert "Cat Tower" in bench.said()


def test_the_tallest_bar_fills_the_room_and_the_others_are_in_proportion(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    shown(bench, [40, 20, 10, 40, 10])
    tops = [FOOT - 31, FOOT - 15, FOOT - 7, FOOT - 31, FOOT - 7]
    for face, top in enumerate(tops):
        assert lit(bench, middle(face), top)
        assert lit(bench, middle(face), FOOT - 1)
        assert not lit(bench, middle(face), top - 1)


def test_the_mark_is_where_a_fair_die_would_be(handheld: SwitchOn) -> None:
    bench = handheld()
    shown(bench, RARE)
    for face, expected in enumerate([40, 20, 20, 20, 20]):
        mark = FOOT - expected * SCALE // 120
        assert lit(bench, middle(face) - 10, mark)
        assert lit(bench, middle(face) + 10, mark)
        # Dark on a bar that is taller, light where there is no bar.
        assert lit(bench, middle(face), mark) == (face < 4)
        assert not lit(bench, middle(face) - 10, mark - 1)


def test_a_mark_above_all_bars_is_on_the_scale_too(handheld: SwitchOn) -> None:
    bench = handheld()
    shown(bench, [0, 10, 10, 10, 10])
    assert lit(bench, middle(0), FOOT - SCALE)
    assert lit(bench, middle(1), FOOT - 60 * SCALE // 80)
    assert not lit(bench, middle(1), FOOT - 60 * SCALE // 80 - 1)


def test_a_bar_that_is_right_wears_its_mark_on_top(handheld: SwitchOn) -> None:
    bench = handheld()
    shown(bench, FAIR)
    for face, top in enumerate([FOOT - 31, FOOT - 15, FOOT - 15, FOOT - 15, FOOT - 15]):
        assert lit(bench, middle(face), top)
        assert lit(bench, middle(face) - 10, top)
        assert not lit(bench, middle(face), top - 1)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("counts", [TOO_FEW, [400 * count for count in FAIR], HUGE, RARE])
def test_all_pages_fit_in_every_language(handheld: SwitchOn, code: str, counts: list[int]) -> None:
    bench = handheld(language=code)
    for before in ("", NOTHING):
        shown(bench, counts, before)
        for _page in range(4):
            assert bench.handheld.canvas.cut == []
            bench.press("OK")
