"""Yummy Kitty: por qué estos puntos."""

WORDS = """
There is none in this feeder. = No hay ninguno en este comedero.
All feeders are compared: wait until everybody is counted. = Se comparan todos los comederos: espera a que todo esté contado.
A colony of {} scores {}. One to five cats score -1, 2, 3, 7, 11. = Colonia de {}: {} puntos. De uno a cinco gatos: -1, 2, 3, 7, 11.
A colony of {} scores {}: cats past the fifth add nothing. = Colonia de {}: {} puntos. Después del quinto, los gatos no suman nada.
{} here, and nobody else has any: 7 points, and nobody is second. = {} aquí, y nadie más tiene: 7 puntos, y no hay segundo.
{} here, the second colony has {}. The largest scores 7. = {} aquí, la segunda colonia tiene {}. La mayor vale 7.
{} here. {} players tie for the largest: 5 each, nobody is second. = {} aquí. {} empatan en cabeza: 5 cada uno, sin segundo.
{} here, the largest colony has {}. The second scores 5. = {} aquí, la mayor colonia tiene {}. La segunda vale 5.
{} here. {} players tie for second: none of them scores. = {} aquí. {} empatan en segundo puesto: 0 para cada uno.
{} here, others tie for the largest with {}: nobody is second. = {} aquí, otros empatan en cabeza con {}: no hay segundo.
{} here, the second colony has {}. Only two colonies score. = {} aquí, la segunda colonia tiene {}. Solo puntúan dos colonias.
{} here. Each scores 2. = {} aquí. Cada uno vale 2.
Each face scores 1. Cards: {}, faces: {}. = Cada cara vale 1. Cartas: {}, caras: {}.
Each mouse caught scores 1. Black Cats: {}, mice: {}. = Cada ratón atrapado vale 1. Gatos negros: {}, ratones: {}.
Mice: {}. Their points stay though the Black Cat has left. = Ratones: {}. Sus puntos quedan aunque el gato negro se haya ido.
{} here. Each copies the card below: its points count there. = {} aquí. Cada uno copia la carta de debajo: sus puntos se cuentan allí.
{} here, {} of them alone: no points, but a breed of its own. = {} aquí, {} sin carta debajo: 0 puntos, pero raza aparte.
{} here, {} of them alone: no points, by house rule no breed. = {} aquí, {} sin carta debajo: 0 puntos, 0 razas (regla de casa).
{} here. Each scores 1 for every breed in the feeder, its own too: {}. = {} aquí. Cada uno vale 1 por raza, también la suya: {}.
{} here. By house rule each scores 1 for every other breed: {}. = {} aquí. Regla de la casa: cada uno vale 1 por cada otra raza: {}.
It scores nothing, but it is a cat and a breed. = No vale nada, pero es un gato y una raza.
No dogs play. = Se juega sin perros.
{} here, and nobody has more: 1 point less. = {} aquí, y nadie tiene más: 1 punto menos.
{} here, but somebody has {}. Only the most lose a point. = {} aquí, pero alguien tiene {}. Solo pierde 1 punto quien más tiene.
{} here. Each costs 1 point. = {} aquí. Cada uno cuesta 1 punto.
Change = Cambiar
Back = Volver
"""
