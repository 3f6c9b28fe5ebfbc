"""A key script on the true chip and on CPython at once: the same pixels after every step."""

from pathlib import Path

from tools import scripts
from tools.chip import disk
from tools.chip.image import Image
from tools.chip.rp2040 import HOLD, TAP, Chip
from tools.playing import player
from tools.playing.player import Player, ScriptError

RAM = 0x20000000
PATIENCE = 80  # beats that a clock or a tumbling die may be further on one of them
BEAT = 50  # ms
MOMENT = "# a moment"  # in a script: this press shows what passes by itself, until the wait is over

# What makes chance say on the chip what a script wants: numbers that are poked into its memory.
LOADED = """
from uctypes import addressof
loaded = bytearray(64)
def below(count, fair=handheld.chance.below):
    if not loaded[0]:
        return fair(count)
    said = loaded[1]
    loaded[1:-1] = loaded[2:]
    loaded[0] -= 1
    return said % count
handheld.chance.below = below
print("loaded", addressof(loaded))
"""


class Lockstep:
    """The chip goes first; CPython then gets the same keys and the same time."""

    def __init__(self, image: Image, board: str, language: str, script: Path) -> None:
        text = scripts.load(script, language)
        self.lines = text.splitlines()
        self.frames: dict[str, bytes] = {}  # the chip's pictures that the script keeps
        self._image = image
        self._moment = False  # two clocks show it apart: their pictures are not compared
        self.player = Player(player.bench(board, "" if player.unpacks(text) else language))
        self.player.power_on()
        for line in self.lines:
            if line.startswith("players"):
                self.player.do(line)
        saves = {f"saves/{path.name}": path.read_bytes() for path in Path("saves").glob("*")}
        main = disk.firmware_files(board)["main.py"].decode()
        patched = main.replace("asyncio.run(", LOADED + "asyncio.run(").encode()
        self.player.bench.power_off()
        self.player.power_on()
        self._power_on(disk.with_miaou(image, board, {**saves, "main.py": patched}))

    def _power_on(self, flash: bytes, held: int | None = None) -> None:
        self.chip = Chip(self.player.bench.board, flash)
        if held is not None:
            self.chip.put(held, False)
        assert self.chip.until_said("is up."), self.chip.said
        self._pass(self.chip.settle())
        said = self.chip.said.split()
        self._loaded = int(said[said.index("loaded") + 1]) - RAM
        self._load()

    def _load(self) -> None:
        """What the script has said that chance will say, and it has not said yet."""
        numbers = self.player._loaded
        data = bytes([len(numbers), *numbers])
        self.chip.rp2040.sram[self._loaded : self._loaded + len(data)] = data

    def play(self, until: str = "") -> None:
        """The script, or its lines before one that begins so."""
        for number, line in enumerate(self.lines, start=1):
            if until and line.startswith(until):
                break
            step = line.split("#")[0].strip()
            if step and not step.startswith("players"):
                self._moment = MOMENT in line or (self._moment and not step.startswith("wait"))
                self._step(f"line {number}: {line}", step)

    def _step(self, where: str, step: str) -> None:
        command, *rest = step.split()
        if command in ("press", "hold"):
            self._press(*rest)
        elif command == "wait":
            self.chip.run(int(rest[0]))
            self._pass(int(rest[0]))
        elif command == "power":
            self._cut_power(*rest[1:])
        elif command == "help":
            self._ask()
        else:
            self.player.do(step)
            if command == "chance":
                self._load()
            elif command == "frame":
                self.frames[rest[0]] = self.chip.picture()
        if not self._moment:
            self._compare(where)

    def _press(self, name: str, ms: str = "") -> None:
        pin, length = self.player.bench.pin(name)
        self._move((pin, False, int(ms or length)), (pin, True, None))

    def _ask(self) -> None:
        """What the keys do."""
        up, back = (self.player.bench.pin(name)[0] for name in ("UP", "BACK"))
        self._move((back, False, TAP), (up, False, HOLD), (up, True, TAP), (back, True, None))

    def _move(self, *moves: tuple[int, bool, int | None]) -> None:
        """A button goes down or up, and so many ms pass, or as many as it takes to settle."""
        for pin, level, time in moves:
            self.chip.put(pin, level)
            self.player.bench.world.set_level(pin, int(level))
            if time is None and not self._moment:
                self._pass(self.chip.settle())
            else:
                time = time or HOLD
                self.chip.run(time)
                self._pass(time)

    def _pass(self, ms: float) -> None:
        self.player.bench.wait(round(ms))

    def _cut_power(self, held: str = "") -> None:
        pin = self.player.bench.pin(held)[0] if held else None
        self.player.do(f"power cut {held}".strip())
        self._power_on(self.chip.flash, pin)

    def _compare(self, where: str) -> None:
        for _ in range(PATIENCE):
            if self.chip.shown() == self.player.bench.panel.shown():
                return
            self.chip.run(BEAT)
            self._pass(BEAT)
        raise ScriptError(f"{where}: the chip shows something else than {self.player.reading()}")

    def saves(self) -> tuple[disk.Files, disk.Files]:
        """The chip's, and CPython's."""
        here = disk.saved_in(Path("saves"))
        return disk.saves(self._image, self.chip.flash), here
