"""Miaou in a Pico's flash without flashing it: file systems written and read on this computer."""

import contextlib
import tempfile
from functools import cache
from pathlib import Path

from littlefs import LittleFS, UserContext

from tools import firmware
from tools.chip.image import FLASH, Image
from tools.device import flash, images
from tools.device.stock import BLOCK, PAGES
from tools.playing import player

Files = dict[str, bytes]
PAGE = PAGES["rp2"]


@cache
def firmware_files(board: str) -> Files:
    """All that a board holds when it has just been flashed."""
    return flash.built(board)


def with_miaou(image: Image, board: str, extra: Files | None = None) -> bytes:
    """A flash that starts Miaou for this board; `extra` is saved there, or takes a file's place."""
    files = {**firmware_files(board), **(extra or {})}
    return image.holding(images.littlefs(files, image.place.size, PAGE))


def chosen(language: str) -> Files:
    """The saves of an owner who has chosen this language, and nothing else."""
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        player.choose_language(language)
        return saved_in(Path("saves"))


def rolled(times: int) -> Files:
    """The saves of an owner who has rolled the die so many times."""
    firmware.plug_in()
    from miaou.core.journal import Journal
    from miaou.rules.cat_tower.die import FACES

    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        player.choose_language("en")
        journal = Journal("saves/quick_die")
        for number in range(times):
            journal.append("roll", FACES[number % 4])  # the fifth would have a token drawn
        journal.rest()
        return saved_in(Path("saves"))


def saved_in(folder: Path) -> Files:
    """The saves of a folder on this computer, as a board has them."""
    return {f"saves/{path.name}": path.read_bytes() for path in folder.iterdir()}


def files_in(image: Image, flash: bytes, folder: str = "/") -> Files:
    """What a board with this flash finds in a folder and those inside it."""
    disk = mounted(image, flash)
    found = {}
    for place, _folders, names in disk.walk(folder):
        for name in names:
            path = f"{place}/{name}".lstrip("/")
            with disk.open(path, "rb") as file:
                found[path] = file.read()
    return found


def saves(image: Image, flash: bytes) -> Files:
    disk = mounted(image, flash)
    return files_in(image, flash, "/saves") if "saves" in disk.listdir("/") else {}


def free_blocks(image: Image, flash: bytes) -> tuple[int, int]:
    """Blocks that hold nothing yet, of how many."""
    disk = mounted(image, flash)
    count = image.place.size // BLOCK
    return count - disk.used_block_count, count


def changed(image: Image, flash: bytes, files: Files) -> bytes:
    """The same flash with these files as well, or instead."""
    disk = mounted(image, flash)
    for path, data in files.items():
        with disk.open(path, "wb") as file:
            file.write(data)
    at = image.place.at - FLASH
    return flash[:at] + bytes(disk.context.buffer) + flash[at + image.place.size :]


def mounted(image: Image, flash: bytes) -> LittleFS:
    """Any change that is made there is lost."""
    context = UserContext(buffer=bytearray(image.files(flash)))
    disk = LittleFS(
        context,
        mount=False,
        block_size=BLOCK,
        block_count=image.place.size // BLOCK,
        read_size=32,
        prog_size=PAGE,
        cache_size=4 * PAGE,
        lookahead_size=32,
    )
    disk.mount()
    return disk
