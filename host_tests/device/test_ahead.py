"""Reading ahead: in quiet moments, one module at a time, and only where there is plenty of room."""

import os
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from host_tests.helpers.gestures import SwitchOn, press
from miaou.device import ahead
from tools.virtual.workbench import Bench

MENUS = [f"screens.{app}.menu" for app in ("cat_tower", "yummy_kitty", "chats")]
GAME = ["rules.chats.referee", "screens.chats.play"]
PLENTY = 1 << 20  # bytes


def loaded() -> set[str]:
    """Of those that are to be loaded ahead."""
    return {name for name in MENUS + GAME if f"miaou.{name}" in sys.modules}


@pytest.fixture
def free(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    room = SimpleNamespace(bytes=0)
    monkeypatch.setattr("gc.mem_free", lambda: room.bytes, raising=False)
    return room


@pytest.fixture
def bench(
    handheld: SwitchOn, monkeypatch: pytest.MonkeyPatch, free: SimpleNamespace
) -> Iterator[Bench]:
    """At home, with nothing of an app loaded."""
    free.bytes = PLENTY
    sys.modules.pop("miaou.screens.settings.menu", None)
    gone = {name: sys.modules.pop(f"miaou.{name}") for name in loaded()}
    names = {"": " ".join(MENUS), "chats": " ".join(GAME)}
    monkeypatch.setattr(ahead, "_likely", lambda app: names.get(app, ""))
    bench = handheld(language="en")
    bench.handheld.loop.add(ahead.Ahead(bench.handheld))
    yield bench
    sys.modules.update({f"miaou.{name}": module for name, module in gone.items()})


def test_what_home_may_lead_to_is_loaded_when_nobody_presses(bench: Bench) -> None:
    assert not loaded()
    bench.wait(1000)
    assert loaded() == set(MENUS)


def test_an_app_that_is_opened_has_its_games_modules_loaded(bench: Bench) -> None:
    press(bench, "DOWN")
    bench.wait(1000)
    press(bench, "DOWN OK")
    assert not loaded() & set(GAME)
    bench.wait(1000)
    assert loaded() == {*MENUS, *GAME}


def test_every_turn_of_the_loop_loads_one_module_at_most(bench: Bench) -> None:
    part: Any = ahead.Ahead(bench.handheld)
    now = bench.world.ticks_ms() + 1000
    counts = []
    while part.wake(now) == 0:
        counts.append(len(loaded()))
    assert counts == [1, 2, 3]


def test_a_key_puts_it_off(bench: Bench) -> None:
    for _ in range(5):
        press(bench, "DOWN")
        assert not loaded()
    bench.wait(1000)
    assert loaded() == set(MENUS)


def test_a_computer_that_interrupts_an_import_stops_it(bench: Bench) -> None:
    """MicroPython takes whatever an archive raises in `stat` for a file that is not there."""
    with pytest.raises(KeyboardInterrupt):
        bench.handheld.door.memory().ahead("miaou.not_there")
    assert bench.handheld.door.memory().ahead("miaou.screens.chats.menu")


def test_where_no_piece_of_the_heap_is_large_enough_nothing_breaks(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory: Any = bench.handheld.door.memory()

    def too_large(*_import: object) -> None:
        raise MemoryError

    monkeypatch.setattr(memory, "_note", too_large)
    assert not memory.ahead("miaou.screens.chats.menu")
    assert "faults.txt" not in os.listdir("saves")


def test_where_memory_is_not_to_be_spared_nothing_is_loaded_ahead(
    bench: Bench, free: SimpleNamespace
) -> None:
    free.bytes = 30_000
    press(bench, "DOWN")
    bench.wait(1000)
    assert not loaded()


def test_when_memory_is_short_what_was_loaded_ahead_goes_first(
    bench: Bench, free: SimpleNamespace
) -> None:
    press(bench, "DOWN")
    bench.wait(1000)
    assert loaded()
    free.bytes = 20_000
    press(bench, "DOWN DOWN OK")  # the settings, which were not
    assert not loaded()
