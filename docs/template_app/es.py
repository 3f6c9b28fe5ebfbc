"""Una moneda que lanzar."""

WORDS = """
Toss it! = ¡Lánzala!
The cat's head = La cabeza del gato
The cat's tail = La cola del gato
Tosses: {} = Tiradas: {}
Toss = Lanzar
Leave = Salir
Begin anew? = ¿Empezar de nuevo?
Takes the toss back = Deshace el lanzamiento
Begins anew = Empieza de nuevo
"""
