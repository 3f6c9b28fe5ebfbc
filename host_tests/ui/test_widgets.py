"""Menus, messages, questions and counters answer keys as people expect."""

from framebuf import MONO_VLSB
from functools import partial
from typing import Any

import pytest

from miaou.core.keys import BACK, DOWN, OK, UP
from miaou.screens.asking import Confirm, Counter, Message
from miaou.ui.edges import tabs
from miaou.ui.menu import Menu
from miaou.ui.mono import MonoCanvas
from miaou.ui.screen import LEAVE, Answer, say

NOBODY: Any = None  # they ask nothing of the handheld


def shown(screen: Any) -> list[str]:
    canvas = MonoCanvas(bytearray(1024), 128, 64, MONO_VLSB)
    canvas.said = []
    screen.draw(canvas)
    assert canvas.cut == []
    return canvas.said


def cats(count: int) -> Menu:
    return Menu("Cats", [(f"Cat {n}", partial(say, f"chose {n}")) for n in range(count)])


def chosen(answer: Answer | None) -> str:
    assert answer
    return str(answer.given[0])


def test_a_menu_starts_at_its_first_item_and_goes_round() -> None:
    menu = cats(3)
    assert chosen(menu.key(OK)) == "chose 0"
    menu.key(UP)
    assert chosen(menu.key(OK)) == "chose 2"
    menu.key(DOWN)
    menu.key(DOWN)
    assert chosen(menu.key(OK)) == "chose 1"


def test_tabs_tell_whose_number_it_is() -> None:
    canvas = MonoCanvas(bytearray(1024), 128, 64, MONO_VLSB)
    canvas.said = []
    tabs(canvas, ("Zoé", "Léo", "Ana"), (3, 2, 1), 1, 0, 117)
    assert canvas.said == ["Zoé 3", "Léo 2", "Ana 1"]


def test_back_leaves_a_menu() -> None:
    assert cats(2).key(BACK) == LEAVE


def test_a_long_menu_shows_a_page_at_a_time() -> None:
    menu = cats(9)
    assert shown(menu) == ["Cats", "Cat 0", "Cat 1", "Cat 2", "Cat 3"]
    for _ in range(4):
        menu.key(DOWN)
    assert shown(menu) == ["Cats", "Cat 4", "Cat 5", "Cat 6", "Cat 7"]
    for _ in range(4):
        menu.key(DOWN)
    assert shown(menu) == ["Cats", "Cat 5", "Cat 6", "Cat 7", "Cat 8"], "the last is a full one"


def test_a_message_is_closed_by_ok_and_by_back_alone() -> None:
    message = Message(NOBODY, "Your cat is asleep.")
    assert shown(message) == ["Your cat is asleep.", "OK"]
    assert message.key(UP) is None
    assert message.key(OK) == message.key(BACK) == LEAVE


def test_a_question_does_what_it_asks_only_for_ok() -> None:
    done: list[str] = []

    def feed() -> Answer:
        done.append("fed")
        return LEAVE

    confirm = Confirm(NOBODY, "Feed the cat?", feed)
    assert shown(confirm) == ["Feed the cat?", "No", "Yes"]
    assert confirm.key(BACK) == LEAVE
    assert confirm.key(DOWN) is None
    assert done == []
    assert confirm.key(OK) == LEAVE
    assert done == ["fed"]


@pytest.mark.parametrize(("key", "limit"), [(UP, 5), (DOWN, 1)])
def test_a_counter_stops_at_its_limits(key: int, limit: int) -> None:
    counter = Counter(NOBODY, "Cats", 3, 1, 5, lambda value: say(str(value)))
    for _ in range(10):
        counter.key(key)
    assert chosen(counter.key(OK)) == str(limit)
    assert shown(counter) == ["Cats", str(limit), "OK"]


def test_leaving_a_counter_by_back_keeps_the_old_value() -> None:
    kept: list[int] = []
    counter = Counter(NOBODY, "Cats", 3, 1, 5, kept.append)
    counter.key(UP)
    assert counter.key(BACK) == LEAVE
    assert kept == []
