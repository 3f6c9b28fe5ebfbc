"""The lesson of the first start: this very board's keys as they lie, and the one to press lit."""

from micropython import const

from miaou.core.key_names import NAMES
from miaou.core.keys import BACK, DOWN, OK, UP
from miaou.lang import N_, _
from miaou.screens.settings.face import GLASS, cells, face
from miaou.ui import icons
from miaou.ui.screen import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer, Keys

    Place = tuple[int, int, int, int]  # x, y, width and height

PAGES = ((DOWN,), (OK,), (BACK,), (BACK, UP))  # the keys that each shows
_EDGE = const(1)  # around the picture and the words
_CAP = const(10)
_LARGE = const(14)  # units of a key into which a paw fits


class Lesson:
    """`lesson` is set as long as it has still to be taken, whatever cuts it short."""

    def __init__(self, handheld: "Handheld") -> None:
        self._settings = handheld.settings
        self._settings.set("lesson", "due")
        self._buttons = handheld.keys.keys
        self._face = face(handheld.board)
        self._page = 0

    def draw(self, canvas: "Canvas") -> None:
        keys = PAGES[self._page]
        words = (
            _("Press here to move on."),
            _("Press here to choose."),
            _("Press here to go back."),
            _("Hold both down for help with the keys."),
        )[self._page]
        lit = [self._which(key) for key in keys]
        held = len(keys) > 1 or self._buttons[lit[0]].short != keys[0]
        if len(keys) == 1:
            words += " " + _("Hold it down.") if held else ""
        elif self._acts_at_once(UP):
            words = _("Hold 1, then 2 as well, for help with the keys.")
        columns, rows = len(self._face[0]), len(self._face)
        width, height = canvas.width * 15 // 32, canvas.height // 2
        cap = _CAP if canvas.aside else -_EDGE  # a round glass has room above
        beside = min(width // columns, canvas.height // rows)
        above = min(canvas.width // columns, (height + cap) // rows)
        if beside >= above:
            self._draw_face(canvas, (0, 0, width, canvas.height), beside, lit, held)
            x, y, width, height = width, 0, canvas.width - width, canvas.height
        else:
            self._draw_face(canvas, (0, -cap, canvas.width, height + cap), above, lit, held)
            x, y, width = 0, height, canvas.width
        box = (x + _EDGE, y + _EDGE, width - 2 * _EDGE, height - 2 * _EDGE)
        canvas.paragraph(words, *box, centred=True)

    def _which(self, key: int) -> int:
        """The button to press for it: of several the first that needs not be held."""
        for at, button in enumerate(self._buttons):
            if button.short == key:
                return at
        return [button.long for button in self._buttons].index(key)

    def _acts_at_once(self, key: int) -> bool:
        """Whether its button waits for nothing: then it is the second of two that are held."""
        return any([button.short == key and not button.long for button in self._buttons])

    def _draw_face(
        self, canvas: "Canvas", room: "Place", cell: int, lit: "list[int]", held: bool
    ) -> None:
        """In the middle of this room; of two the second is held after the first, or with it."""
        x = room[0] + (room[2] - cell * len(self._face[0])) // 2
        y = room[1] + (room[3] - cell * len(self._face)) // 2
        left, top, right, bottom = cells(self._face, GLASS)
        width, height = cell * (right - left), cell * (bottom - top)
        left, top = x + cell * left, y + cell * top
        if canvas.aside:
            canvas.disc(left + width // 2, top + height // 2, height // 2 - 1, 1, False)
        else:
            canvas.frame(left + 1, top + 1, width - 2, height - 2)
        for at in range(len(self._buttons)):
            if at not in lit:
                _draw_key(canvas, self._place(at, x, y, cell), 1, False)
        for turn, at in enumerate(lit):
            place = self._place(at, x, y, cell)
            canvas.note(NAMES[self._buttons[at].short])
            _draw_key(canvas, place, "yellow", True)
            middle, centre = place[0] + place[2] // 2, place[1] + place[3] // 2
            if len(lit) > 1 and self._acts_at_once(UP):
                font = "body" if cell >= _LARGE else "small"
                above = canvas.font(font).height // 2
                canvas.text(str(turn + 1), middle - 2, centre - above, font, 0)
            elif held:
                canvas.disc(middle, centre, cell // 4, 0)
            elif cell >= _LARGE:
                canvas.icon(icons.PAW, middle - 4, centre - 4, 0)

    def _place(self, at: int, x: int, y: int, cell: int) -> "Place":
        """Of a key, on a face that begins here; empty where another of its meaning is shown."""
        left, top, right, bottom = cells(self._face, str(at))
        return x + cell * left, y + cell * top, cell * (right - left), cell * (bottom - top)

    def help(self) -> "Keys":
        on = N_("Goes on")
        return ("", "" if self._page else on, on, on if self._page > 1 else "")

    def key(self, key: int) -> "Answer | None":
        """The right key goes on; OK always does, so that a broken button keeps nobody out."""
        if key == OK or key in PAGES[self._page]:
            if self._page == len(PAGES) - 1:
                self._settings.set("lesson", "")
                return LEAVE
            self._page += 1
        return None


def _draw_key(canvas: "Canvas", place: "Place", ink: "int | str", filled: bool) -> None:
    x, y, width, height = place
    if width > height:  # a long one, as a keyboard's
        draw = canvas.bar if filled else canvas.frame
        draw(x + 1, y + 1, width - 2, height - 2, ink)
    elif width:
        canvas.disc(x + width // 2, y + height // 2, (height - 2) // 2, ink, filled)
