"""Les parties finies."""

WORDS = """
No game is finished yet. = Aucune partie n’est encore finie.
Game {}: {} = Partie {} : {}
To a phone = Vers un téléphone
"""
