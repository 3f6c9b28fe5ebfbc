"""Miaou goes onto boards from the page: the true chip behind a stand-in for `navigator.serial`."""

import base64
import json
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from host_tests.helpers.node_board.board import WasmBoard
from host_tests.helpers.older import older
from host_tests.helpers.usb import PORT, Cable
from host_tests.tools.web.conftest import PATIENCE, Visitor
from miaou import VERSION
from tools import firmware
from tools.chip import disk, image
from tools.chip.port import plugged_in
from tools.chip.rp2040 import Chip
from tools.device import images, stock

Visitors = Callable[..., Visitor]

BOARD = "pico_w_oled"
GAME = {**disk.rolled(3), **disk.chosen("fr")}
UP = f"Miaou {VERSION} is up."
LONG = 5 * PATIENCE


@pytest.fixture
def maker(visitor: Visitors) -> tuple[Visitor, Cable]:
    """Somebody at the page of boards, with a board on a cable."""
    somebody = visitor()
    cable = Cable()
    somebody.context.expose_function("cable", cable.pass_on)
    somebody.page.add_init_script(PORT)
    somebody.visit(f"?lang=en&board={BOARD}")
    somebody.page.click("#open-guide")
    somebody.page.click("#open-onto")
    somebody.page.locator("#onto").wait_for()
    return somebody, cable


def asks(somebody: Visitor, button: str, answer: str) -> None:
    """Presses it, and waits for the sentence that ends it."""
    somebody.page.click(button)
    expect(somebody.page.locator("#onto output")).to_contain_text(answer, timeout=LONG)
    expect(somebody.page.locator("#onto progress")).to_be_hidden(timeout=LONG)


def started(flash: bytes) -> Chip:
    """At its prompt, which it may have shown before anybody was there to see, or done with all that
    it has to install."""
    chip = Chip(firmware.board(BOARD), flash)
    while not chip.until_said("is up.", 3000) and b"install" in chip.heard:
        pass
    chip.settle()
    return chip


def test_a_new_pico_gets_miaou_and_power_lost_on_the_way_is_made_good(
    maker: tuple[Visitor, Cable],
) -> None:
    somebody, cable = maker
    stock = image.read()
    chip = started(stock.flash)
    with plugged_in(chip) as cable.port:
        asks(somebody, "#onto-install", UP)
    wanted = disk.firmware_files(BOARD)
    there = disk.files_in(stock, chip.flash)
    assert {path: there[path] for path in wanted} == wanted
    for share in (0.2, 0.8):
        half = started(chip.cut(int(share * len(chip.operations)), 0.5))
        with plugged_in(half) as cable.port:
            asks(somebody, "#onto-install", UP)
        there = disk.files_in(stock, half.flash)
        assert {path: there[path] for path in wanted} == wanted
        assert not [path for path in there if "update" in path or ".new" in path]


def test_a_pico_gets_what_is_new_alone_and_its_games_leave_and_come_back_and_its_log_is_read(
    maker: tuple[Visitor, Cable], tmp_path: Path
) -> None:
    somebody, cable = maker
    stock = image.read()
    chip = started(disk.with_miaou(stock, BOARD, {**GAME, **older(BOARD)}))
    with plugged_in(chip) as cable.port:
        asks(somebody, "#onto-install", UP)
        assert cable.sent < 40_000
        there = disk.files_in(stock, chip.flash)
        assert there == {**disk.firmware_files(BOARD), **GAME}
        with somebody.page.expect_download(timeout=LONG) as coming:
            asks(somebody, "#onto-take", "in your downloads")
        kept = tmp_path / "saves.json"
        coming.value.save_as(kept)
        saves = json.loads(kept.read_text())
        assert {path: base64.b64decode(data) for path, data in saves.items()} == GAME
        saves["saves/faults.txt"] = base64.b64encode(b"E1: the cat sat on it").decode()
        kept.write_text(json.dumps(saves))
        somebody.page.set_input_files("#onto-give input", kept)
        expect(somebody.page.locator("#onto output")).to_contain_text(UP, timeout=LONG)
        asks(somebody, "#onto-log", "gone wrong on the board")
    expect(somebody.page.locator("#onto pre")).to_contain_text("the cat sat on it")
    there = disk.saves(stock, chip.flash)
    assert there == {**GAME, "saves/faults.txt": b"E1: the cat sat on it"}


