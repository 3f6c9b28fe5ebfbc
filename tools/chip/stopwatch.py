"""Latency on the true chip, in emulated ms: a press until the last pixel, and a start."""

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from tools.chip.rp2040 import MS, Chip
from tools.playing.measure import best_of_all

BURST = 5 * MS  # a pause on the bus that ends a picture
MAIN = b'print("main.py")\n'  # in front of a main.py, to hear when it begins
BOOT = b"import time\ntime.sleep_ms(100)\n"  # a boot.py, so that USB is there to hear it


class Press(NamedTuple):
    """In ms from the edge: the first pixels, the end of the first picture, and of the last before
    it was quiet."""

    begun: float
    first: float
    last: float
    sent: int  # bytes
    needed: int  # bytes that a flush which knows all would have sent


class Start(NamedTuple):
    """In ms from the first line of main.py."""

    picture: float
    answer: float


def press(chip: Chip, key: str, wait: int = 0) -> Press:
    """One press and what came of it; `wait` more ms are over before the next."""
    chip.settle()
    before, sent, began = chip.shown(), len(chip.traffic), chip.ns
    chip.press(key)
    chip.settle()
    chip.run(wait)
    after = chip.shown()  # which also ends what is under way on SPI
    new = [transfer for transfer in chip.traffic[sent:] if transfer.ended > began]
    ends = [transfer.ended for transfer in new]
    first = next((at for at, then in pairwise(ends) if then - at > BURST), 0)
    last = ends[-1] if ends else began
    return Press(
        ((ends[0] if ends else began) - began) / MS,
        ((first or last) - began) / MS,
        (last - began) / MS,
        sum(transfer.size for transfer in new),
        best_of_all(before, after, getattr(chip.panel, "stride", 1)),
    )


def start(make: Callable[[], Chip], key: str) -> Start:
    """`make` is asked twice for a chip about to start: what it shows at rest, then how soon."""
    known = make()
    _until_main(known)
    known.settle()
    at_rest = known.shown()
    chip = make()
    main = _until_main(chip)
    chip.until(lambda: chip.shown() == at_rest)
    picture = chip.ns
    pin = chip.pin(key)[0]
    chip.put(pin, False)  # until it is answered: a tap this early may be over too soon
    chip.until(lambda: chip.shown() != at_rest, 2000)
    chip.put(pin, True)
    chip.settle()
    return Start((picture - main) / MS, (chip.traffic[-1].ended - main) / MS)


def _until_main(chip: Chip) -> int:
    assert chip.until_said("main.py"), chip.said
    return chip.ns
