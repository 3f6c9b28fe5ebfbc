"""El aparato mismo: inicio y respuestas."""

WORDS = """
OK = OK
Continue: {} = Seguir: {}
round {} = ronda {}
Yes = Sí
No = No
Rules in brief = Reglas en breve
Again = Repetir
Go on = Seguir
Next = Sigue
Phone = Móvil
Start = Empezar
Undo = Anular
Shared victory! = ¡Victoria compartida!
{} wins! = ¡Gana {}!
a cat = un gato
Give names = Poner nombres
"""