def test_mistakes_get_a_sentence_and_change_nothing(
    maker: tuple[Visitor, Cable], tmp_path: Path
) -> None:
    somebody, cable = maker
    asks(somebody, "#onto-install", "Another program uses this port")
    with WasmBoard(tmp_path, platform="esp32") as other:
        cable.port = other.port
        asks(somebody, "#onto-install", "another kind of board")
    with WasmBoard(tmp_path, version=(1, 21, 0)) as old:
        cable.port = old.port
        asks(somebody, "#onto-install", "too old")
    assert list(tmp_path.iterdir()) == []
    with WasmBoard(tmp_path) as board:
        cable.port = board.port
        for sent in (100, 9_000, 60_000):
            cable.left = sent
            asks(somebody, "#onto-install", "The cable was pulled")
            assert not (tmp_path / "main.py").exists()
        cable.left = 1 << 30
        asks(somebody, "#onto-install", UP)


def test_a_stock_uf2_comes_back_with_miaou_inside_and_starts(
    maker: tuple[Visitor, Cable], tmp_path: Path
) -> None:
    somebody, _cable = maker
    page, told = somebody.page, somebody.page.locator("#onto output")
    with page.expect_download(timeout=LONG) as coming:
        page.set_input_files("#onto-join input", image.STOCK)
    coming.value.save_as(tmp_path / "joined.uf2")
    both = image.read(tmp_path / "joined.uf2")
    assert disk.files_in(both, both.flash) == disk.firmware_files(BOARD)
    assert Chip(firmware.board(BOARD), both.flash).until_said("is up.")
    page.set_input_files("#onto-join input", Path(__file__))
    expect(told).to_contain_text("no MicroPython for a Pico")
    page.select_option("#onto select", "feather_oled")
    page.set_input_files("#onto-join input", image.STOCK)
    expect(told).to_contain_text("for another board")


# A board that each takes, how a stock image speaks of it, and its family.
OTHERS = {
    "RPI_PICO": ("pico_oled", b"Raspberry Pi Pico with RP2040", stock.RP2040),
    "RPI_PICO2": ("pico_oled", b"Raspberry Pi Pico2 with RP2350", stock.RP2350),
    "RPI_PICO2_W": ("pico_w_oled", b"Raspberry Pi Pico 2 W with RP2350", stock.RP2350),
    "ADAFRUIT_FEATHER_RP2040": (
        "feather_oled",
        b"Adafruit Feather RP2040 with RP2040",
        stock.RP2040,
    ),
}


def test_a_uf2_for_any_chip_has_its_files_where_that_chip_looks_for_them(
    maker: tuple[Visitor, Cable], tmp_path: Path
) -> None:
    page = maker[0].page
    for name, (board, machine, family) in OTHERS.items():
        program = machine.ljust(512, b"\1")
        bare, both = tmp_path / f"{name}.uf2", tmp_path / "both.uf2"
        bare.write_bytes(images.uf2(program, image.FLASH, family))
        page.select_option("#onto select", board)
        with page.expect_download(timeout=LONG) as coming:
            page.set_input_files("#onto-join input", bare)
        coming.value.save_as(both)
        blocks = list(struct.iter_unpack("<8I256s224x", both.read_bytes()))
        assert [block[5] for block in blocks] == list(range(len(blocks)))
        assert {block[6:8] for block in blocks} == {(len(blocks), family)}
        place = stock.PLACES[name]
        flash = bytearray(b"\xff" * (place.at + place.size - image.FLASH))
        for block in blocks:
            at = block[3] - image.FLASH
            flash[at : at + 256] = block[8]
        assert flash.startswith(program)
        assert len(blocks) == (len(program) + place.size) // 256
        whole = image.Image(bytes(flash), place)
        assert disk.files_in(whole, whole.flash) == disk.firmware_files(board)


def test_a_browser_without_ports_says_what_else_there_is(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.page.add_init_script(
        "Object.defineProperty(navigator, 'serial', { value: undefined });"
    )
    somebody.visit()
    somebody.page.click("#open-guide")
    somebody.page.click("#open-onto")
    expect(somebody.page.locator("#onto .none")).to_contain_text("python3 -m tools flash")
    expect(somebody.page.locator("#onto-install")).to_be_hidden()
