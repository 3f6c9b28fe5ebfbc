"""An ESP32 at the end of a serial line: the loader in its ROM, and the stub that esptool sends it.

After Espressif's description of the serial protocol. It runs no code: the stub answers only if what
lies in memory is, byte for byte, the one that esptool-js carries for this chip. Flash is as real
flash is: a program clears bits, and only an erase sets them.
"""

import hashlib
import json
import struct
import zlib
from base64 import b64decode
from collections.abc import Callable
from typing import NamedTuple

from tools.web.supply import BUNDLE

SLOW = 115_200
ERASED, SECTOR = 0xFF, 4096
END, ESCAPE, ENDED, ESCAPED = 0xC0, b"\xdb", b"\xdb\xdc", b"\xdb\xdd"
SYNC = b"\x07\x07\x12\x20" + 32 * b"\x55"
UNKNOWN, DAMAGED = 0x05, 0x07  # what may be wrong with a message
MAGIC = 0x40001000  # the register that older chips are told apart by
STUBS = BUNDLE.parent / "lib" / "targets" / "stub_flasher"


class Model(NamedTuple):
    """A chip: its number, its mark, where its flash is wired to, and if it tells its number."""

    stub: str
    number: int
    magic: int
    spi: int
    answer: int  # the register in which the flash's answers arrive
    tells: bool


MODELS = {
    "ESP32": Model("esp32", 0, 0x00F01D83, 0x3FF42000, 0x80, False),
    "ESP32-C3": Model("esp32c3", 5, 0x6921506F, 0x60002000, 0x58, True),
    "ESP32-S3": Model("esp32s3", 9, 0x00000009, 0x60002000, 0x58, True),
}


