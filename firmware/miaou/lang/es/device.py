"""El aparato mismo: inicio, ajustes, mensajes."""

WORDS = """
Miaou = Miaou
Cat Tower die = Dado Cat Tower
Settings = Ajustes
Language = Idioma
Brightness = Brillo
OK = OK
Yes = Sí
No = No
The {} button is stuck. It is ignored until it comes up. = El botón {} está atascado. Se ignora hasta que suba.
A save was damaged. A copy is kept; play goes on from its last good step. = Una partida estaba dañada. Se guarda una copia; se sigue desde el último paso bueno.
A save could not be read. It is kept aside and a new one begun. = Una partida no se puede leer. Queda aparte y empieza otra.
A save comes from another version. It is kept aside and a new one begun. = Una partida es de otra versión. Queda aparte y empieza otra.
The memory is full or broken. Play on, but nothing is saved now. = Memoria llena o averiada. Se puede jugar, pero ya no se guarda nada.
The random source failed its test. Your presses alone now drive the die. = El azar no pasó su prueba. Ahora solo cuentan las pulsaciones.
"""
