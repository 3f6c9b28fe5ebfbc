"""Cat Tower in brief."""

from miaou.screens.cat_tower.pictures import DIE, FACES, TOKENS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas

WORDS = {
    "en": """
Stack all your cats on the tower and you win!
7 cards each. The youngest rolls the die.
One cat: stack a card. Two cats: two, one by one.
Paw: choose who stacks one of your cards.
Fish: stack a card upside down.
Catty Fatty: stack a fat cat, turn up a token.
Tokens: reverse, skip, share, a task for the next.
It fell? Take the card back and one more.
A token fell too? Take one more again.
Empty hand: the round ends. -1 for each card left.
""",
    "fr": """
Empile tous tes chats sur la tour, et tu gagnes !
7 cartes chacun. Le plus jeune lance le dé.
Un chat : empile une carte. Deux chats : deux.
Patte : choisis qui empile une de tes cartes.
Poisson : empile une carte à l’envers.
Catty Fatty : empile un gros chat, tire un jeton.
Jetons : demi-tour, passer, partage ou défi.
C’est tombé ? Reprends la carte et une de plus.
Un jeton aussi ? Encore une de plus.
Main vide : manche finie. -1 par carte restante.
""",
    "es": """
¡Apila todos tus gatos en la torre y ganas!
7 cartas cada uno. El más joven tira el dado.
Un gato: apila una carta. Dos gatos: dos.
Pata: elige quién apila una de tus cartas.
Pescado: apila una carta al revés.
Catty Fatty: apila un gato gordo, saca una ficha.
Fichas: vuelta, saltar, repartir o un reto.
¿Se cayó? Recoge la carta y una más.
¿También una ficha? Recoge otra más.
Mano vacía: acaba la ronda. -1 por carta en mano.
""",
}
PICTURES = (
    "two_cats",
    "die",
    "one_cat",
    "paw",
    "fish",
    "fat_face",
    "equal",
    "belly",
    "skip",
    "one_cat",
)


def draw(canvas: "Canvas", page: int, x: int, y: int, size: int) -> None:
    name = PICTURES[page]
    picture = DIE if name == "die" else FACES.get(name) or TOKENS[name]
    canvas.picture(picture, x, y, size, "", name)
