"""The virtual handheld in real time, as the page's worker asks for it: keys in, pictures out.

It runs in the page's MicroPython. Times are ms on the worker's clock, counted from power-on.
"""

import gc
import json

from tools.playing import player
from tools.virtual import plug

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from tools.virtual.world import World
    from tools.web.games import Games

LIVED = 20_000  # ms of a sleep
LONGEST = 24  # bytes of a transfer worth showing
NEWEST = 40  # transfers worth showing


def prepare() -> None:
    """Loads what every board needs, while nobody has said yet which one it is."""
    plug.install()
    for name in ("miaou.device.handheld", "miaou.device.assembly", "tools.virtual.workbench"):
        __import__(name)


class Probe:
    """Sits on a bus in front of a chip and notes what passes."""

    def __init__(self, chip: "Any", live: "Live", name: str) -> None:
        self._chip = chip
        self._live = live
        self._name = name

    def write(self, data: bytes) -> None:
        self._live.note(self._name + " <", data)
        self._chip.write(data)

    def read(self, count: int) -> bytes:
        data: bytes = self._chip.read(count)
        self._live.note(self._name + " >", data)
        return data


class Ear:
    """Hears the piezo alone: the light behind an LCD is dimmed by the same kind of wave."""

    def __init__(self, world: "World", pin: int) -> None:
        self.heard: list[tuple[int, int, int]] = []
        self._world = world
        self._pin = pin

    def append(self, tone: tuple[int, int, int]) -> None:
        if self._world.pwm.get(self._pin) == tone[1:]:
            self.heard.append(tone)


