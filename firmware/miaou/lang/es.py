"""El aparato mismo: inicio y respuestas."""

WORDS = """
OK = OK
Continue: {} = Seguir: {}
round {} = ronda {}
Yes = Sí
No = No
Rules in brief = Reglas en breve
"""
