"""The picture being drawn: shapes and words on the panel's framebuffer, in the panel's own size."""

from framebuf import MONO_HLSB, MONO_VLSB, FrameBuffer

from miaou.ui.text import Font

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.picture import Picture

# From the one to try first to the last resort.
READABLE = ("body", "small")


class Canvas:
    """Text is recorded in `said` where a simulator or a test wants to read what a person reads."""

    cell = 1  # pixels that share a colour, across and down

    def __init__(self, buffer: bytearray, width: int, height: int, form: int) -> None:
        self.width = width
        self.height = height
        self.fb = FrameBuffer(buffer, width, height, form)
        self.said: list[str] | None = None
        self.cut: list[str] = []  # words that did not fit
        self.fonts: dict[str, Font] = {}
        self._negative = FrameBuffer(bytearray(b"\x01\x00"), 2, 1, MONO_VLSB)

    def clear(self) -> None:
        self.fb.fill(0)
        self.cut.clear()
        if self.said is not None:
            self.said.clear()

    def tint(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        """Where there are colours, one of ui/theme.py for all cells of 8 by 8 that this touches."""

    def font(self, name: str) -> Font:
        """A face, loaded when it is first needed."""
        if name not in self.fonts:
            face = __import__("miaou.fonts." + name, None, None, ("GLYPHS",))
            self.fonts[name] = Font(face, self.width)
        return self.fonts[name]

    def text(self, words: str, x: int, y: int, font: str = "body", ink: int = 1) -> None:
        """One line, with whatever is behind it shining through."""
        if self.said is not None:
            self.said.append(words)
        self._put(words, x, y, self.font(font), ink)

    def centred(self, words: str, y: int, font: str = "body", ink: int = 1) -> None:
        self.text(words, (self.width - self.font(font).width(words) + 1) // 2, y, font, ink)

    def fitted(
        self,
        words: str,
        x: int,
        y: int,
        width: int,
        fonts: tuple[str, ...] = READABLE,
        ink: int = 1,
    ) -> None:
        """One line in the first font in which it fits."""
        for name in fonts:
            if self.font(name).width(words) <= width + 1:
                break
        else:
            self.cut.append(words)
        y += (self.font(fonts[0]).height - self.font(name).height) // 2
        self.text(words, x, y, name, ink)

    def paragraph(
        self,
        words: str,
        x: int,
        y: int,
        width: int,
        height: int,
        fonts: tuple[str, ...] = READABLE,
        centred: bool = False,
    ) -> int:
        """Wrapped lines in the first font in which all fit; answers the y below them."""
        lines: list[str] = []
        for name in fonts:
            font = self.font(name)
            lines = font.wrap(words, width)
            if len(lines) * font.height <= height and all(
                [font.width(line) <= width + 1 for line in lines]
            ):
                break
        else:
            self.cut.append(words)
        if self.said is not None:
            self.said.append(words)
        y += (height - len(lines) * font.height) // 2 if centred else 0
        for line in lines:
            indent = (width - font.width(line) + 1) // 2 if centred else 0
            self._put(line, x + indent, y, font, 1)
            y += font.height
        return y

    def picture(self, picture: "Picture", x: int, y: int, size: int, name: str = "") -> None:
        """A vector picture in a square; its name is for those who read the screen."""
        self.note(name)
        from miaou.ui.picture import draw  # a kilobyte that only games need

        draw(self.fb, picture, x, y, size)

    def note(self, name: str) -> None:
        """Says what a picture shows to those who read the screen instead of seeing it."""
        if name and self.said is not None:
            self.said.append("[" + name + "]")

    def icon(self, rows: bytes, x: int, y: int, ink: int = 1) -> None:
        """An 8 by 8 bitmap."""
        self._blit(FrameBuffer(bytearray(rows), 8, 8, MONO_HLSB), x, y, ink)

    def _put(self, words: str, x: int, y: int, font: Font, ink: int) -> None:
        self._blit(font.strip(words), x, y, ink)

    def _blit(self, source: FrameBuffer, x: int, y: int, ink: int) -> None:
        if ink:
            self.fb.blit(source, x, y, 0)
        else:
            self.fb.blit(source, x, y, 1, self._negative)
