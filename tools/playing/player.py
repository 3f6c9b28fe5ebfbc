"""Plays key scripts: what a hand does and what an eye expects, line by line, on both Pythons.

press OK          a press, as long as the board asks for that meaning
hold DOWN 900     keeps the key down so many ms
wait 500          lets time pass
help              holds the two buttons that ask what the keys do
shake             shakes it, where the board feels that
expect "Two cats" these words are on the screen now; several with | between: some of them
refuse "Undo"     these are not
frame die         keeps the picture under a name
power cut         pulls the plug and plugs it in again
power cut BACK    the same, with a key held down meanwhile
break             makes the next thing the screen does go wrong
chance 4 0        what the next draws of chance give
players Zoé Max   these names are in the roster, and played last time
unpack            the handheld comes out of its box: it has still to ask for the language
"""

import os
from hashlib import sha256

from tools.virtual import plug

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from tools.virtual.workbench import Bench

    Steps = Generator[None, None, dict[str, Any]]


class ScriptError(Exception):
    """A line that cannot be played, or an expectation that was not met."""


class Player:
    """A bench and what was seen on it."""

    def __init__(self, bench: "Bench") -> None:
        self.bench = bench
        self.trace: list[list[str]] = []
        self.frames: dict[str, bytes] = {}
        self.cut: list[str] = []
        self._loaded: list[int] = []
        self._fair: Any = None
        self._chance = self._below  # made once: whoever measures the heap is not to find it

    def power_on(self) -> None:
        self.bench.power_on()
        chance = self.bench.handheld.chance
        self._fair = chance.below
        chance.below = self._chance

    def _below(self, count: int) -> int:
        """Chance as the script has loaded it, fair otherwise."""
        fair: int = self._loaded.pop(0) % count if self._loaded else self._fair(count)
        return fair

    def play(self, line: str) -> None:
        """One line, and what is seen then; a blank one or a # comment does nothing."""
        step = self.do(line)
        if step:
            bench = self.bench
            self.cut += [words for words in bench.handheld.canvas.cut if words not in self.cut]
            self.trace.append([step, self.reading(), _digest(bench.panel.shown())])

    def do(self, line: str) -> str:
        """One line; answers it, or nothing where nothing was to be done."""
        words = line.split("#")[0].split(None, 1) if not line.strip().startswith("#") else []
        if not words:
            return ""
        command, rest = words[0], words[1].strip() if len(words) > 1 else ""
        self._do(command, rest)
        return command + " " + rest

    def _do(self, command: str, rest: str) -> None:
        bench = self.bench
        if command == "press":
            bench.press(rest)
        elif command == "hold":
            key, ms = rest.split()
            bench.hold(key, int(ms))
        elif command == "help":
            bench.ask()
        elif command == "shake":
            bench.shake()
        elif command == "wait":
            bench.wait(int(rest))
        elif command == "expect":
            if not self._sees(rest):
                raise ScriptError("expected " + rest + ", but the screen says: " + self.reading())
        elif command == "refuse":
            if self._sees(rest):
                raise ScriptError(
                    "did not want " + rest + ", but the screen says: " + self.reading()
                )
        elif command == "frame":
            bench.rest()
            self.frames[rest] = bench.picture()
        elif command == "chance":
            self._loaded += [int(number) for number in rest.split()]
        elif command == "players":
            bench.seat(rest.split())
        elif command == "power" and rest == "cut":
            bench.power_off()
            self.power_on()
        elif command == "power" and rest.startswith("cut "):
            bench.power_off()
            bench.hold_at_start(rest[4:])
            self.power_on()
        elif command == "break":
            bench.break_screen()
        elif command == "unpack":
            pass  # before it was switched on
        else:
            raise ScriptError("no such step: " + (command + " " + rest).strip())

    def reading(self) -> str:
        """All that stands on the screen, as one line."""
        return " | ".join(self.bench.said())

    def _sees(self, quoted: str) -> bool:
        said = self.bench.said()
        return any([part.strip('"') in words for part in quoted.split(" | ") for words in said])


def play(
    script: str, board: str, language: str = "", seed: int = 1, heap: int = 0
) -> "dict[str, Any]":
    """Plays a whole script on a fresh handheld; answers its trace, its frames, what went wrong.

    A heap is how much of it Miaou may take.
    """
    return finished(_playing(script, board, language, seed, heap))


def compared(
    script: str, board: str, language: str = "", seed: int = 1, heap: int = 0
) -> "dict[str, Any]":
    """The same for whoever compares two Pythons."""
    return finished(comparing(script, board, language, seed, heap))


def comparing(script: str, board: str, language: str = "", seed: int = 1, heap: int = 0) -> "Steps":
    """The same step by step: in WebAssembly garbage is collected only in between, and all of it
    would be counted whenever Miaou asks how much memory is left."""
    return comparable((yield from _playing(script, board, language, seed, heap)))


def comparable(seen: "dict[str, Any]") -> "dict[str, Any]":
    """With pictures as digests: JSON takes its time over a coloured one."""
    digests = {name: _digest(picture) for name, picture in seen["frames"].items()}
    return {name: digests if name == "frames" else seen[name] for name in seen}


def played(player: Player, script: str) -> "dict[str, Any]":
    return finished(_steps(player, script))


def finished(steps: "Steps") -> "dict[str, Any]":
    """What comes of them; tools/wasm/bridge.mjs finishes what it calls in the same way."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            seen: dict[str, Any] = end.value
            return seen


def _playing(script: str, board: str, language: str, seed: int, heap: int) -> "Steps":
    player = Player(bench(board, "" if unpacks(script) else language, seed))
    kept = getattr(player.bench.board, "HEAP", 0)
    player.bench.board.HEAP = heap or kept
    try:
        return (yield from _steps(player, script))
    finally:
        player.bench.board.HEAP = kept


def _steps(player: Player, script: str) -> "Steps":
    player.power_on()
    error = ""
    for number, line in enumerate(script.split("\n")):
        yield
        try:
            player.play(line)
        except (ScriptError, ValueError) as problem:
            error = "line " + str(number + 1) + ": " + str(problem)
            break
    return {
        "trace": player.trace,
        "frames": player.frames,
        "cut": player.cut,
        "error": error,
        "log": player.bench.log,
    }


def unpacks(script: str) -> bool:
    return "unpack" in script.split("\n")


def bench(board: str, language: str = "", seed: int = 1) -> "Bench":
    """A handheld out of its box, or one whose owner has chosen the language already.

    The board is a name in boards/, or the dotted name of any module that describes one.
    """
    plug.install()
    from tools.virtual.workbench import Bench

    clear_saves()
    if language:
        choose_language(language)
    module = __import__(board if "." in board else "boards." + board, None, None, ("NAME",))
    return Bench(module, seed)


def clear_saves() -> None:
    if "saves" in os.listdir("."):
        for name in os.listdir("saves"):
            os.remove("saves/" + name)


def choose_language(code: str) -> None:
    """As if the owner had chosen it already."""
    choose("language", code)


def choose(setting: str, value: str) -> None:
    from miaou.core import files
    from miaou.core.journal import Journal
    from miaou.core.settings import Settings

    files.make_folder("saves")
    Settings(lambda name: Journal("saves/" + name)).set(setting, value)


def _digest(shown: bytes) -> str:
    return sha256(shown).digest().hex()[:16]
