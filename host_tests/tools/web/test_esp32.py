"""A new ESP32 gets MicroPython from the page, by esptool-js through the loader in its ROM."""

import struct
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from host_tests.helpers.esp_loader import Esp
from host_tests.helpers.node_board.board import WasmBoard
from host_tests.helpers.usb import PORT, Cable, EspCable
from host_tests.tools.web.conftest import PATIENCE, Visitor
from miaou import VERSION
from tools.chip.fetch import ESP32

Visitors = Callable[..., Visitor]

ERASED = b"\xff"
CHIPS = {"esp32_c3_oled": "ESP32-C3", "esp32_s3_oled": "ESP32-S3"}
NUMBERS = {"ESP32-C3": 5, "ESP32-S3": 9}


class Maker:
    """Somebody at the page of boards, who has chosen this one; cables can be changed."""

    def __init__(self, somebody: Visitor, board: str) -> None:
        self.page = somebody.page
        self.somebody = somebody
        self.cable = Cable()
        somebody.context.expose_function("cable", lambda *word: self.cable.pass_on(*word))
        somebody.page.add_init_script(PORT)
        somebody.visit(f"?lang=en&board={board}")
        somebody.page.click("#open-guide")
        somebody.page.click("#open-onto")
        somebody.page.locator("#onto").wait_for()

    def loads(self, image: Path, answer: str) -> None:
        self.page.evaluate("document.querySelector('#onto output').textContent = ''")
        self.page.set_input_files("#onto-load input", image)
        self.is_told(answer)

    def chooses(self) -> None:
        """A port, when the page asks for one."""
        self.somebody.answers("Choose it")

    def is_told(self, answer: str) -> None:
        expect(self.page.locator("#onto output")).to_contain_text(answer, timeout=PATIENCE)
        expect(self.page.locator("#onto progress")).to_be_hidden(timeout=PATIENCE)


def image(chip: str) -> bytes:
    """As small as a MicroPython for a newer chip could be, which begins where flash does."""
    whole = bytearray(ERASED * 0x1A000)
    whole[:24] = struct.pack("<BBBBI4xH10x", 0xE9, 3, 2, 0x20, 0x40380000, NUMBERS[chip])
    whole[0x8000:0x8002] = b"\xaa\x50"
    whole[0x10000:] = Random(chip).randbytes(0xA000)
    whole[0x10100:0x10114] = b"MicroPython v1.24.0 "
    return bytes(whole)


def test_a_new_esp32_gets_micropython_and_then_miaou(visitor: Visitors, tmp_path: Path) -> None:
    maker = Maker(visitor(), "esp32_oled")
    chip = Esp("ESP32")
    maker.cable = EspCable(chip)
    maker.page.set_input_files("#onto-load input", ESP32)
    maker.chooses()
    maker.is_told("Now the board has MicroPython. Install Miaou next.")
    wanted = ESP32.read_bytes()
    assert chip.flash[0x1000 : 0x1000 + len(wanted)] == wanted
    assert chip.flash[:0x1000] == ERASED * 0x1000
    assert set(chip.flash[0x200000:]) == {0xFF}  # where its files will be
    assert chip.runs == "program"
    with WasmBoard(tmp_path, platform="esp32") as board:
        maker.cable = Cable(board.port)
        maker.page.click("#onto-install")
        maker.is_told(f"Miaou {VERSION} is up.")


@pytest.mark.parametrize(("board", "model"), CHIPS.items())
def test_newer_chips_begin_with_the_first_byte_of_flash(
    visitor: Visitors, tmp_path: Path, board: str, model: str
) -> None:
    maker = Maker(visitor(), board)
    chip = Esp(model)
    maker.cable = EspCable(chip)
    file = tmp_path / "micropython.bin"
    file.write_bytes(image(model))
    maker.page.set_input_files("#onto-load input", file)
    maker.chooses()
    maker.is_told("Now the board has MicroPython.")
    assert chip.flash[: len(image(model))] == image(model)


def test_mistakes_with_a_new_esp32_get_a_sentence(visitor: Visitors, tmp_path: Path) -> None:
    maker = Maker(visitor(), "esp32_s3_oled")
    chip = Esp("ESP32-S3")
    right, cut, other = (tmp_path / f"{name}.bin" for name in ("right", "cut", "other"))
    right.write_bytes(image("ESP32-S3"))
    cut.write_bytes(image("ESP32-S3")[0x10000:])
    other.write_bytes(image("ESP32-C3"))
    for file in (cut, Path(__file__)):
        maker.loads(file, "no MicroPython for an ESP32")
    for file in (other, ESP32):
        maker.loads(file, "for another chip")
    maker.page.set_input_files("#onto-load input", right)
    maker.chooses()
    maker.is_told("Another program uses this port")
    maker.cable = EspCable(Esp("ESP32-C3"))
    maker.loads(right, "another kind of board")
    assert maker.cable.chip.flash == ERASED * (4 << 20)
    maker.cable = EspCable(Esp("ESP32-S3", reset_wired=False))
    maker.loads(right, "Hold its BOOT button")
    maker.cable = EspCable(chip)
    for left in (40, 9_000, 40_000):  # at its first word, in the stub, in the image
        maker.cable.left = left
        maker.loads(right, "The cable was pulled")
    assert 0x10000 < len(bytes(chip.flash).rstrip(ERASED)) < len(image("ESP32-S3"))
    maker.cable.left = 1 << 30
    chip.worn = 0x10003
    maker.loads(right, "not what was sent")
    chip.worn = None
    maker.loads(right, "Now the board has MicroPython.")
    assert chip.flash[: len(image("ESP32-S3"))] == image("ESP32-S3")
