"""What a turn may ask: who stacks, what the die shows, a spare card, how to deal."""

from miaou.core.keys import BACK, OK
from miaou.lang import N_, _
from miaou.rules.cat_tower.die import FACES, TOKENS
from miaou.screens.cat_tower import signs
from miaou.screens.cat_tower.flow import stands
from miaou.screens.cat_tower.play import Play
from miaou.ui.edges import FOOT, foot, page
from miaou.ui.layout import row
from miaou.ui.menu import Menu, as_it_is

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.cat_tower.match import Match
    from miaou.ui.canvas import Canvas
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer


class Ask(Menu, Play):
    """A question of the turn; BACK leaves it open."""

    def __init__(
        self, handheld: "Handheld", game: "Game[Match]", title: str, items: "Sequence[Item]"
    ) -> None:
        Play.__init__(self, handheld, game)
        Menu.__init__(self, title, items)

    def key(self, key: int) -> "Answer | None":
        return stands(self._game) if key == BACK else Menu.key(self, key)

    def help(self) -> "tuple[str, str, str, str]":
        return N_("One up"), N_("One down"), N_("Choose"), N_("Back to the turn")


class Who(Ask):
    """Who stacks the card of a paw."""

    def __init__(self, handheld: "Handheld", game: "Game[Match]") -> None:
        state = game.state
        count = len(state.names)
        # From the next player on, as everybody looks round the table.
        self._seats = [(state.seat + step * state.direction) % count for step in range(1, count)]
        items = [(as_it_is(state.names[seat]), self._name) for seat in self._seats]
        super().__init__(handheld, game, N_("Who stacks it?"), items)

    def _name(self) -> "Answer | None":
        return self._do("who", str(self._seats[self.at]))


class Shows(Ask):
    """What the box's own die shows, or the token that was turned up."""

    def __init__(self, handheld: "Handheld", game: "Game[Match]") -> None:
        waiting = game.state.bag.waiting()
        token = game.state.task == "token"
        there = [each for each, count in zip(TOKENS, waiting) if count] if token else FACES
        self._images: Sequence[str] = there
        from miaou.screens.cat_tower.names import NAMES

        title = N_("Which token?") if token else N_("Which face?")
        super().__init__(handheld, game, title, [(NAMES[each], self._told) for each in there])

    def _told(self) -> "Answer | None":
        return self._do("shows", self._images[self.at])

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        sign = signs.FACES.get(self._images[at])
        if sign:
            canvas.icon(sign, canvas.width - 20, y + 2)


class Spare(Play):
    """Whether there is a fallen Catty Fatty to stack again, where the supply is used up."""

    def draw(self, canvas: "Canvas") -> None:
        words = _("Is a fallen Catty Fatty lying beside the tower?")
        page(canvas, words, _("No"), _("Yes"))

    def key(self, key: int) -> "Answer | None":
        if key == OK:
            return self._do("stack")
        return self._do("none") if key == BACK else super().key(key)

    def help(self) -> "tuple[str, str, str, str]":
        return N_("Undo"), "", N_("Yes"), N_("No")


class Deal(Play):
    """All cats are equal: what each player had, and gets."""

    def key(self, key: int) -> "Answer | None":
        return self._do("dealt") if key == OK else super().key(key)

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        after = state.shares()
        third = canvas.width // 3
        top = canvas.narrow or 1
        room = canvas.height - FOOT - top
        arrow = "→" if canvas.narrow else " → "
        font = "body" if len(after) * canvas.font("body").height <= room else "small"
        face = canvas.font(font)
        line = row(canvas, room, len(after), min(face.height + 1, room // len(after)))
        for seat, name in enumerate(state.names):
            y = top + seat * line
            has, gets = state.hands[seat], after[seat]
            canvas.text(face.clip(name, third), 2, y, font, "player " + str(seat + 1))
            canvas.text(str(has) + arrow + str(gets), third + 4, y, font)
            words = _change(gets - has)
            canvas.text(words, canvas.width - 1 - face.width(words), y, font)
        foot(canvas, "", _("Dealt"), _("Undo"))

    def help(self) -> "tuple[str, str, str, str]":
        up, down, _ok, back = super().help()
        return up, down, N_("Dealt"), back


def _change(more: int) -> str:
    if more == 0:
        return "="
    return (_("takes {}") if more > 0 else _("gives {}")).format(abs(more))
