"""Write all that a release is made of into one folder: images, packages for mip, the page, and the
checksums of them. The same bytes every time, so that anybody can check a download."""

import argparse
import hashlib
import re
import tempfile
import zipfile
from pathlib import Path

from tools import build, firmware, setup, web
from tools.firmware import ROOT, Refused
from tools.told import counted, refusals

SUMS = "SHA256SUMS"
CHANGELOG = ROOT / "CHANGELOG.md"
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the first moment that a zip knows


@refusals
def main(argv: list[str]) -> int:
    """`python3 -m tools release [--out DIR] [--board NAME …] [--tag TAG] [--notes FILE]`"""
    parser = argparse.ArgumentParser(prog="python3 -m tools release", description=__doc__)
    parser.add_argument("--out", type=Path, metavar="FOLDER", default=Path("build", "release"))
    parser.add_argument("--board", nargs="+", metavar="BOARD", help="these alone instead of all")
    parser.add_argument("--tag", help="refuse unless this is the tag of the version at hand")
    parser.add_argument("--notes", type=Path, metavar="FILE", help="write there what is new in it")
    asked = parser.parse_args(argv)
    boards = asked.board or build.boards()
    for board in boards:
        build.known(board)
    if asked.tag:
        check_tag(asked.tag)
    setup.need("device", "images", "page")
    if asked.notes:
        asked.notes.write_text(f"{news(firmware.version())}\n", encoding="utf-8")
    written = release(asked.out, boards)
    print(f"{asked.out} is ready: {counted(len(written), 'file')}. To check it there:")
    print(f"  sha256sum --check {SUMS}")
    return 0


def check_tag(tag: str) -> None:
    """A release is named by its version, and the changelog tells what is new in it."""
    version = firmware.version()
    if tag != f"v{version}":
        raise Refused(
            f"The tag is {tag}, and firmware/miaou/__init__.py says {version}: one is wrong."
        )
    if not news(version):
        raise Refused(f"CHANGELOG.md has nothing to say about {version} yet.")


def news(of: str) -> str:
    """What the changelog says of a version; nothing if it does not know it."""
    text = CHANGELOG.read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(of)}\b[^\n]*\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    return found[1].strip() if found else ""


def release(out: Path, boards: list[str]) -> list[Path]:
    """Fill `out` for these boards, and list what is in it; the checksums come last."""
    out.mkdir(parents=True, exist_ok=True)
    for stale in (*out.glob("miaou-*"), out / SUMS):
        stale.unlink(missing_ok=True)
    start = f"miaou-{firmware.version()}"
    with tempfile.TemporaryDirectory() as work:
        for board in boards:
            _images(board, Path(work, "mip", board), out / start)
        _zip(Path(work, "mip"), out / f"{start}-mip.zip")
        web.build(Path(work, "page"))
        _zip(Path(work, "page"), out / f"{start}-page.zip")
    return [*sorted(out.glob(f"{start}*")), _sums(out, start)]


def _images(board: str, folder: Path, start: Path) -> None:
    """What mip needs stays in the folder; of an image, the kind that a person drags is enough."""
    from tools.device import images

    build.build(board, folder)
    made = [way.path for way in images.make(board, folder)]
    dragged = {path.stem for path in made if path.suffix == ".uf2"}
    for path in made:
        data = path.read_bytes()
        if path.suffix == ".json":
            continue
        path.unlink()
        if path.suffix == ".uf2" or (path.suffix == ".img" and path.stem not in dragged):
            start.with_name(f"{start.name}-{path.name}").write_bytes(data)


def _zip(folder: Path, target: Path) -> None:
    """Not compressed: what comes of that differs from one zlib to the next."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(filter(Path.is_file, folder.rglob("*"))):
            entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), LONG_AGO)
            entry.create_system = 3  # Unix, wherever it was made
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, path.read_bytes())


def _sums(out: Path, start: str) -> Path:
    """As sha256sum writes them, and checks them."""
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(out.glob(f"{start}*"))
    ]
    sums = out / SUMS
    sums.write_bytes("".join(lines).encode())
    return sums
