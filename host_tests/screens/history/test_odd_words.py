"""A history of odd words, as a damaged or foreign save may have them: every screen tells it."""

import random
from pathlib import Path

import pytest

from host_tests.helpers.both.odd_history import all_seen, seen
from miaou.rules.history import History
from tools.wasm import MicroPython

NAMES = ["Zoé", "Max", "", "?", "-", "9" * 40, "é" * 60, "\u00a0", "_", "%d", "undo", "0"]
NUMBERS = ["1", "2", "3", "0", "-1", "-", "99999999", "-99999999", "123456789"]
KINDS = ["game", "void", "rename", "erase", "before", "ever", "night", "evening"]
KINDS += ["result"] * 6
HISTORIES = 60
MOST = 12  # events


def history(seed: int) -> list[list[str]]:
    """Events that the rules accept, though nobody has played so."""
    dice = random.Random(seed)
    rules = History()
    accepted: list[list[str]] = []
    while len(accepted) < MOST:
        event = _event(dice)
        try:
            rules.apply(event)
        except ValueError:
            continue
        accepted.append(event)
    return accepted


def _event(dice: random.Random) -> list[str]:
    kind = dice.choice(KINDS)
    name, number = dice.choice(NAMES), dice.choice(NUMBERS)
    if kind == "result":
        placed = [dice.choice(words) for words in (NAMES, NUMBERS, NUMBERS) * dice.randrange(1, 4)]
        return [kind, number, *placed]
    if kind == "game":
        return [kind, number, name + "," + dice.choice(NAMES), number, dice.choice(NUMBERS)]
    if kind == "rename":
        return [kind, name, dice.choice(NAMES)]
    if kind in ("ever", "night"):
        return [kind, name, *dice.choices(NUMBERS, k=7)]
    words = {"void": [number], "erase": [name], "before": [number]}
    return [kind, *words.get(kind, [])]


@pytest.mark.parametrize("seed", range(HISTORIES))
def test_whatever_the_rules_accept_the_screens_tell(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert all(seen(history(seed)))


def test_micropython_tells_the_same(
    micropython: MicroPython, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    histories = [history(seed) for seed in range(0, HISTORIES, 6)]
    assert micropython.call(all_seen, histories) == all_seen(histories)
