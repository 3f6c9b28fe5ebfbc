"""Un résultat sur un téléphone."""

WORDS = """
Scan it with a phone. = Scanne avec un mobile.
The whole game. = Toute la partie.
Only the result fits. = Seul le résultat tient.
Names are cut. = Noms coupés.
Left out: {} = Omis : {}
This screen is too small for a code. = Cet écran est trop petit pour un code.
"""
