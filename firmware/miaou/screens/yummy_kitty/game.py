"""A count of Yummy Kitty: the lines asked of each player, their signs, and where it stands.

A row is a kind to enter, or `faces`: those of the Siamese cards in the row before.
"""

from miaou.lang import N_, _
from miaou.rules.yummy_kitty.feeders import MANY, MOST_FACES, least, most
from miaou.rules.yummy_kitty.score import KINDS, count, in_box
from miaou.screens import unfinished
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.yummy_kitty.table import Table
    from miaou.ui.screen import Answer

    Line = tuple[str, bool] | tuple[()]  # its kind, and whether it stands among all players'

# The Angoras come last: they can lie on any cat before them.
ROWS = (
    "tabby",
    "calico",
    "american",
    "siamese",
    "faces",
    "black",
    "mice",
    "english",
    "lucky",
    "dogs",
    "angora",
)
NAMES = {
    "tabby": N_("Orange Tabby"),
    "calico": N_("Calico"),
    "american": N_("American"),
    "siamese": N_("Siamese"),
    "faces": N_("Siamese faces"),
    "black": N_("Black Cat"),
    "mice": N_("Mice caught"),
    "english": N_("English"),
    "lucky": N_("Lucky Cat"),
    "dogs": N_("Dogs"),
    "angora": N_("Angora"),
    "alone": N_("Nothing: alone"),
}
UNTOLD = "–"
# Where a picture would be too large: 8 by 8, a row of pixels a byte.
SIGNS = {
    "tabby": b"\x81\xdb\xa5\xff\xbd\x24\xdb\x7e",
    "calico": b"\x81\x43\x1f\x3f\x77\xff\xf3\x7a",
    "american": b"\x81\xc3\xff\xff\xbd\xff\xe7\x7e",
    "siamese": b"\x81\x42\x7e\xc3\xc3\xdb\xc3\x7e",
    "faces": b"\x90\xf0\x90\x69\x0f\x09\x06\x00",
    "black": b"\x81\xc3\xbd\x81\xa5\x81\x81\x7e",
    "mice": b"\x66\x99\x99\x7e\x24\x3c\x18\x99",
    "english": b"\x00\x42\xff\x99\x99\xff\xe7\x7e",
    "lucky": b"\x03\x93\xf3\x93\xf6\xfc\xbc\xfc",
    "dogs": b"\x00\x7e\xdb\xdb\xff\xc3\xa5\x18",
    "angora": b"\x81\xc3\xff\x5a\xff\x7e\xff\xa5",
}


def short(kind: str) -> str:
    """Its name where room is scarce."""
    return {"lucky": N_("Lucky"), "tabby": N_("Tabby")}.get(kind) or NAMES[kind]


def shown(state: "Table") -> list[str]:
    """The rows of this game."""
    return [row for row in ROWS if row != "dogs" or state.dogs != "off"]


def kinds(state: "Table") -> list[str]:
    """The lines of a result: faces are with their cards, and mice with the Black Cats."""
    return [row for row in shown(state) if row not in ("faces", "mice")]


def of_line(kind: str) -> list[str]:
    """The rows of one line of a result."""
    more = {"siamese": "faces", "black": "mice"}.get(kind)
    return [kind, more] if more else [kind]


def asked(state: "Table", seat: int) -> list[str]:
    """The rows whose answer is open: not those of which the others have all."""
    return [row for row in shown(state) if row == "faces" or most(state.feeders, seat, row)]


def open_row(state: "Table", seat: int) -> str:
    """Where the count of this player goes on, or nothing if it is complete."""
    feeder = state.feeders[seat]
    for row in shown(state):
        if row not in feeder and row != "faces" and most(state.feeders, seat, row):
            return row
    return ""


def open_line(state: "Table", after: int) -> tuple[int, str]:
    """The next player clockwise whose count is not complete, or -1, and where it goes on."""
    players = len(state.names)
    for step in range(1, players + 1):
        seat = (after + step) % players
        row = open_row(state, seat)
        if row:
            return seat, row
    return -1, ""


