"""Letters as names have them: their capitals, their accents, and which come after which.

MicroPython knows ASCII letters alone, so that every other has to be told.
"""

from micropython import const

from miaou.core.roster import LONGEST, SPACE

SMALL = "abcdefghijklmnopqrstuvwxyz"
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
JOINTS = "-" + SPACE  # a capital follows them

# Each letter turns into the next of its row, those of names first.
ACCENTS = (
    "eéèëê",
    "aáâàäãæ",
    "iíïîì",
    "oóôöòõœ",
    "uúüùû",
    "nñ",
    "cç",
    "yÿ",
    "sß",
    "EÉÈËÊ",
    "AÁÂÀÄÃÆ",
    "IÍÏÎÌ",
    "OÓÔÖÒÕŒ",
    "UÚÜÙÛ",
    "NÑ",
    "CÇ",
    "YŸ",
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
    for row in ACCENTS:
        if letter in row:
            return row
    return ""


def _plain(letter: str) -> str:
    """Without its accent, and small."""
    row = _row(letter)
    plain = row[0] if row else letter
    return SMALL[CAPITALS.index(plain)] if plain in CAPITALS else plain
