"""The other ways onto a board: what `tools build` writes beside the folder."""

import json
import struct
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from littlefs import LittleFS, UserContext

from host_tests.helpers.node_board.board import WasmBoard
from tools import firmware
from tools.build import boards, build
from tools.device import images, stock
from tools.device.stock import BLOCK
from tools.firmware import BOARDS, FIRMWARE, Refused

PICOS = [name for name in stock.names(firmware.board("pico_oled")) if name in stock.PLACES]
SMALL = {"main.py": b"print('miaou')\n", "miaou.mpy": bytes(range(256)) * 40}


class Built(NamedTuple):
    folder: Path
    ways: dict[str, images.Way]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("build") / "pico_oled"
    build("pico_oled", folder)
    made = images.make("pico_oled", folder)
    return Built(folder, {way.path.name: way for way in made})


def files_in(image: bytes) -> dict[str, bytes]:
    """As a board mounts it: of its own size, programmed in its own pages."""
    disk = LittleFS(
        UserContext(buffer=bytearray(image)),
        mount=False,
        block_size=BLOCK,
        block_count=len(image) // BLOCK,
        read_size=32,
        prog_size=256,
        cache_size=1024,
        lookahead_size=32,
    )
    disk.mount()
    found = {}
    for folder, _folders, names in disk.walk("/"):
        for name in names:
            path = f"{folder}/{name}".lstrip("/")
            with disk.open(path, "rb") as file:
                found[path] = bytes(file.read())
    return found


@pytest.mark.parametrize("name", PICOS)
def test_an_image_is_as_large_as_the_board_wants_and_holds_every_file(
    built: Built, name: str
) -> None:
    image = built.ways[f"pico_oled.{name}.img"].path.read_bytes()
    assert len(image) == stock.PLACES[name].size
    paths = [path for path in built.folder.rglob("*") if path.is_file()]
    assert files_in(image) == {
        path.relative_to(built.folder).as_posix(): path.read_bytes() for path in paths
    }


@pytest.mark.parametrize("name", PICOS)
def test_a_uf2_puts_every_page_of_the_image_where_the_board_keeps_its_files(
    built: Built, name: str
) -> None:
    place = stock.PLACES[name]
    data = built.ways[f"pico_oled.{name}.uf2"].path.read_bytes()
    flash = bytearray(place.size)
    for start in range(0, len(data), 512):
        block = struct.unpack("<8I476sI", data[start : start + 512])
        first, second, flags, at, size, number, count, family, page, last = block
        assert (first, second, last) == (0x0A324655, 0x9E5D5157, 0x0AB16F30)
        assert (flags, family, size) == (0x2000, place.family, 256)
        assert (number, count) == (start // 512, len(data) // 512)
        flash[at - place.at : at - place.at + size] = page[:size]
    assert bytes(flash) == built.ways[f"pico_oled.{name}.img"].path.read_bytes()


def test_an_esp32_gets_an_image_and_the_command_to_write_it(tmp_path: Path) -> None:
    build("esp32_oled", tmp_path / "esp32_oled")
    ways = images.make("esp32_oled", tmp_path / "esp32_oled")
    image = next(way for way in ways if way.path.suffix == ".img")
    assert image.path.stat().st_size == 2048 * 1024
    assert image.use == "esptool write-flash 0x200000 FILE, for 4 MB of flash"


@pytest.mark.parametrize("board", boards())
def test_every_board_has_an_image_for_each_micropython_that_suits_it(board: str) -> None:
    assert set(stock.names(firmware.board(board))) <= set(stock.PLACES)


def test_the_same_files_make_the_same_bytes() -> None:
    size = stock.PLACES["RPI_PICO_W"].size
    shuffled = dict(reversed(SMALL.items()))
    assert images.littlefs(SMALL, size, 256) == images.littlefs(shuffled, size, 256)


def test_what_does_not_fit_is_told(built: Built, monkeypatch: pytest.MonkeyPatch) -> None:
    small = stock.Place(0x10100000, 64 * 1024, stock.RP2040)
    monkeypatch.setitem(stock.PLACES, "RPI_PICO", small)
    with pytest.raises(Refused, match="does not fit into the 64 KB of RPI_PICO"):
        images.make("pico_oled", built.folder)


def test_mip_installs_the_package(tmp_path: Path) -> None:
    out, flash = tmp_path / "cat", tmp_path / "flash"
    flash.mkdir()
    for name, data in SMALL.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_bytes(data)
    images.package(out)
    with WasmBoard(flash) as board:
        mip = ["mip", "install", "--target", ".", "cat.package.json"]
        command = [sys.executable, "-m", "mpremote", "connect", board.port, *mip]
        subprocess.run(command, cwd=tmp_path, check=True, stdout=subprocess.DEVNULL)
    assert {name: (flash / name).read_bytes() for name in SMALL} == SMALL


def test_the_package_says_where_every_file_goes(built: Built) -> None:
    about = json.loads(built.ways["pico_oled.package.json"].path.read_text())
    assert {path for path, _url in about["urls"]} == {
        path.relative_to(built.folder).as_posix()
        for path in built.folder.rglob("*")
        if path.is_file()
    }


def test_the_manifest_freezes_the_sources_and_the_board(built: Built) -> None:
    manifest = built.ways["pico_oled.manifest.py"].path
    frozen = []

    def freeze(name: str, base_path: str) -> None:
        frozen.append((manifest.parent / base_path / name).resolve())

    exec(manifest.read_text(), {"include": len, "package": freeze, "module": freeze})
    assert frozen[:2] == [FIRMWARE / "miaou", FIRMWARE / "main.py"]
    assert frozen[2].name == "board.py"
    assert frozen[2].read_bytes() == (BOARDS / "pico_oled.py").read_bytes()