def limits(state: "Table", seat: int, row: str, cards: int) -> tuple[int, int]:
    """The fewest and the most; `cards` are the Siamese in the feeder."""
    if row == "faces":
        return cards, min(MANY, cards * MOST_FACES)
    return least(state.feeders[seat], row), most(state.feeders, seat, row)


def value(state: "Table", seat: int, row: str, cards: int) -> int:
    """What was entered, or the least that can be: nothing is guessed."""
    feeder = state.feeders[seat]
    if row == "faces":
        faces: int = sum(feeder.get("siamese", ()))
        return max(cards, faces)
    return count(feeder, row)


def told_number(state: "Table", seat: int, row: str) -> str:
    feeder = state.feeders[seat]
    if row == "faces":
        return str(sum(feeder["siamese"])) if "siamese" in feeder else UNTOLD
    return str(count(feeder, row)) if row in feeder else UNTOLD


def total(state: "Table", seat: int) -> str:
    """A player's points so far, where anything was entered."""
    return str(state.total(seat)) if state.feeders[seat] else UNTOLD


def points(state: "Table", seat: int, kind: str) -> str:
    """Those of a line."""
    return _("later") if state.later(kind) else str(state.result()[seat]["points"][kind])


def reason(state: "Table", seat: int, row: str, more: bool) -> str:
    """Why there cannot be more, or fewer; nothing need be said of fewer than none."""
    if more:
        if row in KINDS:
            return _("The box has only {}.").format(in_box(row))
        return _("I cannot count more than {}.").format(MANY)
    if row == "faces":
        return _("Every Siamese shows a face.")
    return _("An Angora lies on it.") if least(state.feeders[seat], row) else ""


APP = "yummy_kitty"
_TOLD = ("count", "siamese", "angora", "rename")


def stands(
    handheld: "Handheld", game: "Game[Table]", how: "Callable[..., Answer]" = instead
) -> "Answer":
    """The place of the result, or of the first row that is not counted yet."""
    seat, row = (-1, "") if game.state.counted else open_line(game.state, -1)
    if row:
        return how("yummy_kitty.count.Count", game, seat, (), row)
    finish(handheld, game)
    return how("yummy_kitty.standings.Standings", game)


def lines(game: "Game[Table]", seat: int, kind: str, of_players: bool) -> "Answer":
    """The place of the lines of this kind, or of this seat."""
    return instead("yummy_kitty.feeders.Lines", game, seat, kind, of_players)


def counted(
    handheld: "Handheld", game: "Game[Table]", seat: int, line: "Line", before: bool
) -> "Answer":
    """A feeder is complete: on to the next one, or to the result.

    With a `line` that was only corrected; if all was counted `before`, it is again.
    """
    if line:
        if before:
            finish(handheld, game)
        return lines(game, seat, *line)
    seat, row = open_line(game.state, seat)
    if row:
        return instead("yummy_kitty.count.Count", game, seat, (), row)
    on = stands(handheld, game)
    counted = enumerate(game.state.result())
    first = [(seat, game.state.names[seat]) for seat, each in counted if each["rank"] == 1]
    return instead("cheers.Cheers", APP, first, on)


def finish(handheld: "Handheld", game: "Game[Table]") -> None:
    """All is counted, perhaps once more."""
    if not game.state.counted:
        game.do("done")
    unfinished.finish(handheld.settings, APP)


def undo(handheld: "Handheld", game: "Game[Table]") -> bool:
    """Takes back the last entry, and that all was counted; False if there is nothing."""
    last: list[str] = []
    done = False  # whether nothing came after that
    for event in game.journal.events():
        done = event[0] == "done"
        if not done:
            last = event
    if last[0] not in _TOLD:
        return False
    if done:
        game.undo()
    game.undo()
    if not game.state.counted:
        unfinished.remember(handheld.settings, APP)
    return True
