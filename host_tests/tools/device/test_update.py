"""An update of a board: power lost at every step of its flash chip, and room that is scarce."""

import contextlib
import sys
import types
import zlib
from collections.abc import Callable
from io import BytesIO

import pytest

from tools.device import remote, update
from tools.device.update import Change, File, Inventory
from tools.firmware import Refused
from tools.virtual import machine
from tools.virtual.flash_disk import FlashDisk, Operation


class Deflate(types.ModuleType):
    """MicroPython's module, as far as an update needs it."""

    ZLIB = 1

    @staticmethod
    def DeflateIO(file: BytesIO, _form: int) -> BytesIO:
        return BytesIO(zlib.decompress(file.read()))


def soft_reset() -> None:
    raise SystemExit


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Callable[[FlashDisk], None]:
    """Has a disk's main.py run as often as it asks for."""
    monkeypatch.setitem(sys.modules, "deflate", Deflate("deflate"))
    monkeypatch.setattr(machine, "soft_reset", soft_reset, raising=False)

    def run(disk: FlashDisk) -> None:
        with disk.plugged_in(), contextlib.suppress(SystemExit):
            exec(read(disk, "main.py"), {})

    return run


def read(disk: FlashDisk, path: str) -> bytes:
    with disk.open(path, "rb") as file:
        return bytes(file.read())


def write(disk: FlashDisk, files: dict[str, bytes]) -> None:
    for path, data in files.items():
        for end in [place for place, letter in enumerate(path) if letter == "/"]:
            with contextlib.suppress(FileExistsError):
                disk.mkdir(path[:end])
        with disk.open(path, "wb") as file:
            file.write(data)


OLD = {"main.py": b"old = 1\n", "miaou/a.mpy": b"a" * 3000, "miaou/b/c.mpy": b"c" * 99}
NEW = {"main.py": b"new = 1\n", "miaou/a.mpy": b"A" * 5000, "miaou/d/e.mpy": b"e" * 700}


def trees(disk: FlashDisk) -> list[dict[str, bytes]]:
    """Which of the two versions is there, whole."""
    whole = []
    for version in (OLD, NEW):
        with contextlib.suppress(Exception):
            if all(read(disk, path) == data for path, data in version.items()):
                whole.append(version)
    return whole


def test_power_lost_at_any_step_of_the_flash_chip_ends_in_the_old_or_the_new(
    start: Callable[[FlashDisk], None],
) -> None:
    disk = FlashDisk()
    write(disk, OLD)
    parcel = update.parcel(Change(["miaou/b/c.mpy"], NEW), NEW["main.py"])
    installer = (remote.ONBOARD / "install.py").read_bytes() + update.INSTALL
    write(disk, {"update.new": parcel, "main.new": installer})
    before = bytes(disk.buffer)
    disk.operations.clear()
    arm(disk, parcel, installer)
    start(disk)
    assert trees(disk) == [NEW]
    done = disk.operations
    ended = [end_after_cut(before, done[:at], done[at], start) for at in range(len(done))]
    assert len(ended) > 20
    assert ended[0] == [OLD]
    assert ended[-1] == [NEW]
    assert all(trees in ([OLD], [NEW]) for trees in ended)


def arm(disk: FlashDisk, parcel: bytes, installer: bytes) -> None:
    script: dict[str, Callable[..., None]] = {}
    exec((remote.ONBOARD / "install.py").read_bytes(), script)
    with disk.plugged_in():
        script["arm"](update.fingerprint(parcel), update.fingerprint(installer))


def cut(before: bytes, done: list[Operation], torn: Operation) -> FlashDisk:
    """What is left when power goes in the middle of an operation."""
    image = bytearray(before)
    for operation in done:
        operation.apply(image, len(operation.data))
    torn.apply(image, len(torn.data) // 2)
    return FlashDisk(image=image)


def end_after_cut(
    before: bytes, done: list[Operation], torn: Operation, start: Callable[[FlashDisk], None]
) -> list[dict[str, bytes]]:
    """Power goes in the middle of an operation and comes back; the board is left to start."""
    disk = cut(before, done, torn)
    start(disk)
    start(disk)
    return trees(disk)


def test_a_file_is_put_together_from_the_old_one_and_what_is_new_however_it_is_cut(
    start: Callable[[FlashDisk], None],
) -> None:
    begins = b"M\x06\x00\x1f"
    old = b"".join(begins + letter * 4000 for letter in (b"h", b"a", b"b", b"c"))
    new = b"".join(begins + letter * 4000 for letter in (b"H", b"c", b"a", b"b", b"d"))
    there = {File(digest, size): start for digest, size, start in update._parts(old)}
    parcel = update.parcel(Change([], {"miaou.mpy": new}), b"new = 1\n", there)
    assert b"a" * 9 not in zlib.decompress(parcel)
    disk = FlashDisk()
    installer = (remote.ONBOARD / "install.py").read_bytes() + update.INSTALL
    write(disk, {"miaou.mpy": old, "update": parcel, "main.py": installer})
    before = bytes(disk.buffer)
    disk.operations.clear()
    start(disk)
    assert read(disk, "miaou.mpy") == new
    done = disk.operations
    for at in range(len(done)):
        image = cut(before, done[:at], done[at])
        start(image)
        start(image)
        assert read(image, "miaou.mpy") == new, at
        assert read(image, "main.py") == b"new = 1\n", at


def test_too_little_room_is_told_before_anything_is_touched() -> None:
    files = {"main.py": File("", 200), "miaou/a.mpy": File("", 8000)}
    full = Inventory("rp2", (1, 29, 0), "", 40_000, files)
    change = Change([], {"miaou/a.mpy": bytes(16_000)})
    with pytest.raises(Refused, match="39 KB free and this needs 4"):
        update.deliver("nowhere", full, change, b"")


def test_a_file_that_takes_the_place_of_another_needs_room_beside_it() -> None:
    there = Inventory("rp2", (1, 29, 0), "", 0, {"miaou.mpy": File("", 80_000)})
    assert update.needed(there, Change([], {"miaou.mpy": bytes(80_000)})) > 80_000


def test_what_is_removed_first_leaves_its_room() -> None:
    there = Inventory("rp2", (1, 29, 0), "", 0, {"miaou/a.mpy": File("", 200_000)})
    new = Change(["miaou/a.mpy"], {"miaou.mpy": bytes(80_000)})
    assert update.needed(there, new) < 40_000
