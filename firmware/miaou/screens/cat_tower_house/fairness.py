"""Is the die fair? A bar for each face, beside what a fair die would have given, and a verdict;
for tonight, and for ever."""

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
    from miaou.rules.cat_tower.die import Die
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

_FACE = const(17)  # pixels of a face under its bar
_ROOM = const(40)  # rows in which, where there are no bars yet, the sentence stands
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
    """Bars and a sentence, a page each: of tonight, if somebody has rolled, then of all rolls."""

    def __init__(self, handheld: "Handheld", *dice: "tuple[Die, str]") -> None:
        """Each die comes with its tally before tonight, as text."""
        ever = night = [0] * (2 * len(FACES))
        for die, before in dice:
            tally = die.rolls + die.doubled_rolls
            ever = _sums(ever, tally)
            night = _sums(night, fairness.since(tally, before))
        self._told = [(N_("Rolls: {}, {}"), ever)]
        if any(night):
            self._told = [(N_("Tonight: {}, {}"), night), (N_("In all: {}, {}"), ever)]
        self._page = 0

    def key(self, key: int) -> "Answer | None":
        if key == BACK:
            return LEAVE
        if key in (OK, UP, DOWN, LEFT, RIGHT):
            self._page = (self._page + (-1 if key in (UP, LEFT) else 1)) % (2 * len(self._told))
        return None

    def help(self) -> "tuple[str, str, str, str]":
        page = N_("Turn the page")
        return page, page, page, N_("To the menu")

    def draw(self, canvas: "Canvas") -> None:
        title, tally = self._told[self._page // 2]
        counts, doubled_rolls = tally[: len(FACES)], tally[len(FACES) :]
        short, long = WORDS[fairness.verdict(counts, doubled_rolls)]
        canvas.fitted(_(title).format(sum(counts), _(short)), 2, 0, canvas.width - 13)
        last = self._page + 1 == 2 * len(self._told)
        canvas.icon(icons.UP if last else icons.DOWN, canvas.width - 9, 1)
        height = canvas.height - _TOP
        if self._page % 2:
            canvas.paragraph(_(long), 1, _TOP, canvas.width - 2, height, centred=True)
        else:
            expected = fairness.expected(counts, doubled_rolls)
            height -= _FACE + 3
            _draw_bars(canvas, counts, expected, height)
            if not any(counts) and height >= _ROOM:
                canvas.paragraph(_(long), 1, _TOP, canvas.width - 2, height, centred=True)


def _sums(some: "Sequence[int]", others: "Sequence[int]") -> list[int]:
    return [one + other for one, other in zip(some, others)]


def _draw_bars(
    canvas: "Canvas", counts: "Sequence[int]", expected: "Sequence[int]", height: int
) -> None:
    """All on one scale: the tallest bar, or the highest mark, reaches the top."""
    most = max(6 * max(counts), max(expected), 1)  # sixths of a roll
    column = canvas.width // len(FACES)
    foot = _TOP + height
    for at, face in enumerate(FACES):
        x = (canvas.width - len(FACES) * column) // 2 + at * column
        bar = 6 * counts[at] * height // most
        mark = expected[at] * height // most
        middle = x + column // 2
        canvas.bar(middle - 6, foot - bar, 13, bar, face)
        canvas.bar(middle - 11, foot - mark, 23, 1)
        if mark < bar:
            canvas.bar(middle - 6, foot - mark, 13, 1, 0)
        canvas.picture(pictures.FACES[face], middle - _FACE // 2, foot + 2, _FACE, face)
