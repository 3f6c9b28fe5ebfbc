"""Random walk: presses keys at random for as long as asked, and notes every screen it gets to see.

It knows no screen by name: whatever can be reached is found, opened and pressed.
"""

from hashlib import sha256

from tools.playing import player
from tools.virtual.world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from tools.virtual.workbench import Bench

GIVE_UP = 40  # presses of BACK, after which there is no way home
NAMES = ["Zoé", "Léo", "Maximilian", "Ana"]
KEYS = ("OK", "OK", "OK", "DOWN", "DOWN", "UP", "BACK", "BACK", "LEFT", "RIGHT")


class Walker:
    """A hand that knows nothing, on a handheld whose faults are not forgiven."""

    def __init__(self, board: str, language: str, seed: int) -> None:
        self.bench: Bench = player.bench(board, language, seed)
        self._dice = World(seed + 1)
        self.screens: list[str] = []
        self.cut: list[str] = []
        self._shown = sha256()
        self._named = language != ""
        self._power_on()
        self._keys = [key for key in KEYS if self.bench.has(key)]

    def step(self, cuts: bool = True) -> None:
        """A press, and sometimes a pause or a power cut."""
        self._act()
        bench = self.bench
        handheld = bench.handheld
        screen = type(handheld.door.stack[-1]).__name__
        if screen not in self.screens:
            self.screens.append(screen)
        self.cut += [words for words in handheld.canvas.cut if words not in self.cut]
        self._shown.update(bench.panel.shown())
        if self._chance(100) == 0 and cuts:
            self._cut()

    def start_anew(self) -> None:
        """A power cut, and home with nothing else loaded: what its saves take, and no more."""
        self._cut()
        self.come_home()

    def come_home(self) -> None:
        """Whoever measures then is to find no more than home: with room an app stays open."""
        self.go_home()
        self.bench.handheld.door.memory().free(True)
        self.bench.log.clear()

    def go_home(self) -> None:
        for _ in range(GIVE_UP):
            depth = self._depth()
            if depth == 1:
                break
            self.bench.press("BACK")
            if self._depth() > depth:  # it asks whether that is meant
                self.bench.press("OK")

    def _depth(self) -> int:
        return len(self.bench.handheld.door.stack)

    def _act(self) -> None:
        self.bench.press(self._keys[self._chance(len(self._keys))])
        if self._chance(5) < 2:
            self.bench.wait(self._chance(256) * 8)

    def _cut(self) -> None:
        self.bench.power_off()
        self._power_on()

    def seen(self) -> "dict[str, Any]":
        """Its screens, the words that did not fit, and a digest of all that was shown."""
        digest = self._shown.digest().hex()
        return {"screens": self.screens, "cut": self.cut, "shown": digest, "log": self.bench.log}

    def _power_on(self) -> None:
        self.bench.power_on()
        self.bench.handheld.fault = unforgiving
        if self._named and self._nobody():
            self.bench.seat(NAMES)  # typed at random, names would keep it from the games

    def _nobody(self) -> bool:
        """Whether the roster is empty: it is at first, and again when everything was erased."""
        from miaou import load

        return not load("core.roster").Roster(self.bench.handheld.journal("players")).names

    def _chance(self, count: int) -> int:
        return self._dice.urandom(1)[0] % count


def unforgiving(error: Exception) -> None:
    raise error


def walk(board: str, language: str, presses: int) -> "dict[str, Any]":
    return player.finished(walking(board, language, presses))


def walking(board: str, language: str, presses: int) -> "player.Steps":
    """The same step by step, for MicroPython in WebAssembly."""
    walker = Walker(board, language, seed=1)
    for _ in range(presses):
        walker.step()
        yield
    return walker.seen()


_kept: "list[Walker]" = []


def hand(board: str, language: str, seed: int, hostile: bool) -> Walker:
    if not hostile:
        return Walker(board, language, seed)
    from tools.playing.hostile import Hostile

    return Hostile(board, language, seed)


def begin(board: str, language: str, seed: int, hostile: bool) -> None:
    """For a walk in several calls, between which memory can be collected and measured."""
    _kept[:] = [hand(board, language, seed, hostile)]


def go_on(presses: int, cuts: bool) -> "Generator[None, None, list[str]]":
    """Walks on, step by step, and home in the end; answers the words that did not fit so far."""
    walker = _kept[0]
    for _ in range(presses):
        walker.step(cuts)
        yield
    walker.come_home()
    return walker.cut


def start_anew() -> None:
    _kept[0].start_anew()
