"""A name, letter by letter: first the letters that are likely to come, then the whole alphabet.

The alphabet stands in groups, and OK goes into one: no letter is more than a few presses away.
"""

from micropython import const

from miaou.core.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from miaou.core.roster import LONGEST, SPACE
from miaou.lang import N_, _
from miaou.ui import icons
from miaou.ui.edges import FOOT, foot
from miaou.ui.layout import row
from miaou.ui.screen import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer, Keys


SMALL = "abcdefghijklmnopqrstuvwxyz"
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
JOINTS = "-" + SPACE  # a capital follows them
LOW = "gjpqyçÿ"  # they go below the line

# Each letter turns into the next of its row, those of names first.
ACCENTS = (  # one text: an object for each row would take half a kilobyte
    "eéèëê aáâàäãæ iíïîì oóôöòõœ uúüùû nñ cç yÿ sß EÉÈËÊ AÁÂÀÄÃÆ IÍÏÎÌ OÓÔÖÒÕŒ UÚÜÙÛ NÑ CÇ YŸ"
)

GROUP = const(5)  # letters of the alphabet that stand together
ACROSS = const(3)  # groups in a row

GUESSES = const(7)
FIRST = "maljcre"
# What comes most often after a, b, c …, in 262 French, Spanish and English names.
AFTER = (
    "nrlmutb" "erailyn" "haoeliq" "areiody" "lrnsomt" "riaelno" "aoeurin" "aeiulon" "aenslcv"
    "auoeinl" "eainlro" "iaoelum" "aeimoby" "aeinotd" "lsnmrei" "aheipto" "uaeinlr" "aeiotgl"
    "aeoiytc" "heiotar" "leicrgm" "iaeynlr" "iaenlro" "aienlro" "alveinr" "oaeinlr"
)  # fmt: skip


def fresh(name: str) -> bool:
    """Whether a capital comes next."""
    return not name or name[-1] in JOINTS


def guesses(name: str) -> str:
    """The letters that are likely to come next."""
    if fresh(name):
        return "".join([CAPITALS[SMALL.index(letter)] for letter in FIRST])
    at = SMALL.find(_plain(name[-1])) * GUESSES
    return AFTER[at : at + GUESSES]


def groups(name: str) -> list[str]:
    """The alphabet, group by group; where a name may go on after a joint, the joints come last."""
    alphabet = CAPITALS if fresh(name) else SMALL
    starts = range(0, len(alphabet) - GROUP, GROUP)
    found = [alphabet[start : start + GROUP] for start in starts]
    found[-1] += alphabet[-1]
    if not fresh(name) and len(name) < LONGEST - 1:
        found[-1] += JOINTS
    return found


def accented(letter: str) -> str:
    """What the letter turns into when an accent is asked for, or nothing."""
    row = _row(letter)
    return row[(row.index(letter) + 1) % len(row)] if row else ""


def _row(letter: str) -> str:
    for accents in ACCENTS.split():
        if letter in accents:
            return accents
    return ""


def _plain(letter: str) -> str:
    """Without its accent, and small."""
    row = _row(letter)
    plain = row[0] if row else letter
    return SMALL[CAPITALS.index(plain)] if plain in CAPITALS else plain


DONE = "\n"  # stands for the check mark among the choices
OUTSIDE = const(-1)  # of the groups
TOP = const(15)  # rows of pixels for the name
EDGE = const(2)  # columns at the left
GAP = const(4)  # columns between two choices


