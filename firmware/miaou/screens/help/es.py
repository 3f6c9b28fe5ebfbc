"""Lo que hacen las teclas."""

WORDS = """
One up = Más arriba
One down = Más abajo
One step out = Un paso atrás
Changes it = Cambia la opción
Goes on = Seguir
One more = Uno más
One less = Uno menos
Takes this number = Acepta este número
The one before = El anterior
The next one = El siguiente
In a game: takes the last step back = En juego: deshace la última jugada
What is less usual = Lo menos habitual
The next thing = Lo que sigue
One step out; nothing is lost = Un paso atrás, sin perder nada
"""
