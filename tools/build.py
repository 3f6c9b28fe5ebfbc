"""Write the folder that goes onto a board: main.py, and all the rest compiled into one archive."""

import argparse
import json
import re
import sys
from collections import defaultdict
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from tools import archive, firmware, setup
from tools.archive import (
    borrowed_names,
    flat_names,
    folding,
    front,
    inlining,
    known_names,
    short_names,
)
from tools.archive.compiling import LEAN, compile_module, compiled, kept
from tools.firmware import BOARDS, FIRMWARE, Refused
from tools.told import refusals

if TYPE_CHECKING:
    from tools.archive import Modules
    from tools.archive.source_names import Sources
    from tools.device.images import Way

DRIVERS = FIRMWARE / "miaou" / "drivers"
# Modules of an LCD alone.
COLOURS = {"body_fine", "choice", "circle", "colour", "fine", "round", "round_glass"}
COLOURS |= {"round_turn", "small_fine", "tall", "theme"}
MAKERS = [Path(__file__), *sorted(Path(str(archive.__file__)).parent.glob("*.py"))]


def boards() -> list[str]:
    """The names of the boards there are to build for; a simulator runs the sources."""
    return [name for name in firmware.board_names() if not _is_simulator(name)]


def _is_simulator(name: str) -> bool:
    """A file that makes no sense may be a board's; it is told to whoever wants that board."""
    try:
        return bool(firmware.board(name).PORT == "virtual")
    except Refused:
        return False


def known(board: str) -> ModuleType:
    """What the file of that board says, if there is such a board to build for."""
    if board not in boards():
        raise Refused(f"There is no board called {board!r}. There are: {', '.join(boards())}.")
    return firmware.board(board)


def build(board: str, out: Path) -> list[Path]:
    """Fill `out` for that board, and list what is in it."""
    known(board)
    out.mkdir(parents=True, exist_ok=True)
    packed = out / archive.NAME
    packed.write_bytes(archive.pack(modules(board), _compiled_head))
    return [_copy(FIRMWARE / "main.py", out / "main.py"), packed]


def _compiled_head(source: str) -> bytes:
    return compiled(short_names.shortened({"miaou": source})["miaou"], "miaou", LEAN)


def modules(board: str) -> "Modules":
    """All that the archive holds for that board, compiled, by the paths it is imported from."""
    own = front.described((BOARDS / f"{board}.py").read_text(encoding="utf-8"))
    here, short = prepared(board)
    heads = [name_of(source) for source in archive.HEAD]
    inside = [name for name in here if name not in heads and not archive.is_empty(here[name])]
    flat = flat_names.flattened({name: short[name] for name in inside})
    return {"board.mpy": compiled(own, "board")} | {
        flat_names.path(name): compiled(source, flat_names.called(name), LEAN)
        for name, source in flat.items()
    }


def prepared(board: str) -> "tuple[Sources, Sources]":
    """The modules of that board with less to do, and as they are compiled, with short names."""
    texts = {name_of(source): _text(source) for source in sources(board)}
    texts[front.FACE] = front.with_face(texts[front.FACE], known(board))
    texts[front.MODULE] = front.source(known(board))
    if "miaou.drivers.mipi" not in texts:  # colour panels keep no pixels
        texts[front.QUESTION] = front.question(known(board))
    heads = tuple(name_of(source) for source in archive.HEAD)
    asked = [path.read_text("utf-8") for path in (*MAKERS, *known_names.BESIDE)]

    def make() -> bytes:
        folded = inlining.inlined(folding.folded(texts))
        short = short_names.shortened(folded)
        return json.dumps([folded, borrowed_names.borrowed(short, heads)]).encode()

    folded, short = json.loads(kept([sys.version, *asked, json.dumps(texts)], make))
    return folded, short


