"""L’appareil lui-même : accueil et réponses."""

WORDS = """
OK = OK
Continue: {} = Continuer : {}
round {} = manche {}
Yes = Oui
No = Non
Rules in brief = Règles en bref
Again = Encore
Go on = Continuer
Next = Suite
Phone = Tél.
Start = Départ
Undo = Annuler
Shared victory! = Victoire partagée !
{} wins! = {} gagne !
a cat = un chat
Give names = Donner des noms
"""
