"""The pictures of README and of the guides show what Miaou shows today."""

import struct
import zlib
from functools import cache

import pytest

from tools.firmware import ROOT
from tools.pictures import album, png
from tools.pictures.case import Case

ANEW = "`python3 -m tools screenshots --docs` draws them anew; look at them"


@cache
def sources() -> dict[str, str]:
    return {name: album.source(board, frames) for name, board, frames in album.drawn()}


def test_no_picture_of_the_documents_is_out_of_date() -> None:
    assert {name: of for name, (of, _itself) in album.kept().items()} == sources(), ANEW


def test_every_picture_is_the_one_that_was_drawn() -> None:
    drawn = {path.name: album.content(path) for path in album.FOLDER.glob("*.png")}
    assert {name: itself for name, (_of, itself) in album.kept().items()} == drawn, ANEW


def test_every_picture_is_shown_in_a_document() -> None:
    documents = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    words = "".join(path.read_text(encoding="utf-8") for path in documents)
    assert [name for name in album.kept() if name not in words] == []


def chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    """The kinds and contents, each with a checksum that is right."""
    assert data.startswith(png.SIGNATURE)
    at, found = len(png.SIGNATURE), []
    while at < len(data):
        (size,) = struct.unpack_from(">I", data, at)
        kind, content = data[at + 4 : at + 8], data[at + 8 : at + 8 + size]
        assert struct.unpack_from(">I", data, at + 8 + size) == (zlib.crc32(kind + content),)
        found.append((kind, content))
        at += size + 12
    return found


@pytest.fixture
def animation() -> list[tuple[bytes, bytes]]:
    """A case of 4 × 3 around a glass of 2 × 1, which is red, then blue."""
    red, blue, clear = b"\xff\0\0", b"\0\0\xff", b"\xff\xff\xff"
    case = Case(clear + b"\x01\x02\x03" * 11, 4, 1, 1)
    return chunks(png.animate(case, [(red * 2, 500), (red + blue, 90)], 2, 2))


def test_an_animation_tells_how_long_each_picture_shows(
    animation: list[tuple[bytes, bytes]],
) -> None:
    controls = [content for kind, content in animation if kind == b"fcTL"]
    assert [struct.unpack(">IIIIIHHBB", control)[1:7] for control in controls] == [
        (8, 6, 0, 0, 500, 1000),
        (4, 2, 2, 2, 90, 1000),
    ]
    assert dict(animation)[b"acTL"] == struct.pack(">II", 2, 0)


def test_an_animation_has_the_pixels_of_its_pictures_and_what_is_clear_comes_first(
    animation: list[tuple[bytes, bytes]],
) -> None:
    found = dict(animation)
    clear, body, red, blue = range(4)
    assert found[b"PLTE"] == b"\xff\xff\xff\x01\x02\x03\xff\0\0\0\0\xff"
    assert found[b"tRNS"] == bytes([clear])
    rows = [[clear, body, body, body], [body, red, red, body], [body] * 4]
    assert zlib.decompress(found[b"IDAT"]) == b"".join(_twice(row) for row in rows)
    assert zlib.decompress(found[b"fdAT"][4:]) == _twice([red, blue])


def _twice(row: list[int]) -> bytes:
    """A row at twice its size, each line with the filter before it: none."""
    return (b"\0" + bytes(pixel for pixel in row for _ in range(2))) * 2
