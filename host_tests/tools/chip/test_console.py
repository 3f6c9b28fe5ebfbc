"""`tools chip`: a person plays on the emulated Pico in a terminal, or is told why not."""

import contextlib
import os
import pty
import select
import socket
import subprocess
import time
from pathlib import Path

import pytest

from host_tests.helpers import newcomer
from tools import chip
from tools.chip import console, disk, image
from tools.chip.image import Image
from tools.device import images, stock
from tools.firmware import ROOT, Refused


class Screen:
    """A person's terminal, and all that was ever painted on it."""

    def __init__(self, *arguments: str) -> None:
        self._ours, theirs = pty.openpty()
        window = {"COLUMNS": "140", "LINES": "40"}
        self.program = subprocess.Popen(
            [newcomer.PYTHON, "-m", "tools", "chip", *arguments],
            cwd=ROOT,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=newcomer.environment() | window,
        )
        os.close(theirs)
        self.seen = ""

    def sees(self, words: str, after: int = 0) -> bool:
        until = time.monotonic() + newcomer.PATIENCE
        while words not in self.seen[after:] and time.monotonic() < until:
            if select.select([self._ours], [], [], 0.2)[0]:
                self.seen += os.read(self._ours, 65536).decode(errors="ignore")
        return words in self.seen[after:]

    def types(self, keys: str) -> None:
        os.write(self._ours, keys.encode())


def has_prompt(cable: socket.socket) -> bool:
    """Ctrl-C, and again if nothing comes: MicroPython is deaf to one while it compiles main.py."""
    cable.settimeout(10)
    said = b""
    until = time.monotonic() + newcomer.PATIENCE
    while b">>> " not in said and time.monotonic() < until:
        cable.sendall(b"\r\x03")
        with contextlib.suppress(TimeoutError):
            while b">>> " not in said:
                heard = cable.recv(100)
                assert heard, "it has hung up"
                said += heard
    return b">>> " in said


@pytest.mark.skipif(os.name == "nt", reason="there is no pty on Windows")
def test_it_paints_takes_keys_keeps_its_flash_and_answers_mpremote(tmp_path: Path) -> None:
    kept = tmp_path / "flash"
    screen = Screen("--flash", str(kept))
    assert screen.sees("█")  # the list of languages
    painted = len(screen.seen)
    screen.types("\x1b[B")
    assert screen.sees("█", painted), "the mark goes to the next language"
    host, port = screen.seen.split("socket://")[1].split()[0].split(":")
    with socket.create_connection((host, int(port))) as cable:
        assert has_prompt(cable)
    screen.types("q")
    assert screen.program.wait(newcomer.PATIENCE) == 0
    assert kept.stat().st_size == image.SIZE


def block(family: int, data: bytes = b"cat") -> bytes:
    return images.uf2(data.ljust(256, b"\xff"), image.FLASH, family)


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"\xe9\x06\x02\x20" + bytes(1000), "is a program for an ESP32"),
        (b"#!/bin/sh\n", r"is no \.uf2 file"),
        (block(stock.RP2040) * 2, "is not all there"),
        (block(stock.RP2040)[:300], "is not all there"),
        (block(stock.RP2350), "is for another chip"),
        (block(stock.RP2040)[:-4] + b"cats", "is damaged"),
        (images.uf2(bytes(256), image.FLASH + image.SIZE, stock.RP2040), "for another memory"),
        (block(stock.RP2040), "is no stock MicroPython for a Pico"),
    ],
)
def test_a_file_that_is_no_image_for_a_pico_is_refused(
    data: bytes, complaint: str, tmp_path: Path
) -> None:
    path = tmp_path / "image.uf2"
    path.write_bytes(data)
    with pytest.raises(Refused, match=complaint):
        image.read(path)


def test_an_image_that_is_not_there_is_told_with_how_to_get_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert chip.main(["--uf2", str(tmp_path / "none.uf2")]) == 2
    assert "tools setup" in capsys.readouterr().err
    assert chip.main(["--uf2", str(tmp_path)]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_a_board_without_a_pico_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert chip.main(["--board", "esp32_oled"]) == 2
    assert "is no board with a Pico" in capsys.readouterr().err


def test_a_file_that_is_no_flash_is_told_and_left_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for size in (10, image.SIZE):
        path = tmp_path / str(size)
        path.write_bytes(bytes(size))
        assert chip.main(["--flash", str(path)]) == 2
        assert "is not the flash of such a board" in capsys.readouterr().err
        assert path.read_bytes() == bytes(size)


def test_games_go_on_with_the_miaou_of_today(stock_image: Image, tmp_path: Path) -> None:
    kept = tmp_path / "flash"
    old = {"miaou/old.mpy": b"old", **disk.chosen("es")}
    kept.write_bytes(disk.with_miaou(stock_image, "pico_oled", old))
    files = disk.files_in(stock_image, console.contents(stock_image, "pico_oled", kept, bare=False))
    assert files == {**disk.firmware_files("pico_oled"), **disk.chosen("es")}


def test_a_port_that_is_in_use_is_told() -> None:
    from tools.chip.port import SocketEnd

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(Refused, match="is in use by another program"):
            SocketEnd(taken.getsockname()[1])
