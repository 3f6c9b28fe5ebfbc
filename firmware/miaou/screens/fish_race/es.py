"""The fish race."""

WORDS = """
Fish race = Carrera de pescado
7 cards each. Die in the middle. = 7 cartas cada uno. Dado al centro.
Records = Récords
The die is taken! = ¡Dado cogido!
Give up this race? = ¿Abandonar esta carrera?
Ten minutes, and no tower stands. Nobody wins. = Diez minutos y ninguna torre en pie. No gana nadie.
Who? {} = ¿Quién? {}
Does the tower stand, with the die on top? = ¿Aguanta la torre con el dado encima?
It fell = Se cayó
It stands = Aguanta
Leave = Salir
A new record! = ¡Nuevo récord!
Place {} of five = Puesto {} de cinco
The record is {}. = El récord es {}.
Nobody has raced yet. = Aún no ha corrido nadie.
Forget all the records? = ¿Olvidar todos los récords?
Stop = Parar
Forget all = Olvidar
Who wins? = ¿Quién gana?
"""
