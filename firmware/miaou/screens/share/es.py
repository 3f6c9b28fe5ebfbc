"""Un resultado en un móvil."""

WORDS = """
Scan it with a phone. = Escanea con un móvil.
The whole game. = Toda la partida.
Only the result fits. = Solo cabe el resultado.
Names are cut. = Nombres cortados.
Left out: {} = Omitidos: {}
This screen is too small for a code. = Esta pantalla es muy pequeña para un código.
"""