class Live:
    """A handheld that is on, from power-on until the worker ends: that is its power cut."""

    def __init__(self, start: str) -> None:
        """`start` tells the board, the language if it is chosen already or else the one that the
        reader prefers, how the keys lie on the page, and what is held down."""
        prepare()
        from miaou.core.key_names import NAMES
        from miaou.lang.languages import LANGUAGES
        from tools.virtual.placed import Placed
        from tools.virtual.workbench import Bench

        asked = json.loads(start)
        if asked["language"] in [code for code, _name in LANGUAGES]:
            player.choose_language(asked["language"])
            if asked.get("lesson"):  # the buttons are still to be learnt
                player.choose("lesson", "due")
        module = __import__(asked["board"], None, None, ("NAME",))
        board: Any = Placed(module, asked.get("prefers", ""), asked.get("face", ()))
        self.bench = Bench(board, asked["seed"])
        self.picture = b""
        self._names = NAMES
        self._sent = -1
        self._probed = False
        self._traffic: list[str] = []
        self._adopt(0)
        self.charge(asked["millivolts"])
        for index in asked["held"]:
            self._world.levels[board.KEYS[index][1]] = 0
        self.bench.power_on()

    def until(self, at: int) -> None:
        """Lets the world catch up; a press or the bus may have taken it ahead for a moment.

        Of a long sleep only the end is lived through: the clock is right, and nobody waits for it.
        """
        behind = max(0, at - self._began - self._world.us // 1000)
        self._world.sleep(max(0, behind - LIVED))
        self.bench.wait(min(behind, LIVED))
        if self.bench.world is not self._world:
            self._adopt(at)

    def key(self, index: int, down: bool) -> None:
        """A finger on one of the board's buttons, counted as in its KEYS."""
        self._world.set_level(self.bench.board.KEYS[index][1], 0 if down else 1)

    def type(self, letter: str) -> None:
        """A letter from the keyboard, for a name."""
        from tools.virtual.typist import type_letter

        type_letter(self.bench.handheld, letter, self._world.ticks_ms())

    def tap(self, across: int, down: int) -> None:
        """A finger on the glass, at so many of its pixels from the left and from the top."""
        from tools.virtual.finger import tap

        canvas, panel = self.bench.handheld.canvas, self.bench.panel
        scale = panel.width // canvas.width
        left = (panel.width - scale * canvas.width) // 2  # a round one has no corners
        top = (panel.height - scale * canvas.height) // 2
        tap(self.bench, (across - left) // scale, (down - top) // scale)

    def shake(self) -> None:
        self.bench.shake()

    def charge(self, millivolts: int) -> None:
        self.bench.charge(millivolts)

    def probe(self, on: bool) -> None:
        """Begins to note the traffic on the buses; nobody looks into a closed drawer."""
        self._probed = on
        self._traffic.clear()
        if on:
            self._attach()

    def news(self, at: int) -> str:
        """All that is new since it was last asked, and when to ask again."""
        ahead = self._world.us // 1000 - (at - self._began)
        alarm = self._world.until_alarm()
        news = {
            "alarm": -1 if alarm is None else max(0, alarm + ahead),
            "tones": self._tones(at),
            "picture": self._changed(),
            "width": self.bench.panel.width,
            "height": self.bench.panel.height,
            "light": self._light(),
            "said": self.bench.said(),
            "language": self.bench.handheld.settings.get("language"),
            "flipped": self.bench.handheld.settings.get("flip") == "yes",
            "meanings": [
                [self._names[key.short], self._names[key.long] if key.long else ""]
                for key in self.bench.handheld.keys.keys
            ],
        }
        if self._probed:
            news["inside"] = self._inside()
        return json.dumps(news)

    def address(self) -> int:
        """Where the worker finds the picture in WebAssembly's memory."""
        import uctypes

        where: int = uctypes.addressof(self.picture)
        return where

    def games(self) -> "Games":
        """What is kept of games; nobody waits for it at the start."""
        from tools.web.games import Games

        return Games(self.bench)

    def note(self, name: str, data: bytes) -> None:
        """A transfer, as a line to read."""
        shown = " ".join([f"{value:02x}" for value in data[:LONGEST]])
        more = " …" if len(data) > LONGEST else ""
        seconds = self._world.us / 1000000
        self._traffic.append(f"{seconds:9.3f} s  {name} {len(data):5} B  {shown}{more}")
        del self._traffic[:-NEWEST]

    def _adopt(self, at: int) -> None:
        """A world begins at power-on, and again when the program restarts itself."""
        self._world = self.bench.world
        self._ear = Ear(self._world, getattr(self.bench.board, "BUZZER", -1))
        self._world.tones = self._ear  # type: ignore[assignment]
        self._began = at
        self._sent = -1
        if self._probed:
            self._attach()

    def _attach(self) -> None:
        world = self._world
        for wires, chip in list(world.i2c.items()):
            if not isinstance(chip, Probe):
                world.i2c[wires] = Probe(chip, self, f"0x{wires[3]:02x}")
        for chips in world.spi.values():
            for index, chip in enumerate(chips):
                if not isinstance(chip, Probe):
                    chips[index] = Probe(chip, self, "spi ")

    def _tones(self, at: int) -> list[list[int]]:
        """(ms from now, hertz, duty), for a buzzer that was told since."""
        tones = self._ear.heard
        self._ear.heard = []
        return [[ms - (at - self._began), hertz, duty] for ms, hertz, duty in tones]

    def _light(self) -> int:
        """Up to 255: an OLED's chip has it, an LCD's pin; a power chip's light is as it is."""
        wired = self.bench.board.PANEL.get("light")
        if isinstance(wired, int):
            return self._world.pwm.get(wired, (0, 0))[1] >> 8
        return getattr(self.bench.panel, "contrast", 255)

    def _changed(self) -> int:
        """The bytes of a picture that differs from the last, or 0."""
        if self._world.bus_bytes == self._sent:
            return 0
        self._sent = self._world.bus_bytes
        picture = self.bench.picture()
        if picture == self.picture:
            return 0
        self.picture = picture
        return len(picture)

    def _inside(self) -> "dict[str, Any]":
        return {
            "heap": gc.mem_alloc(),  # type: ignore[attr-defined]
            "bytes": self._world.bus_bytes,
            "transfers": self._world.transfers,
            "wakes": self._world.wakes,
            "traffic": self._traffic,
        }
