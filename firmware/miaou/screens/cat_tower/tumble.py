"""A die or a token that comes to rest: others in passing, jumping about, slower and slower."""

from miaou.rules.cat_tower.die import FACES
from miaou.rules.cat_tower.tokens import TOKENS
from miaou.screens.cat_tower import pictures
from miaou.ui.steps import Steps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas

WHILES = (60, 60, 70, 80, 100, 130, 180)  # ms that each of them shows


class Tumble(Steps):
    def __init__(self) -> None:
        super().__init__(WHILES)

    def draw(self, canvas: "Canvas", x: int, y: int, size: int, token: bool) -> None:
        at = self.at
        if token:
            picture = pictures.TOKENS[TOKENS[(at + 3) % len(TOKENS)]]
        else:
            picture = pictures.FACES[FACES[(at + 2) % len(FACES)]]
        canvas.picture(picture, x + at % 2 * 3, y + 2 - at % 3 * 2, size)
