"""L’appareil lui-même : accueil et réponses."""

WORDS = """
Settings = Réglages
OK = OK
Continue: {} = Continuer : {}
round {} = manche {}
Yes = Oui
No = Non
"""
