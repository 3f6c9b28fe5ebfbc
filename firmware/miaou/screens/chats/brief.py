"""Chats in brief."""

from miaou.screens.chats.signs import cat, picture

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas

WORDS = {
    "en": """
Same number of cards for each. Win them all!
The youngest says a value of the top card.
The others say theirs. The highest takes all.
For the year, the oldest cat wins.
A tie? The rarer wins: green, yellow, orange, red.
Still a tie? A new card each: the rarer takes all.
A rarer card may change what counts.
The winner leads the next trick.
After 15 minutes, most cards win.
""",
    "fr": """
Autant de cartes chacun. Gagne-les toutes !
Le plus jeune annonce une valeur de sa carte.
Les autres disent la leur. La plus forte prend tout.
Pour la date, le chat le plus ancien gagne.
Égalité ? Le plus rare : vert, jaune, orange, rouge.
Encore ? Une carte chacun : la plus rare prend tout.
Une carte plus rare peut changer ce qui compte.
Le gagnant mène le tour suivant.
Après 15 minutes, qui a le plus de cartes gagne.
""",
    "es": """
Las mismas cartas para todos. ¡Gánalas todas!
El más joven dice un valor de su carta.
Los demás dicen el suyo. El más alto se lleva todo.
En el año, gana el gato más antiguo.
¿Empate? El más raro: verde, amarillo, naranja, rojo.
¿Otro? Una carta cada uno: la más rara se lleva todo.
Una carta más rara puede cambiar lo que cuenta.
Quien gana abre la baza siguiente.
A los 15 minutos, gana quien más cartas tiene.
""",
}
SIGNS = (-1, 0, 2, 1, -2, -2, 3, -1, 1)  # a cat, the rarities, or a characteristic


def draw(canvas: "Canvas", page: int, x: int, y: int, size: int) -> None:
    sign = SIGNS[page]
    if sign >= 0:
        picture(canvas, sign, x, y, size)
    elif sign == -1:
        cat(canvas, x, y, size)
    else:
        _rarities(canvas, x, y, size)


def _rarities(canvas: "Canvas", x: int, y: int, size: int) -> None:
    """Four discs in the colours of the rarities, the larger the rarer."""
    half = size // 2
    for at in range(4):
        left, top = x + at % 2 * half, y + at // 2 * half
        ink = "rarity " + str(at + 1)
        canvas.disc(left + half // 2, top + half // 2, half * (at + 2) // 12, ink)
