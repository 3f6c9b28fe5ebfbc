"""Every screen fits every size of panel there is, in every language: nothing cut, nothing on top
of something else."""

import sys
from pathlib import Path
from typing import Any

import pytest

from host_tests.helpers import paper
from miaou.lang.languages import LANGUAGES
from miaou.ui import canvas
from miaou.ui.canvas import Canvas
from miaou.ui.text import Font
from tools import scripts
from tools.playing import player
from tools.virtual import workbench

SIZES = ((128, 64), (120, 67), (160, 80), (120, 120), (192, 144), (128, 160))
STRIP = Font.strip
CODES = [code for code, _name in LANGUAGES]

ROWS: dict[tuple[int, str], tuple[int, int]] = {}  # by the height of the face, and the words

Box = tuple[str, int, int, int, int]


class Boxes:
    """Where words, signs and pictures were put since the canvas was cleared, and what is wrong."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.drawn: list[Box] = []
        self.faults: list[str] = []

    def add(self, box: Box) -> None:
        self.drawn.append(box)

    def judge(self) -> None:
        """A picture is complete: its boxes lie on the panel, and no two over each other."""
        width, height = self.size
        for at, box in enumerate(self.drawn):
            words, x, y, right, bottom = box
            if x < 0 or y < 0 or right > width or bottom > height:
                self._tell(f"{words!r} is not all on the panel: {box[1:]}")
            for other in self.drawn[:at]:
                if x < other[3] and other[1] < right and y < other[4] and other[2] < bottom:
                    self._tell(f"{words!r} {box[1:]} lies over {other[0]!r} {other[1:]}")
        self.drawn.clear()

    def _tell(self, fault: str) -> None:
        if fault not in self.faults:
            self.faults.append(fault)


def dotted(font: Any, words: str) -> tuple[int, int]:
    """The first row of a line of text that has a dot in it, and the first below that has none."""
    found = ROWS.get((font.height, words))
    if not found:
        line, columns = STRIP(font, words), range(font.width(words))
        lit = [y for y in range(font.height) if any(line.pixel(x, y) for x in columns)]
        found = ROWS[font.height, words] = lit[0], lit[-1] + 1
    return found


def watch(monkeypatch: pytest.MonkeyPatch, boxes: Boxes) -> None:
    """Has every canvas tell where it puts things; a letter's last column is empty."""
    clear, icon, picture = Canvas.clear, Canvas.icon, Canvas.picture

    def clear_and_forget(self: Canvas) -> None:
        clear(self)
        assert self.fb  # whoever asks for it has everything painted

    def told_blit(_self: Canvas, source: Any, x: int, y: int, _ink: int = 1) -> None:
        if isinstance(source, tuple) and source[1].strip():
            font, words = source
            top, bottom = dotted(font, words)
            boxes.add((words, x, y + top, x + font.width(words) - 1, y + bottom))

    def told_icon(self: Canvas, rows: bytes, x: int, y: int, ink: int = 1) -> None:
        columns = 0
        for row in rows:
            columns |= row
        lit = [at for at in range(8) if rows[at]]
        left, right = 8 - columns.bit_length(), 8 - (columns & -columns).bit_length() + 1
        boxes.add(("a sign", x + left, y + lit[0], x + right, y + lit[-1] + 1))
        icon(self, rows, x, y, ink)

    def told_picture(
        self: Canvas, what: Any, x: int, y: int, size: int, name: str = "", colour: str = ""
    ) -> None:
        odd = size - 1 | 1
        if name and size <= self.height:  # others are in passing, or a cry as broad as the panel
            boxes.add((f"[{name}]", x, y, x + odd, y + odd))
        picture(self, what, x, y, size, name, colour)

    monkeypatch.setattr(canvas, "FrameBuffer", paper.Unseen)
    monkeypatch.setattr(Font, "strip", lambda font, words: (font, words))
    monkeypatch.setattr(Canvas, "clear", clear_and_forget)
    monkeypatch.setattr(Canvas, "blit", told_blit)
    monkeypatch.setattr(Canvas, "icon", told_icon)
    monkeypatch.setattr(Canvas, "picture", told_picture)


def played(script: Path, language: str, size: tuple[int, int]) -> tuple[dict[str, Any], list[str]]:
    """What the hands of a script see on such a panel, and the faults of the pictures."""
    boxes = Boxes(size)
    with pytest.MonkeyPatch.context() as monkeypatch:
        watch(monkeypatch, boxes)
        board = paper.PaperBoard(*size, boxes.judge)
        monkeypatch.setitem(sys.modules, "miaou.drivers.paper", paper)
        monkeypatch.setitem(sys.modules, "tools.virtual.paper_board", board)

        def wire(*wires: Any) -> Any:
            sys.modules["miaou.drivers.paper"] = paper  # power-up unloads what parts are made of
            return board.wire(*wires)

        monkeypatch.setattr(workbench, "wire_panel", wire)
        hands = "\n".join(scripts.hands(script))
        seen = player.play(hands, "tools.virtual.paper_board", language)
    return seen, boxes.faults


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("script", scripts.every(), ids=lambda path: path.stem)
def test_every_screen_fits(
    script: Path,
    size: tuple[int, int],
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    seen, faults = played(script, language, size)
    assert (seen["error"], seen["log"]) == ("", [])
    assert seen["cut"] == [], "these words do not fit where they are shown"
    assert faults == []
