"""L'appareil lui-même : accueil, réglages, messages."""

WORDS = """
Miaou = Miaou
Cat Tower die = Dé Cat Tower
Settings = Réglages
Language = Langue
Brightness = Luminosité
OK = OK
Yes = Oui
No = Non
The {} button is stuck. It is ignored until it comes up. = Le bouton {} est coincé. Il est ignoré jusqu’à ce qu’il remonte.
A save was damaged. A copy is kept; play goes on from its last good step. = Une sauvegarde était abîmée. Une copie est gardée ; on reprend au dernier coup lisible.
A save could not be read. It is kept aside and a new one begun. = Une sauvegarde est illisible. Elle est mise de côté, une autre commence.
A save comes from another version. It is kept aside and a new one begun. = Une sauvegarde vient d’une autre version. Elle est mise de côté.
The memory is full or broken. Play on, but nothing is saved now. = Mémoire pleine ou en panne. On peut jouer, mais plus rien n’est gardé.
The random source failed its test. Your presses alone now drive the die. = Le hasard a raté son test. Seuls les appuis font tourner le dé.
"""
