"""Ce qui est dit quand quelque chose ne va pas."""

WORDS = """
Something went wrong ({}). Your game is kept. = Quelque chose a coincé ({}). La partie est gardée.
Home = Accueil
Resume = Reprendre
The {} button is stuck. It is ignored until it comes up. = Le bouton {} est coincé. Il est ignoré jusqu’à ce qu’il remonte.
A save was damaged. A copy is kept; play goes on from its last good step. = Une sauvegarde était abîmée. Une copie est gardée ; on reprend au dernier coup lisible.
A save could not be read. It is kept aside and a new one begun. = Une sauvegarde est illisible. Elle est mise de côté, une autre commence.
A save comes from another version. It is kept aside and a new one begun. = Une sauvegarde vient d’une autre version. Elle est mise de côté.
The memory is full or broken. Play on, but nothing is saved now. = Mémoire pleine ou en panne. On peut jouer, mais plus rien n’est gardé.
The random source failed its test. Your presses alone now drive the die. = Le hasard a raté son test. Seuls les appuis font tourner le dé.
The battery is low. = La batterie est faible.
The battery is empty. All is saved. Good night! = Batterie vide. Tout est gardé. Bonne nuit !
The battery is empty, and the last steps could not be saved. = Batterie vide, et les derniers coups n’ont pas pu être gardés.
Not everything could be erased: the memory is broken. Try again. = Tout n’a pas pu être effacé : la mémoire est en panne. Il faut recommencer.
Safe mode = Mode sans échec
BACK was held at power-up = BACK tenu à l’allumage
Start as usual = Démarrer
Forget settings = Oublier réglages
Erase everything = Tout effacer
Forget language and settings? Games stay. = Oublier langue et réglages ? Les parties restent.
Really erase all games, names and settings? = Vraiment effacer parties, noms et réglages ?
"""
