"""Chats in brief."""

from miaou.screens.chats.signs import cat, picture

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas

WORDS = {
    "en": """
Deal the same number of cards to each. Win all of them!
The youngest looks at the top card and says a value: its weight, say.
The others say theirs. The highest takes all the cards.
For the year, the oldest cat wins.
A tie? The rarer cat wins: green, yellow, orange, then red.
Still a tie? Each turns a new card: the rarer one takes them all.
A rarer card than the leader's may change what counts.
The winner leads the next trick. After 15 minutes most cards win.
""",
    "fr": """
Le même nombre de cartes pour chacun. Gagne-les toutes !
Le plus jeune regarde sa carte et dit une valeur : le poids, par exemple.
Les autres disent la leur. La plus forte prend toutes les cartes.
Pour la date, le chat le plus ancien gagne.
Égalité ? Le plus rare gagne : vert, jaune, orange, puis rouge.
Encore égalité ? Une nouvelle carte chacun : la plus rare prend tout.
Une carte plus rare que celle du meneur peut changer de caractéristique.
Le gagnant mène le tour suivant. Après 15 minutes, qui a le plus de cartes gagne.
""",
    "es": """
El mismo número de cartas para cada uno. ¡Gánalas todas!
El más joven mira su carta y dice un valor: el peso, por ejemplo.
Los demás dicen el suyo. El más alto se lleva todas las cartas.
En el año, gana el gato más antiguo.
¿Empate? Gana el más raro: verde, amarillo, naranja y rojo.
¿Otro empate? Una carta nueva cada uno: la más rara se lleva todo.
Una carta más rara que la de quien abre puede cambiar lo que cuenta.
Quien gana abre la baza siguiente. A los 15 minutos, gana quien más cartas tiene.
""",
}
SIGNS = (-1, 0, 2, 1, -2, -2, 3, 1)  # a cat, the rarities, or a characteristic


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
