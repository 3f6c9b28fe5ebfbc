"""El aparato mismo: inicio y respuestas."""

WORDS = """
Settings = Ajustes
OK = OK
Continue: {} = Seguir: {}
round {} = ronda {}
Cat Tower = Cat Tower
Yes = Sí
No = No
"""