class Esp:
    """`signals`, `send` and `heard` are its line; `flash` is what it holds; `runs` is what runs."""

    def __init__(self, model: str, *, reset_wired: bool = True) -> None:
        self.flash = bytearray(b"\xff" * (4 << 20))
        self.runs = "program"
        self.worn: int | None = None  # a place that takes no more bits
        self._model = MODELS[model]
        self._reset_wired = reset_wired
        self._held = False  # in reset
        self._bits_a_second = SLOW
        self._frame = b""
        self._said = b""
        self._commands: dict[int, Callable[[bytes], None]] = {
            0x05: self._begin_memory,
            0x07: self._fill_memory,
            0x06: self._run_memory,
            0x08: self._sync,
            0x09: self._write_register,
            0x0A: self._read_register,
            0x0F: self._change_speed,
            0x10: self._begin_packed,
            0x11: self._write_packed,
            0x12: lambda _asked: self._answer(),
            0x13: self._hash,
        }
        if self._model.tells:
            self._commands[0x14] = self._tell_number
        self._start("program")

    def signals(self, ready: bool, request: bool) -> None:
        """The two lines that most boards wire to reset and boot, through two transistors."""
        if not self._reset_wired:
            return
        held = request and not ready
        if self._held and not held:
            self._start("rom" if ready else "program")
        self._held = held

    def send(self, data: bytes, bits_a_second: int) -> None:
        """At another speed it hears but noise."""
        if bits_a_second != self._bits_a_second or self.runs == "program" or self._held:
            return
        *frames, self._frame = (self._frame + data).split(bytes([END]))
        for frame in filter(None, frames):
            self._hear(frame.replace(ENDED, bytes([END])).replace(ESCAPED, ESCAPE))

    def heard(self) -> bytes:
        said, self._said = self._said, b""
        return said

    def _start(self, what: str) -> None:
        self.runs = what
        self._memory: dict[int, bytes] = {}
        self._registers = {MAGIC: self._model.magic}
        self._bits_a_second = SLOW
        self._frame = b""
        self._said = b"rst:0x1 (POWERON_RESET)\r\n"

    def _hear(self, frame: bytes) -> None:
        direction, self._asked, size, self._checksum = struct.unpack_from("<BBHI", frame)
        asked = frame[8:]
        if direction != 0 or size != len(asked):
            return
        known = self._commands.get(self._asked)
        if known:
            known(asked)
        else:
            self._asked = 0xFF
            self._answer(wrong=UNKNOWN)

    def _answer(self, value: int = 0, data: bytes = b"", wrong: int = 0) -> None:
        status = bytes([wrong > 0, wrong]) + (b"" if self.runs == "stub" else bytes(2))
        head = struct.pack("<BBHI", 1, self._asked, len(data + status), value)
        self._say(head + data + status)

    def _say(self, packet: bytes) -> None:
        escaped = packet.replace(ESCAPE, ESCAPED).replace(bytes([END]), ENDED)
        self._said += bytes([END]) + escaped + bytes([END])

    def _sync(self, asked: bytes) -> None:
        rom = self.runs == "rom"
        for _time in range(8 if rom and asked == SYNC else 1):
            self._answer(0x20120707 if rom else 0)

    def _read_register(self, asked: bytes) -> None:
        (address,) = struct.unpack("<I", asked)
        self._answer(self._registers.get(address, 0))

    def _write_register(self, asked: bytes) -> None:
        """A command to the flash is done at once; there is only one question: who are you?"""
        address, value = struct.unpack_from("<II", asked)
        self._registers[address] = value
        if address == self._model.spi:
            self._registers[address] = 0
            self._registers[self._model.spi + self._model.answer] = 0x1640C8
        self._answer()

    def _tell_number(self, _asked: bytes) -> None:
        self._answer(data=struct.pack("<I8xII", 0, self._model.number, 0))

    def _change_speed(self, asked: bytes) -> None:
        self._answer()
        (self._bits_a_second,) = struct.unpack_from("<I", asked)

    def _begin_memory(self, asked: bytes) -> None:
        _size, _count, self._block, self._at = struct.unpack("<4I", asked)
        self._memory[self._at] = b""
        self._answer()

    def _fill_memory(self, asked: bytes) -> None:
        block = self._checked(asked)
        if block is not None:
            self._memory[self._at] += block
            self._answer()

    def _run_memory(self, asked: bytes) -> None:
        _stay, entry = struct.unpack("<II", asked)
        self._answer()
        if (entry, self._memory) == self._stub():
            self.runs = "stub"
            self._say(b"OHAI")

    def _stub(self) -> tuple[int, dict[int, bytes]]:
        known = json.loads((STUBS / f"{self._model.stub}.json").read_text())
        parts = {known[f"{part}_start"]: b64decode(known[part]) for part in ("text", "data")}
        return known["entry"], parts

    def _begin_packed(self, asked: bytes) -> None:
        size, _count, self._block, self._at = struct.unpack_from("<4I", asked)
        self._unpacking = zlib.decompressobj()
        end = -(-(self._at + size) // SECTOR) * SECTOR
        start = self._at // SECTOR * SECTOR
        self.flash[start:end] = bytes([ERASED]) * (end - start)
        self._answer()

    def _write_packed(self, asked: bytes) -> None:
        block = self._checked(asked)
        if block is None:
            return
        data = self._unpacking.decompress(block)
        there = slice(self._at, self._at + len(data))
        left = int.from_bytes(self.flash[there]) & int.from_bytes(data)
        self.flash[there] = left.to_bytes(len(data))
        if self.worn is not None:
            self.flash[self.worn] = ERASED
        self._at += len(data)
        self._answer()

    def _checked(self, asked: bytes) -> bytes | None:
        """What a message carries, if it is whole."""
        size, _number = struct.unpack_from("<II", asked)
        block = asked[16:]
        checksum = 0xEF
        for byte in block:
            checksum ^= byte
        if (len(block), checksum) == (size, self._checksum) and size <= self._block:
            return block
        self._answer(wrong=DAMAGED)
        return None

    def _hash(self, asked: bytes) -> None:
        at, size = struct.unpack_from("<II", asked)
        digest = hashlib.md5(self.flash[at : at + size])
        stub = self.runs == "stub"
        self._answer(data=digest.digest() if stub else digest.hexdigest().encode())
