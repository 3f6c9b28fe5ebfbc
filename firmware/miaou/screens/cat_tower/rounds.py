"""A match begins and ends, and its rounds: what is asked, laid out, written, won, and filed."""

from micropython import const

from miaou.core.keys import DOWN, OK
from miaou.lang import N_, _
from miaou.rules.cat_tower.table import HOUSE
from miaou.screens import unfinished
from miaou.screens.app_menu import ask_table
from miaou.screens.cat_tower import pictures, signs
from miaou.screens.cat_tower.house import NAME, box, chosen, doubled, tokens
from miaou.screens.cat_tower.turn import Play, stands
from miaou.ui import icons
from miaou.ui.foot import FOOT, foot
from miaou.ui.layout import halves, row
from miaou.ui.screen import instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.cat_tower.match import Match
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

HISTORY = "cat_tower_history"
_ROUNDS = const(3)
_MOST_ROUNDS = const(9)
_TOP = const(15)


def filed(game: "Game[Match]") -> list[str]:
    """The winners, and everybody's points, best first; no words while the match goes on."""
    from miaou.screens.history.last_games import number

    state = game.state
    if state.task != "over":
        return []
    ranking = state.ranking()
    winners = [state.names[seat] for place, seat, _points in ranking if place == 1]
    return ["game", number(game.journal), ",".join(winners)] + [str(row[2]) for row in ranking]


def begin(
    handheld: "Handheld", game: "Game[Match]", names: "list[str]", rounds: int, seat: int
) -> "Answer":
    """Writes the match with the house rules of this moment, which then hold to its end.

    The match before can no longer change, and goes into the history.
    """
    if game.state.task == "over":
        from miaou.screens.history.last_games import keep

        keep(handheld.journal(HISTORY), filed(game))
    settings = handheld.settings
    house = [["house", rule, chosen(settings, rule, HOUSE[rule])] for rule in sorted(HOUSE)]
    game.begin(
        game.state.tally(),
        ["table"] + names,
        ["house", "doubled", doubled(settings)],
        *house,
        ["house", "hand", str(settings.number(NAME + "hand", 7, 3, 9))],
        ["house", "box"] + box(settings),
        ["house", "tokens"] + tokens(settings),
        ["rounds", str(rounds)],
        ["round", str(seat)],
    )
    unfinished.remember(settings, "cat_tower", 1)
    return instead("cat_tower.rounds.SetUp", game)


class NewMatch:
    """Each answer takes the place of its question; the last one opens the game and begins it."""

    def __init__(self, handheld: "Handheld", opened: "Callable[[], Game[Match]]") -> None:
        self._handheld = handheld
        self._opened = opened
        self._names: list[str] = []
        self._rounds = _ROUNDS

    def ask(self, how: "Callable[..., Answer]") -> "Answer":
        return ask_table(how, int(box(self._handheld.settings)[2]), self._seated)

    def _seated(self, names: "list[str]") -> "Answer":
        self._names = names
        rounds = N_("How many rounds?")
        return instead("asking.Counter", rounds, _ROUNDS, 1, _MOST_ROUNDS, self._agreed)

    def _agreed(self, rounds: int) -> "Answer":
        self._rounds = rounds
        return instead("players.seats.Youngest", self._names, self._begin)

    def _begin(self, seat: int) -> "Answer":
        return begin(self._handheld, self._opened(), self._names, self._rounds, seat)


class SetUp(Play):
    """What goes on the table before a round."""

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        left, top, size, x, y, width, height = halves(canvas, 1, FOOT)
        canvas.picture(pictures.FACES["one_cat"], left, top, size, "one_cat")
        words = _("{} cards each.").format(state.hands[0]) + " "
        if state.tower:
            words += _("One card in the middle is the foundation.")
        else:
            words += _("No foundation with so many players.")
        canvas.paragraph(words, x, y, width, height, centred=not x)
        foot(canvas, "", _("{} begins").format(state.names[state.first]))

    def key(self, key: int) -> "Answer | None":
        return stands(self._game, passes=True) if key == OK else super().key(key)


class Scores(Play):
    def key(self, key: int) -> "Answer | None":
        state = self._game.state
        if key == DOWN and state.task == "round":
            return instead("cat_tower.asks.AtTable", self._game)
        if key == DOWN:
            rows = [(state.names[seat], str(points)) for _, seat, points in state.ranking()]
            return on_top("share.phone.Phone", "Cat Tower", rows)
        if key != OK:
            return super().key(key)
        if state.task == "over":
            return begin(self._handheld, self._game, state.names, state.rounds, state.starter())
        self._do("round", str(state.starter()))
        return instead("cat_tower.rounds.SetUp", self._game)

    def help(self) -> "tuple[str, str, str, str]":
        up, _down, _ok, back = super().help()
        if self._game.state.task == "over":
            return up, N_("Show a phone"), N_("Play again"), back
        return up, N_("The table"), N_("Next round"), back

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        canvas.fb.fill_rect(0, 0, canvas.width, _TOP - 2, 1)
        right = canvas.width - 29
        canvas.icon(icons.CHECK, right + 20, 3, ink=0)
        canvas.icon(icons.DOWN, right, 3, ink=0)
        canvas.icon(icons.PHONE if state.task == "over" else signs.HAND, right + 9, 3, ink=0)
        if state.rounds > 1:
            told = str(state.round) + "/" + str(state.rounds)
            right -= canvas.font("small").width(told) + 3
            canvas.text(told, right, 3, "small", 0)
        canvas.fitted(self._title(), 2, 1, right - 4, ink=0)
        room = canvas.height - _TOP
        font = "body" if len(state.names) * canvas.font("body").height <= room else "small"
        line = row(canvas, room, len(state.names), canvas.font(font).height)
        for at, (place, seat, points) in enumerate(state.ranking()):
            y = _TOP + at * line
            if place == 1:
                canvas.icon(icons.PAW, 0, y + (2 if font == "body" else 0))
            canvas.text(str(place), 11, y, font)
            canvas.fitted(state.names[seat], 22, y, canvas.width - 80, (font, "small"))
            if state.rounds > 1:
                lower = y + (2 if font == "body" else 0)
                _draw_points(canvas, -state.hands[seat], canvas.width - 34, lower, "small")
            _draw_points(canvas, points, canvas.width, y, font)

    def _title(self) -> str:
        state = self._game.state
        if state.won < 0 or (state.task == "over" and state.rounds > 1):
            return _("End of the match") if state.task == "over" else _("The table")
        return _("{} wins!").format(state.names[state.won])


def _draw_points(canvas: "Canvas", points: int, right: int, y: int, font: str) -> None:
    """Small for what the round has cost, large for the match."""
    words = str(points)
    canvas.text(words, right - canvas.font(font).width(words), y, font)
