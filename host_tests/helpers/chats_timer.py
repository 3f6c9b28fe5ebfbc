"""Chats' timer on a handheld: how it is opened and started, and how a person reads it."""

from host_tests.helpers.gestures import put
from miaou.core.journal import Journal
from miaou.screens.chats.clock import at_work
from miaou.ui.menu import Menu
from miaou.ui.screen import Answer, on_top
from tools.virtual.workbench import Bench

SAVED = "saves/chats_timer"


def saved() -> list[int]:
    """The seconds that the clock was set to, and the ms that were left, as flash has them."""
    *_old, last = Journal(SAVED).events()
    return [int(word) for word in last[1:]]


class App(Menu):
    """Chats' menu, and a game that starts the clock but shows nothing of it."""

    def __init__(self, bench: Bench) -> None:
        self._handheld = bench.handheld
        super().__init__("Chats", [("Timer", self._timer), ("Game", self._game)])

    def _timer(self) -> Answer:
        return on_top("chats.timer.Timer")

    def _game(self) -> None:
        at_work(self._handheld).start()


def in_chats(bench: Bench, minutes: str = "", sleep: str = "never") -> Bench:
    bench.handheld.settings.set("sleep", sleep)
    bench.handheld.settings.set("chats.minutes", minutes)
    bench.handheld.arrange()
    put(bench, App(bench), "chats")
    return bench


def started(bench: Bench, minutes: str = "", sleep: str = "never") -> Bench:
    """From the menu to the very moment when the timer starts."""
    in_chats(bench, minutes, sleep).key_down("OK")
    bench.key_up("OK")
    return bench


def shown(bench: Bench) -> str:
    """The time, as a person reads it."""
    return next(words.strip("[]") for words in bench.said() if words[0] == "[")


def negative(picture: bytes) -> bool:
    return sum(bin(byte).count("1") for byte in picture) > 4 * len(picture)
