"""Every screen fits every size of panel there is, in every language: nothing cut, nothing on top
of something else."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from host_tests.helpers import paper
from miaou.lang.languages import LANGUAGES
from miaou.ui import colour, paragraph, theme
from miaou.ui.canvas import Canvas
from miaou.ui.colour import ColourCanvas
from miaou.ui.doubled import Doubled
from miaou.ui.fine import Fine
from miaou.ui.mono import Font, MonoCanvas
from tools import scripts
from tools.playing import player
from tools.virtual import workbench

# Width and height of a glass; of a fine one, on which two by two pixels are a unit, its inset too:
# the last is round.
SIZES = ((128, 64), (160, 80), (128, 160), (240, 135, 0), (240, 240, 0), (240, 240, 20))
READ = ((128, 64), (240, 135, 0), (240, 240, 0))  # where every sentence stands in large letters
STRIP, DOUBLED = Font.strip, Doubled.strip
CODES = [code for code, _name in LANGUAGES]

FAULT = re.compile(r"\([0-9A-F]{4}\)")  # the code that is told when something went wrong

ROWS: dict[tuple[int, int, str], tuple[int, int]] = {}  # by pixels and units of the face, and words

Box = tuple[str, int, int, int, int]


def in_circle(point: tuple[int, int]) -> bool:
    """On the round glass, of whose canvas it is a corner."""
    across, down = 20 + 2 * point[0] - 120, 40 + 2 * point[1] - 120
    return across**2 + down**2 <= 120**2


class Words(tuple[Any, str]):
    """A strip that tells its face and its words; who looks at its dots finds none."""

    def pixel(self, _x: int, _y: int) -> int:
        return 0


class Boxes:
    """Where words, signs and pictures were put since the canvas was cleared, and what is wrong."""

    size = (0, 0)
    circle = False

    def __init__(self) -> None:
        self.drawn: list[Box] = []
        self.faults: list[str] = []

    def add(self, box: Box) -> None:
        self.drawn.append(box)

    def judge(self) -> None:
        """A picture is complete: its boxes lie on the panel, and no two over each other."""
        width, height = self.size
        for at, box in enumerate(self.drawn):
            words, x, y, right, bottom = box
            if self.circle and not all(
                map(in_circle, ((x, y), (right, y), (x, bottom), (right, bottom)))
            ):
                self._tell(f"{words!r} is not all in the circle: {box[1:]}")
            elif not self.circle and (x < 0 or y < 0 or right > width or bottom > height):
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
    found = ROWS.get((font.rows, font.height, words))
    if not found:
        strip = DOUBLED if isinstance(font, Doubled) else STRIP
        (font.compose if isinstance(font, Fine) else lambda words: strip(font, words))(words)
        lit = [
            y for y in range(font.rows) if any(font.line[y * font.stride : (y + 1) * font.stride])
        ]
        above = (font.height * font.scale - font.rows) // 2
        found = (above + lit[0]) // font.scale, -(-(above + lit[-1] + 1) // font.scale)
        ROWS[font.rows, font.height, words] = found
    return found


def watch_sentences(monkeypatch: pytest.MonkeyPatch, boxes: Boxes) -> None:
    """Has those told that do not fit in the first of their faces."""
    paint = paragraph.paint

    def told_paint(canvas: Canvas, part: Any) -> None:
        paint(canvas, part)
        words, width, height, fonts = part[5:9]
        font = canvas.font(fonts[0])
        if len(paragraph.wrap(font, words, width)) * font.height > height:
            boxes.faults.append(f"{words!r} is too long for large letters")

    monkeypatch.setattr(paragraph, "paint", told_paint)


def watch(monkeypatch: pytest.MonkeyPatch, boxes: Boxes) -> None:
    """Has every canvas tell where it puts things; a letter's last column is empty."""
    clear, icon = MonoCanvas.clear, Canvas.icon
    begin = ColourCanvas.clear

    def clear_and_forget(self: MonoCanvas) -> None:
        clear(self)
        boxes.drawn.clear()  # of a screen that broke
        self._parts.clear()  # so that all of it is painted

    def begin_and_forget(self: ColourCanvas) -> None:
        begin(self)
        boxes.drawn.clear()

    def told_blit(_self: Canvas, source: Any, x: int, y: int, ink: int | str = 1) -> None:
        theme.ink(ink)  # which complains of a colour that there is not
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

    def watch_pictures(kind: Any) -> None:
        picture = kind.picture

        def told_picture(
            self: Canvas, what: Any, x: int, y: int, size: int, name: str = "", colour: str = ""
        ) -> None:
            odd = size - 1 | 1
            if name and size <= self.height:  # others are in passing, or a cry across the panel
                boxes.add((f"[{name}]", x, y, x + odd, y + odd))
            picture(self, what, x, y, size, name, colour)

        monkeypatch.setattr(kind, "picture", told_picture)

    monkeypatch.setattr(colour, "FrameBuffer", paper.Unseen)
    for face in (Font, Fine, Doubled):
        monkeypatch.setattr(face, "strip", lambda font, words: (font, words))
    monkeypatch.setattr(Font, "compose", STRIP)  # of what is doubled, dots are looked at
    monkeypatch.setattr(MonoCanvas, "clear", clear_and_forget)
    monkeypatch.setattr(ColourCanvas, "clear", begin_and_forget)
    monkeypatch.setattr(Canvas, "icon", told_icon)
    for kind in (MonoCanvas, ColourCanvas):  # a round one is the latter
        monkeypatch.setattr(kind, "blit", told_blit)
        watch_pictures(kind)


def played(script: Path, language: str, size: tuple[int, ...]) -> tuple[dict[str, Any], list[str]]:
    """What the hands of a script see on such a panel, and the faults of the pictures."""
    boxes = Boxes()
    sheet = paper.Paper(size[0], size[1], boxes.judge)
    if len(size) > 2:
        inset = (20, 40, 20, 54) if size[2] else (0, 0, 0, 0)
        sheet = paper.FinePaper((size[0], size[1]), inset, boxes.judge)
        boxes.circle = size[2] > 0
    boxes.size = sheet.width, sheet.height
    with pytest.MonkeyPatch.context() as monkeypatch:
        watch(monkeypatch, boxes)
        if size in READ:
            watch_sentences(monkeypatch, boxes)
        board = paper.PaperBoard(sheet)
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
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("script", scripts.every(), ids=lambda path: path.stem)
def test_every_screen_fits(
    script: Path,
    size: tuple[int, ...],
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    seen, faults = played(script, language, size)
    assert (seen["error"], seen["log"]) == ("", [])
    broken = [step for step, words, _pixels in seen["trace"] if FAULT.search(words)]
    assert broken == [] or script.stem == "trouble", "the screen after this step is broken"
    assert seen["cut"] == [], "these words do not fit where they are shown"
    assert faults == []
