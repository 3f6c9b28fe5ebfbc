"""An update of a board: power lost at every step of its flash chip, and room that is scarce."""

import contextlib
import random
import sys
import types
import zlib
from collections.abc import Callable
from io import BytesIO

import pytest

from tools import remote, update
from tools.firmware import Refused
from tools.flash_disk import FlashDisk, Operation
from tools.update import Change, File, Inventory
from tools.virtual import machine


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
    installer = (remote.ONBOARD / "update.py").read_bytes() + update.INSTALL
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
    exec((remote.ONBOARD / "update.py").read_bytes(), script)
    with disk.plugged_in():
        script["arm"](update.fingerprint(parcel), update.fingerprint(installer))


def end_after_cut(
    before: bytes, done: list[Operation], cut: Operation, start: Callable[[FlashDisk], None]
) -> list[dict[str, bytes]]:
    """Power goes in the middle of an operation and comes back; the board is left to start."""
    image = bytearray(before)
    for operation in done:
        operation.apply(image, len(operation.data))
    cut.apply(image, len(cut.data) // 2)
    disk = FlashDisk(image=image)
    start(disk)
    start(disk)
    return trees(disk)


def test_too_little_room_is_told_before_anything_is_touched() -> None:
    files = {"main.py": File("", 200), "miaou/a.mpy": File("", 8000)}
    full = Inventory("rp2", (1, 29, 0), "", 60_000, files)
    same = Change([], {"miaou/a.mpy": bytes(8000)})
    assert update.parts(full, same) == [same]
    with pytest.raises(Refused, match="58 KB free and this needs 60"):
        update.parts(full, Change([], {"miaou/a.mpy": bytes(16_000)}))


def test_a_board_without_miaou_and_with_little_room_gets_it_in_parts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    files = {f"miaou/{name}.mpy": random.Random(name).randbytes(5000) for name in "abcdef"}
    change = Change([], files)
    new = Inventory("rp2", (1, 29, 0), "", 0, {})
    scarce = new._replace(free=update.needed(new, change, files) - 1)
    sent = []
    monkeypatch.setattr(update, "FEW", (4,))
    monkeypatch.setattr(update, "_deliver", lambda _port, *part: sent.append(part))
    update.deliver("", scarce, change, b"main")
    assert [(sorted(part.put), main) for part, main in sent] == [
        (sorted(files)[:4], update.UNFINISHED),
        (sorted(files)[4:], b"main"),
    ]
