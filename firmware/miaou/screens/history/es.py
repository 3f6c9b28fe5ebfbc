"""Las partidas acabadas."""

WORDS = """
No game is finished yet. = Aún no ha acabado ninguna partida.
Game {}: {} = Partida {}: {}
To a phone = A un móvil
"""
