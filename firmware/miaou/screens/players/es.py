"""Quién juega."""

WORDS = """
Your name? = ¿Tu nombre?
Back = Volver
Delete = Borrar
Leave = Salir
Done = Listo
Add {} = Añadir {}
Space = Espacio
Who plays? = ¿Quién juega?
Play ({}) = Jugar ({})
New name = Nombre nuevo
At most {} can play. = Pueden jugar {} como mucho.
Choose at least {} players. = Elige al menos {} jugadores.
No room for more names. Settings, Players: remove one. = No caben más. Ajustes, Jugadores: quita un nombre.
No room for more names. Remove one first. = No caben más. Quita antes un nombre.
{} is here already. = {} ya está aquí.
Seat order = Orden de asientos
Ready = Así está bien
OK grabs {} = OK toma {}
OK drops {} = OK suelta {}
Who begins? = ¿Quién empieza?
Who is the youngest? = ¿Quién es más joven?
Let chance decide = Echar a suertes
begins! = ¡empieza!
Players = Jugadores
Change = Cambiar
Remove = Quitar
Remove {}? = ¿Quitar a {}?
"""
