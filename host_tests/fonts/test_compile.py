"""The packed faces are what the BDF files say, and nobody has edited them."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.fonts.faces import FACES

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All faces packed again, in another process: Adafruit brings a `micropython` of its own."""
    folder = tmp_path_factory.mktemp("fonts")
    subprocess.run([sys.executable, "-m", "tools.fonts.compile", folder], cwd=ROOT, check=True)
    return folder


@pytest.mark.parametrize("face", FACES)
def test_a_face_is_as_packed_from_its_source(face: str, packed: Path) -> None:
    name = f"{face}.py"
    shipped = ROOT / "firmware" / "miaou" / "fonts" / name
    assert shipped.read_bytes() == (packed / name).read_bytes()


def test_no_character_is_listed_twice() -> None:
    for face in FACES.values():
        assert len(set(face.characters)) == len(face.characters)
