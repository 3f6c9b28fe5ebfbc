"""L’appareil lui-même : accueil et réponses."""

WORDS = """
Settings = Réglages
OK = OK
Continue: {} = Continuer : {}
round {} = manche {}
Cat Tower = Cat Tower
Yes = Oui
No = Non
"""
