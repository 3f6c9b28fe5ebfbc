"""Lo que se dice cuando algo va mal."""

WORDS = """
Something went wrong ({}). Your game is kept. = Algo ha fallado ({}). La partida está guardada.
Home = Inicio
Resume = Seguir
The {} button is stuck. It is ignored until it comes up. = El botón {} está atascado. Se ignora hasta que suba.
A save was damaged. A copy is kept; play goes on from its last good step. = Una partida estaba dañada. Se guarda una copia; se sigue desde la última jugada buena.
A save could not be read. It is kept aside and a new one begun. = Una partida no se puede leer. Queda aparte y empieza otra.
A save comes from another version. It is kept aside and a new one begun. = Una partida es de otra versión. Queda aparte y empieza otra.
The memory is full or broken. Play on, but nothing is saved now. = Memoria llena o averiada. Se puede jugar, pero ya no se guarda nada.
The random source failed its test. Your presses alone now drive the die. = El azar no pasó su prueba. Ahora solo cuentan las pulsaciones.
The battery is low. = La batería está baja.
The battery is empty. All is saved. Good night! = Batería vacía. Todo guardado. ¡Buenas noches!
The battery is empty, and the last steps could not be saved. = Batería vacía, y las últimas jugadas no se han podido guardar.
Not everything could be erased: the memory is broken. Try again. = No se ha podido borrar todo: la memoria está averiada. Hay que repetirlo.
Safe mode = Modo seguro
BACK was held at power-up = BACK pulsado al encender
Start as usual = Arrancar
Forget settings = Olvidar ajustes
Erase everything = Borrar todo
Forget language and settings? Games stay. = ¿Olvidar idioma y ajustes? Las partidas quedan.
Really erase all games, names and settings? = ¿Borrar de verdad partidas, nombres y ajustes?
"""
