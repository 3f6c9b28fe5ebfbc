"""What `tools release` writes: whole, checkable, and the same bytes again."""

import hashlib
import json
import os
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from tools import firmware, release
from tools.firmware import ROOT, Refused

AFRESH = """
import sys
from pathlib import Path
from tools import release
from tools.archive import compiling
compiling.KEPT = Path(sys.argv[1])
sys.exit(release.main(sys.argv[2:]))
"""
BOARD = "pico_w_oled"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A release for one board."""
    out = tmp_path_factory.mktemp("release")
    release.release(out, [BOARD])
    return out


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_an_image_for_every_micropython_the_packages_the_page_and_the_checksums(
    files: Path,
) -> None:
    start = f"miaou-{firmware.version()}"
    assert set(contents(files)) == {
        f"{start}-{BOARD}.RPI_PICO_W.uf2",
        f"{start}-{BOARD}.RPI_PICO2_W.uf2",
        f"{start}-mip.zip",
        f"{start}-page.zip",
        "SHA256SUMS",
    }


def test_every_file_but_the_checksums_has_its_checksum(files: Path) -> None:
    found = contents(files)
    lines = [line.split("  ") for line in found.pop("SHA256SUMS").decode().splitlines()]
    assert {name: digest for digest, name in lines} == {
        name: hashlib.sha256(data).hexdigest() for name, data in found.items()
    }


def test_another_build_on_another_day_gives_the_same_bytes(files: Path, tmp_path: Path) -> None:
    """In another process, time zone and order of sets; for others to read, or not; and with
    nothing at hand that was compiled before."""
    again = tmp_path / "again"
    zones = {"PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo", "LC_ALL": "C", "SOURCE_DATE_EPOCH": "9"}
    time.sleep(2.1)  # a zip counts two seconds at a time
    subprocess.run(
        [sys.executable, "-c", AFRESH, tmp_path / "kept", "--board", BOARD, "--out", again],
        cwd=ROOT,
        env={**os.environ, **zones},
        umask=0o077 if os.name == "posix" else -1,
        check=True,
        capture_output=True,
    )
    assert any((tmp_path / "kept").iterdir())
    first, second = contents(files), contents(again)
    assert sorted(first) == sorted(second)
    assert [name for name in first if first[name] != second[name]] == []


def test_nothing_tells_where_it_was_built(files: Path) -> None:
    for name, data in contents(files).items():
        assert str(ROOT).encode() not in data, name


def test_the_packages_hold_all_that_mip_will_ask_for(files: Path) -> None:
    with zipfile.ZipFile(next(files.glob("*-mip.zip"))) as archive:
        about = json.loads(archive.read(f"{BOARD}.package.json"))
        assert about["version"] == firmware.version()
        assert {"main.py", "miaou.mpy"} <= {target for target, _ in about["urls"]}
        assert {source for _, source in about["urls"]} <= set(archive.namelist())


def test_the_page_is_whole(files: Path) -> None:
    with zipfile.ZipFile(next(files.glob("*-page.zip"))) as archive:
        assert {"index.html", "micropython.wasm", "service.js"} <= set(archive.namelist())


def test_what_an_older_release_left_goes_and_what_is_not_ours_stays(tmp_path: Path) -> None:
    for name in ("miaou-0.0.1-pico.uf2", "SHA256SUMS", "letter.txt"):
        tmp_path.joinpath(name).write_text("old")
    release.release(tmp_path, [])
    assert not (tmp_path / "miaou-0.0.1-pico.uf2").exists()
    assert (tmp_path / "letter.txt").read_text() == "old"
    assert "letter" not in (tmp_path / "SHA256SUMS").read_text()


def test_a_tag_is_the_version_with_a_v() -> None:
    release.check_tag(f"v{firmware.version()}")
    with pytest.raises(Refused, match=r"The tag is v9\.9\.9, and .* says 0"):
        release.check_tag("v9.9.9")


def test_a_version_without_news_is_not_released(monkeypatch: pytest.MonkeyPatch) -> None:
    assert release.news(firmware.version())
    assert "##" not in release.news(firmware.version()).replace("###", "")
    monkeypatch.setattr(firmware, "version", lambda: "9.9.9")
    with pytest.raises(Refused, match=r"nothing to say about 9\.9\.9"):
        release.check_tag("v9.9.9")


def test_a_board_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["--board", "litter_box"]) == 2
    assert "There is no board called 'litter_box'." in capsys.readouterr().err
