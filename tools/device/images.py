"""The other ways onto a board, beside the folder that `build` writes: for mip, for freezing, and
whole file systems, which take the place of everything that was saved. The same bytes every time."""

import json
import os
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from littlefs import LittleFS, LittleFSError, UserContext

from tools import archive, firmware
from tools.device import stock
from tools.device.stock import BLOCK, PAGES
from tools.firmware import BOARDS, FIRMWARE, Refused

PAGE = 256  # bytes that a UF2 block carries


class Way(NamedTuple):
    """A file that was made, and what a person does with it."""

    path: Path
    use: str


def make(board: str, out: Path) -> list[Way]:
    """All of them, next to the folder that was built."""
    made = [package(out), manifest(board, out)]
    contents = {path.relative_to(out).as_posix(): path.read_bytes() for path in _built(out)}
    for name in stock.names(firmware.board(board)):
        if name in stock.PLACES:  # a maker's own board may have another
            made += _images(out, name, _filled(contents, name, _page(board)))
    return made


def package(out: Path) -> Way:
    """For mip: where each file goes, and where it lies beside this one."""
    names = [path.relative_to(out).as_posix() for path in _built(out)]
    urls = [[name, f"{out.name}/{name}"] for name in names]
    about = {"version": firmware.version(), "urls": urls}
    path = out.with_name(f"{out.name}.package.json")
    _write(path, (json.dumps(about, indent=1) + "\n").encode())
    return Way(path, "mpremote mip install --target / FILE")


def manifest(board: str, out: Path) -> Way:
    """For those who build MicroPython themselves; it compiles the sources."""
    sources = Path(os.path.relpath(FIRMWARE, out.parent)).as_posix()
    beside = out.with_name(f"{out.name}.frozen")
    beside.mkdir(exist_ok=True)
    _write(beside / "board.py", (BOARDS / f"{board}.py").read_bytes())
    lines = [
        'include("$(PORT_DIR)/boards/manifest.py")',
        f'package("miaou", base_path="{sources}")',
        f'module("main.py", base_path="{sources}")',
        f'module("board.py", base_path="{beside.name}")',
    ]
    path = _write(out.with_name(f"{out.name}.manifest.py"), "\n".join([*lines, ""]).encode())
    return Way(path, "make FROZEN_MANIFEST=FILE, in MicroPython's own sources")


def littlefs(files: dict[str, bytes], size: int, page: int) -> bytes:
    """A file system as MicroPython would have made it, holding these files."""
    disk = LittleFS(
        UserContext(size),
        block_size=BLOCK,
        block_count=size // BLOCK,
        read_size=32,
        prog_size=page,
        cache_size=4 * page,
        lookahead_size=32,
    )
    for name in sorted(files):
        disk.makedirs(os.path.dirname(name) or ".", exist_ok=True)
        with disk.open(name, "wb") as file:
            file.write(files[name])
    image = bytes(disk.context.buffer)
    disk.unmount()
    return image


def uf2(image: bytes, at: int, family: int) -> bytes:
    """All of the image: where it is empty, what an older file system left must go too."""
    return b"".join(_uf2_blocks(image, at, family))


def _uf2_blocks(image: bytes, at: int, family: int) -> Iterator[bytes]:
    count = len(image) // PAGE
    for number in range(count):
        start = number * PAGE
        head = (0x0A324655, 0x9E5D5157, 0x2000, at + start, PAGE, number, count, family)
        data = image[start : start + PAGE].ljust(476, b"\0")
        yield struct.pack("<8I476sI", *head, data, 0x0AB16F30)


def _filled(contents: dict[str, bytes], name: str, page: int) -> bytes:
    size = stock.PLACES[name].size
    try:
        return littlefs(contents, size, page)
    except LittleFSError:
        raise Refused(f"Miaou does not fit into the {size // 1024} KB of {name}.") from None


def _images(out: Path, name: str, image: bytes) -> list[Way]:
    place = stock.PLACES[name]
    whole = _write(out.with_name(f"{out.name}.{name}.img"), image)
    if place.family is None:
        flash = (place.at + place.size) // (1024 * stock.KIB)
        return [Way(whole, f"esptool write-flash {place.at:#x} FILE, for {flash} MB of flash")]
    dragged = _write(out.with_name(f"{out.name}.{name}.uf2"), uf2(image, place.at, place.family))
    return [
        Way(whole, f"picotool load -t bin -o {place.at:#x} FILE"),
        Way(dragged, "hold BOOTSEL, plug in, drag the file onto the drive"),
    ]


def _built(out: Path) -> list[Path]:
    return [out / "main.py", out / archive.NAME]


def _page(board: str) -> int:
    return PAGES[firmware.board(board).PORT]


def _write(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path
