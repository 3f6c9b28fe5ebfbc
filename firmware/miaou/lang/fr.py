"""L’appareil lui-même : accueil et réponses."""

WORDS = """
OK = OK
Continue: {} = Continuer : {}
round {} = manche {}
Yes = Oui
No = Non
Rules in brief = Règles en bref
"""
