"""Cat Tower."""

WORDS = """
Press OK to roll the die. = Pulsa OK para tirar el dado.
Put all the tokens back into the bag? = ¿Devolver todas las fichas a la bolsa?
One cat = Un gato
Stack one card. = Apila una carta.
Two cats = Dos gatos
Stack two cards, one by one. = Apila dos cartas, una a una.
Cat's paw = Pata de gato
Choose who stacks one of your cards. = Elige quién apila una de tus cartas.
Dried fish = Pescado seco
Stack a card upside down. = Apila una carta al revés.
Catty Fatty = Catty Fatty
Stack a Catty Fatty and draw a token. = Apila un Catty Fatty y saca una ficha.
Turn round = Media vuelta
Play goes the other way. = Se juega al revés.
Skip = Saltar
The next player misses a turn. = El siguiente pierde su turno.
All equal = Todos iguales
Collect all the cards and deal them out equally. = Recoge todas las cartas y repártelas por igual.
Cat paws = Patas de gato
The next player picks who stacks one of their cards. = El siguiente elige quién apila una de sus cartas.
The next player stacks a Catty Fatty and draws a token. = El siguiente apila un Catty Fatty y saca una ficha.
Cat's belly = Barriga de gato
The next player stacks a card upside down. = El siguiente apila una carta al revés.
Twice = Doble
Which face the die has twice = La cara doble del dado
"""
