"""El aparato mismo: inicio y respuestas."""

WORDS = """
Settings = Ajustes
OK = OK
Continue: {} = Seguir: {}
round {} = ronda {}
Yes = Sí
No = No
"""
