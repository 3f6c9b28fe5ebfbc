"""The pictures of README and of the players' guides: drawn from key scripts, with their digests.

docs/pictures/evening.txt is the animation: a frame shows for the milliseconds after its #.
docs/guides/*.txt are the guides' stills, one script a game, in every language.
"""

import contextlib
import re
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from tools import firmware, scripts
from tools.pictures import case, pixels, png

FOLDER = firmware.ROOT / "docs" / "pictures"
EVENING = FOLDER / "evening.txt"
GUIDES = firmware.ROOT / "docs" / "guides"
DIGESTS = FOLDER / "digests.txt"
COLOUR, MONO = "pico_display", "pico_oled"  # the boards of the animation, and of the guides
SHOWN = re.compile(r"^frame (\w+) +# (\d+) ms$", re.MULTILINE)
SCALE = 2

Frames = dict[str, bytes]


def played(board: str, script: Path, language: str) -> Frames:
    """What `frame` keeps, by its name."""
    from tools.playing import player

    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        seen = player.play(scripts.load(script, language), board, language)
    if seen["error"] or seen["log"]:
        where = f"{script.name} fails on {board} in {language}"
        raise firmware.Refused(f"{where}: {seen['error']} {seen['log']}")
    frames: Frames = seen["frames"]
    return frames


def drawn() -> Iterator[tuple[str, str, Frames]]:
    """Of each picture its file, the board it is on, and the frames it is made from, in order."""
    yield "evening.png", COLOUR, played(COLOUR, EVENING, "en")
    for script in sorted(GUIDES.glob("*.txt")):
        for language in firmware.languages():
            for name, frame in played(MONO, script, language).items():
                yield f"{script.stem}_{name}.{language}.png", MONO, {name: frame}


def write() -> list[Path]:
    """All pictures anew, and what they are made from; one that is no longer wanted goes."""
    made = {}
    for name, board, frames in drawn():
        (FOLDER / name).write_bytes(_animation(frames) if len(frames) > 1 else _still(frames))
        made[name] = source(board, frames)
    for path in FOLDER.glob("*.png"):
        if path.name not in made:
            path.unlink()
    lines = [f"{name} {of} {content(FOLDER / name)}\n" for name, of in sorted(made.items())]
    DIGESTS.write_text("".join(lines), encoding="utf-8")
    return [FOLDER / name for name in made]


def source(board: str, frames: Frames) -> str:
    """The digest of all that a picture is made from: what is seen, for how long, and by whom."""
    makers = [Path(module.__file__ or "").read_bytes() for module in (case, pixels, png)]
    times = SHOWN.findall(EVENING.read_text(encoding="utf-8")) if len(frames) > 1 else []
    told = [board, *frames, *map(str, times)]
    seen = b"".join([*makers, *frames.values(), "\n".join(told).encode()])
    return sha256(seen).hexdigest()[:16]


def content(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()[:16] if path.exists() else "missing"


def kept() -> dict[str, tuple[str, str]]:
    """Of each picture what it was made from when it was written, and its own content."""
    lines = DIGESTS.read_text(encoding="utf-8").splitlines()
    return {name: (of, itself) for name, of, itself in map(str.split, lines)}


def _still(frames: Frames) -> bytes:
    panel = firmware.board(MONO).PANEL
    (frame,) = frames.values()
    return png.encode(pixels.rgb(frame, panel["width"], panel["height"]), panel["width"], SCALE)


def _animation(frames: Frames) -> bytes:
    panel = firmware.board(COLOUR).PANEL
    width, height = panel["width"], panel["height"]
    times = SHOWN.findall(EVENING.read_text(encoding="utf-8"))
    shown = [(pixels.rgb(frames[name], width, height), int(ms)) for name, ms in times]
    return png.animate(case.drawn(width, height), shown, width, SCALE)
