"""A finger on the virtual handheld's glass: a tap is the keys that a person would press for it.

To learn what lies where, the screen is drawn once more while somebody listens: its choices, and the
signs that say what a key does, with the words beside them. On a board all that costs nothing.
"""

from miaou.core.keys import BACK, DOWN, OK, UP
from miaou.ui import icons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Box = tuple[int, int, int, int]  # left, top, right, bottom

SIGN = 8  # pixels of a sign
NEAR = 10  # pixels from a sign to what belongs to it
EDGE = 14  # rows of a head or a foot
REACH = 9  # of so many parts of the glass one is not too far beside a sign


def tap(bench: "Any", x: int, y: int) -> None:
    """At this pixel of the canvas, as if somebody pressed all those keys at this moment."""
    handheld = bench.handheld
    if not handheld.pressed(bench.world.ticks_ms()):
        try:
            _press(handheld, x, y)
        except Exception as error:  # a screen that breaks is told, whatever broke it
            handheld.fault(error)
    handheld.loop.stale = True
    handheld.loop.ring(None)
    bench.world.settle()


def _press(handheld: "Any", x: int, y: int) -> None:
    door = handheld.door
    for key in Glass(door.stack[-1], handheld.canvas).keys(x, y):
        door.answer(door.stack[-1].key(key))
    door.answer(handheld.news())


class Glass:
    """What a screen shows that can be tapped."""

    def __init__(self, screen: "Any", canvas: "Any") -> None:
        self.choices: list[tuple[Box, tuple[int, ...]]] = []
        self.signs: list[tuple[Box, int]] = []
        self._canvas = canvas
        self._draw = canvas.icon, canvas.fitted
        canvas.icon, canvas.fitted, canvas.choice = self._icon, self._words, self._choice
        try:
            canvas.clear()
            screen.draw(canvas)
            canvas.finish()
        finally:
            del canvas.icon, canvas.fitted, canvas.choice

    def keys(self, x: int, y: int) -> list[int]:
        """A choice is gone to and taken; a sign is its key; all else is OK, if that does nothing
        that the screen has another place for."""
        signs = [(_away(box, x, y), at) for at, (box, _key) in enumerate(self.signs)]
        nearest, at = min(signs) if signs else (SIGN * self._canvas.width, 0)
        chosen = [moves for box, moves in self.choices if not _away(box, x, y)]
        if nearest <= SIGN and chosen and self._turns_pages(self.signs[at]):
            return self._to_next_page(self.signs[at][1])
        if chosen:
            return _pressed(chosen[-1])
        if nearest <= self._canvas.width // REACH:
            return [self.signs[at][1]]
        shown = {key for _box, key in self.signs}
        return [] if self.choices or (OK in shown and len(shown) > 1) else [OK]

    def _turns_pages(self, sign: "tuple[Box, int]") -> bool:
        """A list has its arrows at the very edge."""
        return sign[1] in (UP, DOWN) and sign[0][2] == self._canvas.width - 1

    def _to_next_page(self, key: int) -> list[int]:
        steps = [moves[0] for _box, moves in self.choices]
        return [key] * (max(steps) + 1 if key == DOWN else 1 - min(steps))

    def _choice(self, x: int, y: int, width: int, height: int, *moves: int) -> None:
        self.choices.append(((x, y, x + width, y + height), moves))

    def _icon(self, rows: bytes, x: int, y: int, ink: int = 1) -> None:
        key = self._means(rows, x, y)
        if key:
            self.signs.append(((x, y, x + SIGN, y + SIGN), key))
        self._draw[0](rows, x, y, ink)

    def _means(self, rows: bytes, x: int, y: int) -> int:
        """What the sign beside an arrow shows is what the arrow's key does."""
        if rows in (icons.UP, icons.DOWN, icons.CHECK):
            return {icons.UP: UP, icons.DOWN: DOWN, icons.CHECK: OK}[rows]
        if rows not in (icons.UNDO, icons.PHONE, icons.CROSS):
            return 0
        if self.signs:
            (left, top, _right, _bottom), key = self.signs[-1]
            if key in (UP, DOWN) and abs(x - left) <= NEAR and abs(y - top) <= NEAR:
                return key
        at_edge = y < EDGE - SIGN or y >= self._canvas.height - EDGE
        return BACK if rows == icons.CROSS and at_edge else 0

    def _words(self, words: str, x: int, y: int, *how: "Any", **named: "Any") -> None:
        """Words at the right of the sign that was drawn last belong to it."""
        if self.signs:
            (left, top, right, bottom), key = self.signs[-1]
            if x > left and abs(y - top) <= NEAR:
                end = min(x + self._canvas.font("small").width(words), self._canvas.width)
                self.signs[-1] = (left, min(y, top), max(right, end), bottom), key
        self._draw[1](words, x, y, *how, **named)


def _pressed(moves: "tuple[int, ...]") -> list[int]:
    """So many steps down, or up, and OK; perhaps once more, inside what that opened."""
    keys: list[int] = []
    for steps in moves:
        keys += [DOWN if steps > 0 else UP] * abs(steps) + [OK]
    return keys


def _away(box: "Box", x: int, y: int) -> int:
    """How far a point is from a box; 0 inside."""
    left, top, right, bottom = box
    return max(left - x, x - right + 1, top - y, y - bottom + 1, 0)
