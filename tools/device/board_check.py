"""Validates a board's file: told here in sentences rather than there by a dark panel.

The chips' own limits are in tools/device/datasheets.py.
"""

from collections.abc import Iterator
from types import ModuleType
from typing import Any

from tools.device import board_entries, board_face
from tools.device.datasheets import DRIVERS, GLASSES, MCUS, Mcu
from tools.firmware import Refused
from tools.told import counted

KEYS = ("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK")
NEEDED = ("UP", "DOWN", "OK", "BACK")
ENTRIES = ("NAME", "PORT", "PANEL", "KEYS", "TIMER")
PANEL = ("chip", "width", "height", "hertz")
I2C = ("i2c", "sda", "scl")
SPI = ("spi", "sck", "mosi", "dc", "cs")
PICTURE = ("rotation", "offset", "inverted", "bgr", "scale", "inset", "tile")
OPTIONAL = ("reset", "light", "supply", *PICTURE)
ACCELEROMETERS = ("lis3dh", "mpu6886")
PINS = ("sda", "scl", "sck", "mosi", "dc", "cs", "reset", "light")

Complaints = Iterator[str]


def check(board: ModuleType) -> None:
    found = complaints(board)
    if found:
        path = board.__name__.replace(".", "/") + ".py"
        raise Refused("\n".join(f"{path}: {complaint}" for complaint in found))


def complaints(board: ModuleType) -> list[str]:
    """All of them; the later checks rely on what the first ones find in order."""
    checks = (_absent, board_entries.wrong, _missing, _unknown_names)
    for looked_at in (*checks, board_face.wrong, _panel_and_pins):
        found = list(looked_at(board))
        if found:
            return found
    return []


def _absent(board: ModuleType) -> Complaints:
    lacking = [entry for entry in ENTRIES if not hasattr(board, entry)]
    if lacking:
        yield f"it does not say {_listed(lacking)}."


def _missing(board: ModuleType) -> Complaints:
    panel = board.PANEL
    bus = SPI if "spi" in panel else (*I2C, "address")
    for entry in (*PANEL, *bus):
        if entry not in panel:
            yield f"PANEL does not say {entry!r}."
    for entry in panel:
        if entry not in (*PANEL, *bus, *OPTIONAL):
            yield f"PANEL says {entry!r}, which means nothing for a panel on {bus[0].upper()}."
    if hasattr(board, "SHAKE"):
        yield from _missing_in_shake(board.SHAKE, panel)
    battery = getattr(board, "BATTERY", {"pin": 0, "times": 0})
    yield from [f"BATTERY does not say {e!r}." for e in ("pin", "times") if e not in battery]


def _missing_in_shake(shake: dict[str, Any], panel: dict[str, Any]) -> Complaints:
    """It may hang on the panel's I2C, or on wires of its own."""
    own = any(entry in shake for entry in I2C)
    for entry in ("chip", "address", "interrupt", *(I2C if own else ())):
        if entry not in shake:
            yield f"SHAKE does not say {entry!r}."
    if not own and "i2c" not in panel:
        yield "SHAKE does not say 'i2c', 'sda' and 'scl', and the panel has none to share."


def _unknown_names(board: ModuleType) -> Complaints:
    if board.PORT not in {mcu.port for mcu in MCUS.values()}:
        yield f"PORT is {board.PORT!r}; Miaou runs on {_listed(_ports())}."
    chip = board.PANEL["chip"]
    if chip not in DRIVERS:
        yield f"there is no driver for a {chip} panel. There are: {_listed(DRIVERS)}."
    if hasattr(board, "SHAKE") and (chip := board.SHAKE["chip"]) not in ACCELEROMETERS:
        yield f"there is no driver for a {chip} in SHAKE. There are: {_listed(ACCELEROMETERS)}."
    for key in board.KEYS:
        if not 2 <= len(key) <= 3:
            yield f"{key!r} in KEYS is no (name, pin) or (name, pin, name when held)."
            continue
        for name in (key[0], *key[2:]):
            if name not in KEYS:
                yield f"there is no key {name!r}. There are: {_listed(KEYS)}."
    yield from _lacking_keys(board)
    if hasattr(board, "MARKS") and len(board.MARKS) != len(board.KEYS):
        yield f"it has {len(board.KEYS)} KEYS and {len(board.MARKS)} MARKS of them."


def _lacking_keys(board: ModuleType) -> Complaints:
    if len(board.KEYS) < 2:
        yield f"it has {counted(len(board.KEYS), 'key')}; two are the least, with long presses."
        return
    meant = {name for key in board.KEYS for name in (*key[:1], *key[2:])}
    lacking = [name for name in NEEDED if name not in meant]
    if lacking:
        yield f"no press means {_listed(lacking)}: let a key mean it when it is held."


def _panel_and_pins(board: ModuleType) -> Complaints:
    mcu = _mcu(board)
    yield from _size(board.PANEL)
    yield from _bus(board.PANEL, mcu)
    yield from _light(board.PANEL)
    if "i2c" in getattr(board, "SHAKE", {}):
        yield from _wired_to_bus(board.SHAKE, "i2c", ("sda", "scl"), mcu)
    yield from _pins(board, mcu)
    if board.TIMER not in mcu.timers:
        yield f"TIMER is {board.TIMER}; {mcu.name} has {_listed(mcu.timers)}."


