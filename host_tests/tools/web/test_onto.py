"""Miaou goes onto boards from the page: the true chip behind a stand-in for `navigator.serial`."""

import base64
import json
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from host_tests.tools.web.conftest import PATIENCE, Visitor
from miaou import VERSION
from tools import firmware
from tools.chip import disk, image
from tools.chip.port import plugged_in
from tools.chip.rp2040 import Chip
from tools.wasm.board import WasmBoard

Visitors = Callable[..., Visitor]

BOARD = "pico_w_oled"
GAME = {**disk.rolled(3), **disk.chosen("fr")}
UP = f"Miaou {VERSION} is up."
LONG = 5 * PATIENCE
# What a page sees of a port; the cable is in Python's hands.
PORT = """(() => {
    const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const text = (bytes) => btoa(String.fromCharCode(...bytes));
    const pause = () => new Promise((over) => setTimeout(over, 5));
    const lost = () => new DOMException("The device has been lost.", "NetworkError");
    const port = {
        async open() {
            if (!(await cable("open", ""))) throw lost();
            let shut = false;
            this.readable = new ReadableStream({
                async pull(stream) {
                    for (let got = ""; !shut; await pause()) {
                        got = await cable("read", "");
                        if (got === null) return stream.error(lost());
                        if (got) return stream.enqueue(bytes(got));
                    }
                },
                cancel: () => (shut = true),
            });
            const write = async (sent) => {
                if (!(await cable("write", text(sent)))) throw lost();
            };
            this.writable = new WritableStream({ write });
        },
        close: () => cable("close", ""),
    };
    const serial = { requestPort: async () => port };
    Object.defineProperty(navigator, "serial", { value: serial });
})();"""


class Cable:
    """From the page to whatever listens on that port; pulled when so many bytes have gone."""

    def __init__(self, port: str) -> None:
        self.port = port
        self.left = 1 << 30
        self._end: socket.socket | None = None

    def pass_on(self, what: str, text: str) -> str | bool | None:
        if what == "open":
            return self._open()
        if what == "close" or self._end is None:
            self._hang_up()
            return None
        return self._read() if what == "read" else self._write(base64.b64decode(text))

    def _open(self) -> bool:
        if not self.port:
            return False
        host, number = self.port.removeprefix("socket://").split(":")
        self._end = socket.create_connection((host, int(number)))
        self._end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return True

    def _read(self) -> str | None:
        assert self._end
        self._end.setblocking(False)
        try:
            data = self._end.recv(1 << 16)
        except BlockingIOError:
            return ""
        finally:
            self._end.setblocking(True)
        return base64.b64encode(data).decode() if data else None

    def _write(self, data: bytes) -> bool:
        assert self._end
        self.left -= len(data)
        if self.left < 0:
            self._hang_up()
            return False
        self._end.sendall(data)
        return True

    def _hang_up(self) -> None:
        if self._end:
            self._end.close()
        self._end = None


@pytest.fixture
def maker(visitor: Visitors) -> tuple[Visitor, Cable]:
    """Somebody at the page of boards, with a board on a cable."""
    somebody = visitor()
    cable = Cable("")
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


def test_games_leave_a_pico_and_come_back_and_its_log_is_read(
    maker: tuple[Visitor, Cable], tmp_path: Path
) -> None:
    somebody, cable = maker
    stock = image.read()
    chip = started(disk.with_miaou(stock, BOARD, GAME))
    with plugged_in(chip) as cable.port:
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
