"""Yummy Kitty in brief."""

from miaou.screens.yummy_kitty.pictures import PICTURES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas

WORDS = {
    "en": """
4 cards each, food side to you. Others see your cats, you never do.
A turn is one thing: store food, lay a yarn ball, or lure a cat.
Lure: pay as much food as the cat wants. It joins your feeder.
A mouse! The first Black Cat in turn order catches it: 1 point.
All others lose the cat with the lowest number that no yarn guards.
Orange Tabby: 1 to 5 cats make -1, 2, 3, 7, 11 points.
Calico: the largest colony scores 7, the second 5.
American: 2 points each. Siamese: 1 point for each face.
English: 1 point for each breed. Angora: copies the card below it.
No cards to draw and nobody can act? Count: most points win!
""",
    "fr": """
4 cartes chacun, côté aliment vers toi. Tes chats, seuls les autres les voient.
À ton tour, une action : stocker, poser une pelote ou attirer un chat.
Attirer : paie les aliments que veut le chat. Il rejoint ta gamelle.
Une souris ! Le premier chat noir, dans l’ordre du tour, l’attrape : 1 point.
Les autres perdent leur chat de plus petit chiffre sans pelote.
Orange Tabby : 1 à 5 chats donnent -1, 2, 3, 7, 11 points.
Calico : la plus grande colonie vaut 7 points, la deuxième 5.
Américain : 2 points chacun. Siamois : 1 point par tête.
British : 1 point par race. Angora : copie la carte dessous.
Plus de pioche et plus d’action ? On compte : qui a le plus de points gagne !
""",
    "es": """
4 cartas cada uno, el alimento hacia ti. Tus gatos solo los ven los demás.
En tu turno, una cosa: almacenar, bajar un ovillo o atraer un gato.
Atraer: paga el alimento que pide el gato. Va a tu comedero.
¡Un ratón! Lo atrapa el primer gato negro en orden de turno: 1 punto.
Los demás pierden su gato de menor valor sin ovillo.
Orange Tabby: de 1 a 5 gatos dan -1, 2, 3, 7, 11 puntos.
Calicó: la mayor colonia vale 7 puntos, la segunda 5.
Americano: 2 puntos cada uno. Siamés: 1 punto por cara.
Inglés: 1 punto por raza. Angora: copia la carta de debajo.
¿Sin mazo y nadie puede actuar? A contar: ¡gana quien más puntos tiene!
""",
}
NAMES = [
    "angora",
    "american",
    "siamese",
    "black",
    "mice",
    "tabby",
    "calico",
    "faces",
    "english",
    "lucky",
]


def draw(canvas: "Canvas", page: int, x: int, y: int, size: int) -> None:
    canvas.picture(PICTURES[NAMES[page]], x, y, size, "", NAMES[page])
