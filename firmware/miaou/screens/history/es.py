"""Las partidas acabadas, y quién las gana."""

WORDS = """
No game is finished yet. = Aún no ha acabado ninguna partida.
Game {}: {} = Partida {}: {}
To a phone = A un móvil
Last games = Últimas partidas
Who wins? = ¿Quién gana?
{}.{} = {},{}
Tonight = Esta noche
OK: for ever = OK: desde siempre
For ever = Desde siempre
OK: tonight = OK: esta noche
Record = Récord
Highest ever: {}, {} = El más alto: {}, {}
Fastest ever: {}, {} = El más rápido: {}, {}
Nobody has played under a name yet. = Nadie ha jugado aún con su nombre.
Wins {} of {} = Gana {} de {}
In a row {}, best {} = Seguidas {}, máx. {}
Best {}, average {} = Máx. {}, media {}
Who beats whom = Quién gana a quién
Nobody = Nadie
Fish race = La carrera
"""
