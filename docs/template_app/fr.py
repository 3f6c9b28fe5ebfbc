"""Une pièce à lancer."""

WORDS = """
Toss it! = Lance-la !
The cat's head = La tête du chat
The cat's tail = La queue du chat
Tosses: {} = Lancers : {}
Toss = Lancer
Leave = Quitter
Begin anew? = Recommencer ?
Takes the toss back = Reprend le lancer
Begins anew = Recommence
"""
