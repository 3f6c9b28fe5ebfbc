"""Flash wear: what recorded games do to it, counted on littlefs as the board has it."""

from collections.abc import Iterator

from tools import scripts
from tools.bench.figure import Figure

BOARD = "pico_oled"
ERASES = 20  # times in a whole game: ten games a day wear out a Pico's flash in centuries


def measure() -> Iterator[Figure]:
    """What each recorded game does to the flash of a Pico, which bears 100,000 erases a sector."""
    import miaou

    plain, miaou.BUILD = miaou.BUILD, "as from an archive, which keeps the first picture"
    yield from _games()
    miaou.BUILD = plain


def _games() -> Iterator[Figure]:
    from tools.playing import player
    from tools.virtual.flash_disk import FlashDisk

    for script in scripts.every():
        disk = FlashDisk()
        with disk.plugged_in():
            player.play(scripts.load(script), BOARD, "en")
        erases = disk.erases()
        yield Figure(f"{script.stem}: flash erases", erases, "times", ERASES)
        yield Figure(f"{script.stem}: flash programs", len(disk.operations) - erases, "times")
