"""Goldens: what every panel shows on a short tour, as hashes: a pixel that moves is noticed."""

from hashlib import sha256

from tools import firmware
from tools.pictures import album

FOLDER = firmware.ROOT / "host_tests" / "goldens"
TOUR = FOLDER / "tour.txt"
HASHES = FOLDER / "hashes.txt"
LANGUAGE = "fr"  # whose words are the longest


def taken(board: str) -> dict[str, str]:
    """The hash of each picture of the tour, by its name."""
    frames = album.played(board, TOUR, LANGUAGE)
    return {name: digest(picture) for name, picture in frames.items()}


def digest(picture: bytes) -> str:
    return sha256(picture).hexdigest()[:16]


def kept() -> dict[str, dict[str, str]]:
    """By board, what `taken` has answered when they were last looked at."""
    found: dict[str, dict[str, str]] = {}
    for line in HASHES.read_text(encoding="utf-8").splitlines():
        board, name, digest = line.split()
        found.setdefault(board, {})[name] = digest
    return found


def write() -> None:
    """Keeps what the boards show now; to be called once somebody has looked at it."""
    lines = [
        f"{board} {name} {digest}\n"
        for board in firmware.boards()
        for name, digest in taken(board).items()
    ]
    HASHES.write_text("".join(lines), encoding="utf-8")
