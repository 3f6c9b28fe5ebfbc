"""Is the die fair? A bar for each face, beside what a fair die would have given, and a verdict."""

from micropython import const

from miaou.core.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from miaou.lang import N_, _
from miaou.rules.cat_tower import fairness
from miaou.rules.cat_tower.die import FACES
from miaou.screens.cat_tower import pictures
from miaou.ui import icons
from miaou.ui.screen import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

_FACE = const(17)  # pixels of a face under its bar
_TOP = const(13)  # rows for the words above the bars

# A verdict in a word or two beside the bars, and in a sentence on the second page.
WORDS = {
    fairness.TOO_FEW: (
        N_("too few"),
        N_("Roll it at least 30 times, then I can tell you whether it is fair."),
    ),
    fairness.AS_CHANCE: (
        N_("looks fair"),
        N_("All is well: 9 fair dice in 10 are as close to the marks as this one."),
    ),
    fairness.UNUSUAL: (
        N_("unusual"),
        N_("A fair die does this 1 time in 10. Roll some more and look again."),
    ),
    fairness.RARE: (
        N_("very rare"),
        N_("A fair die does this only 1 time in 100. Roll some more and look again."),
    ),
}


class Fairness:
    """OK turns to the other page, and back."""

    def __init__(
        self, handheld: "Handheld", counts: "Sequence[int]", doubled_rolls: "Sequence[int]"
    ) -> None:
        self._counts = counts
        self._expected = fairness.expected(counts, doubled_rolls)
        self._words = WORDS[fairness.verdict(counts, doubled_rolls)]
        self._explains = False

    def key(self, key: int) -> "Answer | None":
        if key == BACK:
            return LEAVE
        if key in (OK, UP, DOWN, LEFT, RIGHT):
            self._explains = not self._explains
        return None

    def help(self) -> "tuple[str, str, str, str]":
        page = N_("Turn the page")
        return page, page, page, N_("To the menu")

    def draw(self, canvas: "Canvas") -> None:
        short, long = self._words
        title = _("Rolls: {}, {}").format(sum(self._counts), _(short))
        canvas.fitted(title, 2, 0, canvas.width - 13)
        canvas.icon(icons.UP if self._explains else icons.DOWN, canvas.width - 9, 1)
        height = canvas.height - _TOP
        if self._explains:
            canvas.paragraph(_(long), 1, _TOP, canvas.width - 2, height, centred=True)
        else:
            self._draw_bars(canvas, height - _FACE - 3)

    def _draw_bars(self, canvas: "Canvas", height: int) -> None:
        """All on one scale: the tallest bar, or the highest mark, reaches the top."""
        most = max(6 * max(self._counts), max(self._expected), 1)  # sixths of a roll
        column = canvas.width // len(FACES)
        foot = _TOP + height
        for at, face in enumerate(FACES):
            x = (canvas.width - len(FACES) * column) // 2 + at * column
            bar = 6 * self._counts[at] * height // most
            mark = self._expected[at] * height // most
            middle = x + column // 2
            canvas.bar(middle - 6, foot - bar, 13, bar, face)
            canvas.bar(middle - 11, foot - mark, 23, 1)
            if mark < bar:
                canvas.bar(middle - 6, foot - mark, 13, 1, 0)
            canvas.picture(pictures.FACES[face], middle - _FACE // 2, foot + 2, _FACE, face)
