"""The fish race."""

WORDS = """
Fish race = Course au poisson
7 cards each. Die in the middle. = 7 cartes chacun. Dé au milieu.
Records = Records
The die is taken! = Le dé est pris !
Give up this race? = Abandonner cette course ?
Ten minutes, and no tower stands. Nobody wins. = Dix minutes, et aucune tour debout. Personne ne gagne.
Who? {} = Qui ? {}
Does the tower stand, with the die on top? = La tour tient-elle, avec le dé dessus ?
It fell = Tombée
It stands = Elle tient
Leave = Quitter
A new record! = Record battu !
Place {} of five = {}e des cinq meilleures
The record is {}. = Le record est de {}.
Nobody has raced yet. = Personne n’a encore couru.
Forget all the records? = Oublier tous les records ?
Stop = Arrêter
Forget all = Tout oublier
Who wins? = Qui gagne ?
"""