def _text(source: Path) -> str:
    """A module's; of a catalogue, what the board would make of it."""
    firmware.plug_in()
    text = source.read_text(encoding="utf-8")
    if source.stem not in firmware.languages():
        return text
    from miaou.lang import before
    from miaou.lang.packing import packed

    words: dict[str, str] = {}
    exec(text, words)
    return f"WORDS = {packed(words['WORDS'], before)!r}\n"


def name_of(source: Path) -> str:
    """What the module is called in an import."""
    parts = source.relative_to(FIRMWARE).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


def build_for_all(out: Path) -> None:
    """Fill `out` with what any board may ask for, those of the virtual handheld included."""
    _copy(FIRMWARE / "main.py", out / "main.py")
    for source in (FIRMWARE / "miaou").rglob("*.py"):
        compile_into(out, source)


def compile_into(out: Path, source: Path) -> Path:
    """Compile a module of the firmware to its place in this folder."""
    inside = source.relative_to(FIRMWARE)
    target = out / inside.with_suffix(".mpy")
    compile_module(source, inside.as_posix(), target)
    return target


def sources(board: str) -> list[Path]:
    """All modules but what plain files need, and the drivers and colours that this board has no
    use for: flash is small."""
    wired = firmware.board(board)
    asked = {wired.PANEL["chip"], "__init__"}
    if hasattr(wired, "SHAKE"):
        asked.add(wired.SHAKE["chip"])
    modules = sorted((FIRMWARE / "miaou").rglob("*.py"))
    for source in modules:
        if source.parent != DRIVERS:
            asked |= drivers_named_in(source)
    found: set[str] = set()
    while asked - found:
        name = min(asked - found)
        found.add(name)
        asked |= drivers_named_in(DRIVERS / f"{name}.py")
    idle = {"plain"} | (set() if "mipi" in found else COLOURS)
    return [
        path
        for path in modules
        if path.stem not in idle and (path.parent != DRIVERS or path.stem in found)
    ]


def drivers_named_in(source: Path) -> set[str]:
    return set(re.findall(r"\bmiaou\.drivers\.(\w+)", source.read_text(encoding="utf-8")))


@refusals
def main(argv: list[str]) -> int:
    """`python3 -m tools build --board NAME [--out DIR]`, or `build web [--out DIR]`"""
    if argv[:1] == ["web"]:
        from tools import web  # which builds for all boards

        return web.main(argv[1:])
    parser = argparse.ArgumentParser(prog="python3 -m tools build", description=__doc__)
    parser.add_argument("--board", required=True, metavar="|".join(boards()))
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="instead of build/BOARD")
    asked = parser.parse_args(argv)
    known(asked.board)
    setup.need("device", "images")
    return _write_all(asked.board, asked.out or Path("build", asked.board))


def _write_all(board: str, out: Path) -> int:
    from tools.device import images

    written = build(board, out)
    made = images.make(board, out)
    print(_table(written, out))
    print(f"\n{out} is ready. To put it onto the board plugged in here:")
    print(f"  python3 -m tools flash --board {board}")
    print("\nOther ways, of which .img and .uf2 take the place of everything saved on the board:\n")
    print(_ways(made))
    return 0


def _copy(source: Path, target: Path) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(source.read_bytes())
    return target


def _ways(made: "list[Way]") -> str:
    """Each file with its size and its use."""
    rows = [f"{way.path.stat().st_size:9}  {way.path}\n{'':11}{way.use}" for way in made]
    return "\n".join(rows)


def _table(written: list[Path], out: Path) -> str:
    """Files and bytes of each folder, and of all."""
    folders: defaultdict[str, list[int]] = defaultdict(list)
    for path in written:
        for folder in (path.relative_to(out).parent.as_posix(), "total"):
            folders[folder].append(path.stat().st_size)
    folders["total"] = folders.pop("total")
    rows = [f"{'folder':32}{'files':>6}{'bytes':>9}"]
    rows += [f"{name:32}{len(sizes):6}{sum(sizes):9}" for name, sizes in folders.items()]
    return "\n".join(rows)
