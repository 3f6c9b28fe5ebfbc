"""Cat Tower in brief."""

from miaou.screens.cat_tower.pictures import DIE, FACES, TOKENS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas

WORDS = {
    "en": """
Stack your cat cards on the tower. No cards left? You win!
7 cards each. The youngest begins and rolls the die.
One cat: stack one card. Two cats: two, one by one.
Paw: choose who stacks one of your cards.
Fish: stack a card upside down.
Catty Fatty: stack a fat cat, turn up a token, do what it says.
Tokens: reverse, skip, share all cards, or a task for the next player.
It fell? Take the card back and one more. A token fell too? Another one.
A hand is empty: the round ends. Each card left counts -1.
""",
    "fr": """
Empile tes cartes chat sur la tour. Plus de cartes ? Gagné !
7 cartes chacun. Le plus jeune commence et lance le dé.
Un chat : empile une carte. Deux chats : deux, une par une.
Patte : désigne qui empile une de tes cartes.
Poisson séché : empile une carte à l’envers.
Chat dodu : empile un Catty Fatty, retourne un jeton, fais ce qu’il dit.
Jetons : changer de sens, passer, tout partager ou un défi pour le suivant.
C’est tombé ? Reprends la carte et une de plus. Un jeton aussi ? Encore une.
Une main est vide : fin de la manche. Chaque carte restante vaut -1.
""",
    "es": """
Apila tus cartas de gato en la torre. ¿Sin cartas? ¡Ganas!
7 cartas cada uno. Empieza el más joven y tira el dado.
Un gato: apila una carta. Dos gatos: dos, una a una.
Pata: elige quién apila una de tus cartas.
Pescado seco: apila una carta al revés.
Gato gordo: apila un Catty Fatty, destapa una ficha, haz lo que dice.
Fichas: cambio de sentido, saltar, repartir todo o un reto para el siguiente.
¿Se cayó? Recoge la carta y una más. ¿También una ficha? Otra más.
Una mano está vacía: acaba la ronda. Cada carta restante vale -1.
""",
}
PICTURES = ("two_cats", "die", "one_cat", "paw", "fish", "fat_face", "equal", "belly", "one_cat")


def draw(canvas: "Canvas", page: int, x: int, y: int, size: int) -> None:
    name = PICTURES[page]
    picture = DIE if name == "die" else FACES.get(name) or TOKENS[name]
    canvas.picture(picture, x, y, size, "", name)
