"""Profiler of cycles: imports as MicroPython itself tells them, and samples of what runs.

Stock images have no names of functions in them: landmarks.py finds out what is done where, and the
address at which a function begins is told for those who have the map of that MicroPython.
"""

import ast
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from tools import firmware
from tools.chip import disk, image, landmarks
from tools.chip.image import Image
from tools.chip.landmarks import STEP, sample
from tools.chip.nor_flash import cost
from tools.chip.rp2040 import MS, Chip
from tools.chip.timings import BOARD

KEYS = {"boot": [], "open": ["OK"], "key": ["DOWN"]}
SHORT = 60  # ms that a key is looked at for, and longer while the board is busy with it
SHOWN = 12
BYTE = 0.0225  # ms on I2C

# What is loaded by `from .` cannot be timed this way: it comes first, and is in the image anyway.
TIMED = b"""
import asyncio
asyncio.ThreadSafeFlag
import miaou  # which stands in for `__import__`, and so does what follows
import builtins
from time import ticks_diff, ticks_us
imports = {}
inner = [0]
def timed(name, *rest, real=__import__):
    began = ticks_us()
    inner.append(0)
    try:
        return real(name, *rest)
    finally:
        spent = ticks_diff(ticks_us(), began)
        inside = inner.pop()
        inner[-1] += spent
        count, total = imports.get(name, (0, 0))
        imports[name] = (count + 1, total + spent - inside)
builtins.__import__ = timed
"""


class Profile(NamedTuple):
    """Milliseconds of each kind."""

    total: float
    bus: float
    flash: float
    imports: dict[str, tuple[int, float]]
    samples: Counter[int]


def main(what: str, uf2: Path | None = None) -> int:
    stock_image = image.read(uf2)
    _tell(what, taken(stock_image, KEYS[what]), stock_image)
    return 0


def taken(stock_image: Image, keys: list[str]) -> Profile:
    """Of the start, or of these keys at home."""
    timed = _chip(stock_image)
    before = {} if not keys else _imports(timed)
    if keys:
        timed = _chip(stock_image)
        _press(timed, keys)
    imports = {
        name: (count - before.get(name, (0, 0))[0], us / 1000 - before.get(name, (0, 0))[1] / 1000)
        for name, (count, us) in _imports(timed).items()
    }
    return _sampled(stock_image, keys, {n: t for n, t in imports.items() if t[0]})


def _chip(stock_image: Image, prologue: bytes = TIMED) -> Chip:
    main = prologue + disk.firmware_files(BOARD)["main.py"]
    flash = disk.with_miaou(stock_image, BOARD, {**disk.chosen("en"), "main.py": main})
    chip = Chip(firmware.board(BOARD), flash)
    assert chip.until_said("is up."), chip.said
    chip.settle()
    return chip


def _press(chip: Chip, keys: list[str]) -> None:
    for key in keys:
        chip.press(key)
        chip.settle()


def _imports(chip: Chip) -> dict[str, tuple[int, float]]:
    """Stops the program, and asks it."""
    chip.type(b"\x03")
    chip.settle()
    chip.heard.clear()
    chip.type(b"print('told', imports)\r\n")
    chip.settle()
    told: dict[str, tuple[int, float]] = ast.literal_eval(
        chip.said.rpartition("told ")[2].splitlines()[0]
    )
    return told


def _sampled(stock_image: Image, keys: list[str], imports: dict[str, tuple[int, float]]) -> Profile:
    """The same again with nothing of ours in it, looked at every few microseconds."""
    if keys:
        chip = _chip(stock_image, b"")
    else:
        flash = disk.with_miaou(stock_image, BOARD, disk.chosen("en"))
        chip = Chip(firmware.board(BOARD), flash)
    sent, written, began = len(chip.traffic), len(chip.operations), chip.ms
    samples: Counter[int] = Counter()
    for key in keys:
        chip.put(chip.pin(key)[0], False)
    running: int | None = 0
    while running is not None or chip.ms - began < SHORT:
        running = sample(chip, stock_image.flash)
        if running is not None:
            samples[running] += 1
        if not keys and b"is up." in chip.heard:
            break
    bus = sum(transfer.size for transfer in chip.traffic[sent:]) * BYTE
    flash_ms = sum(map(cost, chip.operations[written:])) / MS
    return Profile(sum(samples.values()) * STEP, bus, flash_ms, imports, samples)


def _tell(what: str, profile: Profile, stock_image: Image) -> None:
    loading = sum(ms for _count, ms in profile.imports.values())
    count = sum(count for count, _ms in profile.imports.values())
    print(f"{what}: {profile.total:.0f} ms awake, of which")
    print(f"  {loading:7.1f} ms in {count} imports (with {len(profile.imports)} names)")
    print(f"  {profile.bus:7.1f} ms waiting for the panel's bus")
    print(f"  {profile.flash:7.1f} ms writing flash\n")
    dearest = sorted(profile.imports.items(), key=lambda item: -item[1][1])[:SHOWN]
    for name, (count, ms) in dearest:
        print(f"  {ms:7.1f} ms  {count:3} × import {name}")
    names = landmarks.find(stock_image)
    kinds: Counter[str] = Counter()
    for at, hits in profile.samples.items():
        kinds[names.get(at, landmarks.OTHER)] += hits
    print("\n  by what is done, as samples tell it:")
    for kind, hits in kinds.most_common():
        print(f"  {hits * STEP:7.1f} ms  {kind}")
    print("\n  the functions that took most, by where they begin:")
    for at, hits in profile.samples.most_common(SHOWN):
        print(f"  {hits * STEP:7.1f} ms  {at:#010x}  {names.get(at, '')}")
