"""Ce que font les touches."""

WORDS = """
One up = Plus haut
One down = Plus bas
One step out = Un pas en arrière
Changes it = Change le choix
Goes on = Continuer
One more = Un de plus
One less = Un de moins
Takes this number = Prend ce nombre
The one before = Le précédent
The next one = Le suivant
In a game: takes the last step back = En jeu : annule le dernier coup
What is less usual = Ce qui est plus rare
The next thing = La suite
One step out; nothing is lost = Un pas en arrière, sans rien perdre
"""