class Name:
    """`done` is called with the name, and answers as a screen's `key` does."""

    def __init__(
        self, handheld: "Handheld", name: str, done: "Callable[[str], Answer | None]"
    ) -> None:
        self.name = name
        self._done = done
        self._choose()

    def _choose(self) -> None:
        """Lays the choices out: UP from the likeliest letter are its accent and the check mark."""
        name = self.name
        self.at = 0
        self.inside = OUTSIDE  # which letter of the group
        self.choices = []
        if not fresh(name):
            self.choices = [DONE] + list(accented(name[-1]))
        self._singles = len(self.choices)
        if len(name) < LONGEST:
            self.at = len(self.choices)
            self.choices += list(guesses(name))
            self._singles = len(self.choices)
            self.choices += groups(name)

    def help(self) -> "Keys":
        return (N_("The letter before"), N_("The next letter"), self._promise(), self._retreat())

    def key(self, key: int) -> "Answer | None":
        if key in (DOWN, RIGHT):
            self._move(1)
        elif key in (UP, LEFT):
            self._move(-1)
        elif key == OK:
            return self._take()
        elif key == BACK:
            return self._back()
        return None

    def _move(self, step: int) -> None:
        if self.inside == OUTSIDE:
            self.at = (self.at + step) % len(self.choices)
        else:
            self.inside = (self.inside + step) % len(self.choices[self.at])

    def _take(self) -> "Answer | None":
        choice = self._choice()
        if choice == DONE:
            return self._done(self.name)
        if len(choice) > 1:
            self.inside = 0
        elif self._is_accent():
            self.name = self.name[:-1] + choice
            self._choose()
            self.at = 1  # the next accent is one more OK away
        else:
            self.name += choice
            self._choose()
        return None

    def _back(self) -> "Answer | None":
        if self.inside != OUTSIDE:
            self.inside = OUTSIDE
        elif self.name:
            self.name = self.name[:-1]
            self._choose()
        else:
            return LEAVE
        return None

    def _choice(self) -> str:
        choice = self.choices[self.at]
        return choice if self.inside == OUTSIDE else choice[self.inside]

    def _is_accent(self) -> bool:
        return self.at == 1 and self.choices[0] == DONE and accented(self.name[-1]) != ""

    def draw(self, canvas: "Canvas") -> None:
        self._draw_name(canvas)
        x, y = EDGE, TOP
        cell = (canvas.width - 2 * GAP - EDGE) // (ACROSS * GROUP)
        line = row(canvas, canvas.height - TOP - FOOT, 3, canvas.font("body").height)
        # No enumerate: it would allocate for every letter of the alphabet.
        for at in range(len(self.choices)):
            if at == self._singles or at == self._singles + ACROSS:
                x, y = EDGE, y + line
            for place in range(len(self.choices[at])):
                lit = at == self.at and (self.inside == OUTSIDE or self.inside == place)
                self._draw_letter(canvas, self.choices[at][place], x, y, cell, lit)
                if canvas.said is not None:
                    self._offer(canvas, at, place, x, y, cell, line)
                x += cell
            x += GAP
        foot(canvas, self._retreat(), self._promise())

    def _draw_name(self, canvas: "Canvas") -> None:
        """As large as letters come, with a line where the next one goes."""
        if not self.name:
            canvas.centred(_("Your name?"), 1)
            return
        width = canvas.font("bold").width(self.name)
        x = (canvas.width - width) // 2
        canvas.text(self.name, x, 0, "bold")
        if len(self.name) < LONGEST:
            canvas.bar(x + width, 11, 6, 1, canvas.accent)

    def _draw_letter(
        self, canvas: "Canvas", letter: str, x: int, y: int, cell: int, lit: bool
    ) -> None:
        body = canvas.font("body")
        if lit:
            canvas.bar(x, y, 10 if letter == DONE else cell, body.height, canvas.accent)
        if letter == DONE:
            canvas.icon(icons.CHECK, x + 1, y + 2, not lit)
            return
        if letter == SPACE:
            letter, y = "_", y - 3
        elif lit:  # it keeps off the edges of what it stands on
            y += (letter not in CAPITALS and _row(letter)[:1] in CAPITALS) - (letter in LOW)
        canvas.text(letter, x + (cell - body.width(letter) + 1) // 2, y, "body", not lit)

    def _offer(
        self, canvas: "Canvas", at: int, place: int, x: int, y: int, cell: int, line: int
    ) -> None:
        """A finger takes a letter out of its group at once."""
        if self.inside != OUTSIDE:
            if at == self.at:
                canvas.choice(x, y, cell, line, place - self.inside)
        elif len(self.choices[at]) > 1:
            canvas.choice(x, y, cell, line, at - self.at, place)
        else:
            canvas.choice(x, y, cell, line, at - self.at)

    def _retreat(self) -> str:
        """What BACK does now."""
        if self.inside != OUTSIDE:
            return _("Back")
        return _("Delete") if self.name else _("Leave")

    def _promise(self) -> str:
        """What OK does now."""
        choice = self._choice()
        if choice == DONE:
            return _("Done")
        if choice == SPACE:
            return _("Space")
        if len(choice) > 1:
            return "→ " + choice[:GROUP]
        return self.name[-1] + " → " + choice if self._is_accent() else _("Add {}").format(choice)