def _size(panel: dict[str, Any]) -> Complaints:
    glass = GLASSES[panel["chip"]]
    size = (panel["width"], panel["height"])
    upright = size[::-1] if panel.get("rotation", 0) & 1 else size
    far = [edge + moved for edge, moved in zip(upright, panel.get("offset", (0, 0)), strict=True)]
    if panel.get("rotation", 0) not in range(4):
        yield f"the panel's rotation is {panel['rotation']}; it counts quarter turns, 0 to 3."
    if glass.sizes and upright not in glass.sizes:
        sizes = [f"{width}x{height}" for width, height in glass.sizes]
        yield f"a {panel['chip']} is {_listed(sizes)} before it is turned, not {_by(upright)}."
    if far[0] > glass.memory[0] or far[1] > glass.memory[1]:
        yield f"{_by(upright)} and its offset exceed a {panel['chip']}'s {_by(glass.memory)}."


def _bus(panel: dict[str, Any], mcu: Mcu) -> Complaints:
    kind = "spi" if "spi" in panel else "i2c"
    glass = GLASSES[panel["chip"]]
    if kind == "i2c" and not glass.i2c:
        yield f"a {panel['chip']} speaks SPI only."
        return
    wires = ("sck", "mosi") if kind == "spi" else ("sda", "scl")
    yield from _wired_to_bus(panel, kind, wires, mcu)
    fastest = min(glass.hertz, mcu.hertz) if kind == "spi" else 400_000
    if not 0 < panel["hertz"] <= fastest:
        name = f"a {panel['chip']} on {mcu.name}" if kind == "spi" else f"a {panel['chip']} on I2C"
        yield f"{panel['hertz']:,} Hz is too fast: {name} bears {fastest:,}."


def _wired_to_bus(wired: dict[str, Any], kind: str, wires: tuple[str, ...], mcu: Mcu) -> Complaints:
    bus = wired[kind]
    if bus not in mcu.buses[kind]:
        yield f"{mcu.name} has no {kind.upper()} {bus}; it has {_listed(mcu.buses[kind])}."
        return
    for wire in wires:
        if not mcu.reaches(kind, bus, wire, wired[wire]):
            where = f"{wire.upper()} of {kind.upper()} {bus}"
            yield f"pin {wired[wire]} cannot be {where} on {mcu.name}."


def _light(panel: dict[str, Any]) -> Complaints:
    light = panel.get("light")
    if GLASSES[panel["chip"]].lit and light is None:
        yield "PANEL does not say 'light': the pin that lights it, or the chip."
    if isinstance(light, dict):
        yield from [f"the light does not say {e!r}." for e in ("chip", *I2C) if e not in light]
        if light.get("chip") != "axp192":
            yield f"there is no driver for the light of a {light.get('chip')}; there is: axp192."


def uses(board: ModuleType) -> list[tuple[int, str]]:
    """Every pin that the file names, and what for."""
    panel = board.PANEL
    found = [(panel[entry], f"the panel's {entry}") for entry in PINS if entry in panel]
    light = panel.get("light")
    if isinstance(light, dict):
        found = [use for use in found if use[0] is not light]
        found += [(light[wire], f"the light's {wire}") for wire in ("sda", "scl") if wire in light]
    shake = getattr(board, "SHAKE", {})
    if not _same_bus(shake, light if isinstance(light, dict) else panel):
        found += [(shake[wire], f"SHAKE's {wire}") for wire in ("sda", "scl") if wire in shake]
    found += [(key[1], f"the {key[0]} key") for key in board.KEYS]
    for entry in ("BUZZER", "USB_POWER"):
        if hasattr(board, entry):
            found.append((getattr(board, entry), entry))
    found += [(pin, "LAMP") for pin in getattr(board, "LAMP", ())]
    for entry, pin in (("BATTERY", "pin"), ("BATTERY", "enable"), ("SHAKE", "interrupt")):
        wired = getattr(board, entry, {})
        if pin in wired:
            found.append((wired[pin], entry if pin != "enable" else "BATTERY's enable"))
    return found


def _same_bus(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(one.get(entry) == other.get(entry) for entry in I2C)


def _pins(board: ModuleType, mcu: Mcu) -> Complaints:
    seen: dict[int, str] = {}
    for pin, use in uses(board):
        if pin in seen:
            yield f"pin {pin} is used twice: for {seen[pin]} and for {use}."
        seen[pin] = use
        if pin not in mcu.pins:
            yield f"{mcu.name} has no free pin {pin}, which is given for {use}."
        elif pin in mcu.inputs and not _listens(use):
            yield f"pin {pin} is an input only, and cannot be {use}."
        elif pin in mcu.inputs and "key" in use and not hasattr(board, "MARKS"):
            yield f"pin {pin} has no pull-up, which {use} needs."
    battery = getattr(board, "BATTERY", None)
    if battery and battery["pin"] not in mcu.analogue:
        yield f"pin {battery['pin']} measures nothing; BATTERY can be on {_listed(mcu.analogue)}."
    yield from _one_wave(board, mcu)


def _one_wave(board: ModuleType, mcu: Mcu) -> Complaints:
    """Pins of an RP2040's PWM slice share their frequency: the light would sing, or flicker."""
    light, buzzer = board.PANEL.get("light"), getattr(board, "BUZZER", None)
    if not mcu.slices or not isinstance(light, int) or buzzer is None:
        return
    if (light // 2 - buzzer // 2) % mcu.slices == 0:
        yield f"the light, pin {light}, and BUZZER, pin {buzzer}, would share one frequency."


def _listens(use: str) -> bool:
    return use.endswith("key") or use in ("BATTERY", "SHAKE", "USB_POWER")


def _mcu(board: ModuleType) -> Mcu:
    names: tuple[str, ...] = getattr(board, "MICROPYTHON", ())
    for name in names:
        if name in MCUS:
            return MCUS[name]
    return next(mcu for mcu in MCUS.values() if mcu.port == board.PORT)


def _ports() -> list[str]:
    return sorted({mcu.port for mcu in MCUS.values()})


def _by(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def _listed(words: Any) -> str:
    return ", ".join(map(str, words))
