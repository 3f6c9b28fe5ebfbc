"""Cat Tower."""

WORDS = """
Press OK to roll the die. = Appuie sur OK pour lancer le dé.
Put all the tokens back into the bag? = Remettre tous les jetons dans le sac ?
One cat = Un chat
Stack one card. = Empile une carte.
Two cats = Deux chats
Stack two cards, one by one. = Empile deux cartes, une par une.
Cat's paw = Patte de chat
Choose who stacks one of your cards. = Choisis qui empile une de tes cartes.
Dried fish = Poisson séché
Stack a card upside down. = Empile une carte à l’envers.
Catty Fatty = Catty Fatty
Stack a Catty Fatty and draw a token. = Empile un Catty Fatty et tire un jeton.
Turn round = Changer de sens
Play goes the other way. = On joue dans l’autre sens.
Skip = Passer
The next player misses a turn. = Le joueur suivant passe son tour.
All equal = Tous égaux
Collect all the cards and deal them out equally. = Ramasse toutes les cartes et distribue à parts égales.
Cat paws = Pattes de chat
The next player picks who stacks one of their cards. = Le suivant choisit qui empile une de ses cartes.
The next player stacks a Catty Fatty and draws a token. = Le suivant empile un Catty Fatty et tire un jeton.
Cat's belly = Ventre du chat
The next player stacks a card upside down. = Le suivant empile une carte à l’envers.
Twice = Double
Which face the die has twice = La face en double sur le dé
"""
