"""The fish race."""

WORDS = """
Fish race = Carrera de peces
{} wins! = ¡Gana {}!
7 cards each. Die in the middle. = 7 cartas cada uno. Dado al centro.
Records = Récords
The die is taken! = ¡Dado tomado!
Give up this race? = ¿Abandonar esta carrera?
Ten minutes, and no tower stands. Nobody wins. = Diez minutos y ninguna torre en pie. No gana nadie.
Who? {} = ¿Quién? {}
Does the tower stand, with the die on top? = ¿Se aguanta la torre con el dado encima?
It fell = Se cayó
It stands = Se aguanta
Leave = Salir
Again = Otra
A new record! = ¡Nuevo récord!
Place {} of the best five = Puesto {} de los cinco mejores
The record is {}. = El récord es {}.
Nobody has raced yet. = Aún no ha corrido nadie.
Forget all the records? = ¿Olvidar todos los récords?
Stop = Parar
Start = Empezar
Take back = Deshacer
Show a phone = A un móvil
Forget all = Olvidar todo
"""
