"""Yummy Kitty in brief."""

from miaou.screens.yummy_kitty.pictures import PICTURES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas

WORDS = {
    "en": """
4 cards each: you see the food, others your cats.
Your turn: store food, lay yarn or lure a cat.
Lure: pay the food the cat wants. It joins you.
A mouse! The first Black Cat in turn gets 1 point.
The others lose their lowest cat without yarn.
Orange Tabby: 1 to 5 make -1, 2, 3, 7, 11 points.
Calico: the largest colony scores 7, the second 5.
American: 2 points. Siamese: 1 point a face.
English: 1 point a breed. Angora: copies the card below.
No cards and no moves left? Most points win!
""",
    "fr": """
4 cartes : tu vois l’aliment, les autres tes chats.
Ton tour : stocke, pose une pelote ou attire un chat.
Attirer : paie ce que veut le chat, il est à toi.
Souris ! Le premier chat noir l’attrape : 1 point.
Les autres perdent leur plus petit chat sans pelote.
Orange Tabby : 1 à 5 font -1, 2, 3, 7, 11 points.
Calico : la plus grande colonie vaut 7, la suivante 5.
Américain : 2 points. Siamois : 1 point par tête.
British : 1 point par race. Angora : copie dessous.
Ni pioche ni action ? Le plus de points gagne !
""",
    "es": """
4 cartas: tú ves el alimento, los demás tus gatos.
Tu turno: almacena, baja un ovillo o atrae un gato.
Atraer: paga lo que pide el gato, y es tuyo.
¡Ratón! El primer gato negro lo atrapa: 1 punto.
Los demás pierden su gato más bajo sin ovillo.
Orange Tabby: de 1 a 5 dan -1, 2, 3, 7, 11 puntos.
Calicó: la mayor colonia vale 7, la segunda 5.
Americano: 2 puntos. Siamés: 1 punto por cara.
Inglés: 1 punto por raza. Angora: copia la de debajo.
¿Sin mazo ni acciones? ¡Gana quien más puntos tiene!
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
