"""Yummy Kitty : pourquoi ces points."""

WORDS = """
There is none in this feeder. = Il n’y en a pas dans cette gamelle.
All feeders are compared: wait until everybody is counted. = On compare toutes les gamelles : attends que tout soit compté.
A colony of {} scores {}. One to five cats score -1, 2, 3, 7, 11. = Colonie de {} : {} points. De un à cinq chats : -1, 2, 3, 7, 11.
A colony of {} scores {}: cats past the fifth add nothing. = Colonie de {} : {}. Les chats après cinq ne comptent pas.
{} here, and nobody else has any: 7 points, and nobody is second. = {} ici, seul à en avoir : 7 points, et pas de deuxième.
{} here, the second colony has {}. The largest scores 7. = {} ici, la deuxième colonie en a {}. La plus grande vaut 7.
{} here. {} players tie for the largest: 5 each, nobody is second. = {} ici. {} à égalité en tête : 5 chacun, pas de deuxième.
{} here, the largest colony has {}. The second scores 5. = {} ici, la plus grande colonie en a {}. La deuxième vaut 5.
{} here. {} players tie for second: none of them scores. = {} ici. {} joueurs sont deuxièmes à égalité : 0 pour chacun.
{} here, others tie for the largest with {}: nobody is second. = {} ici, d’autres sont à égalité en tête avec {} : pas de deuxième.
{} here, the second colony has {}. Only two colonies score. = {} ici, la deuxième colonie en a {}. Seules deux marquent.
{} here. Each scores 2. = {} ici. Chacun vaut 2.
Each face scores 1. Cards: {}, faces: {}. = Chaque tête vaut 1. Cartes : {}, têtes : {}.
Each mouse caught scores 1. Black Cats: {}, mice: {}. = Chaque souris attrapée vaut 1. Chats noirs : {}, souris : {}.
Mice: {}. Their points stay though the Black Cat has left. = Souris : {}. Leurs points restent, même si le chat noir est parti.
{} here. Each copies the card below: its points count there. = {} ici. Chacun copie la carte sous lui : ses points sont comptés là.
{} here, {} of them alone: no points, but a breed of its own. = {} ici, {} sans carte dessous : 0 point, mais une race à part.
{} here, {} of them alone: no points, by house rule no breed. = {} ici, {} sans carte dessous : 0 point, 0 race (règle maison).
{} here. Each scores 1 for every breed in the feeder, its own too: {}. = {} ici. Chacun vaut 1 par race, la sienne aussi : {}.
{} here. By house rule each scores 1 for every other breed: {}. = {} ici. Règle maison : chacun vaut 1 par autre race : {}.
It scores nothing, but it is a cat and a breed. = Il ne vaut rien, mais c’est un chat et une race.
No dogs play. = On joue sans chiens.
{} here, and nobody has more: 1 point less. = {} ici, et personne n’en a plus : 1 point de moins.
{} here, but somebody has {}. Only the most lose a point. = {} ici, mais quelqu’un en a {}. Seul celui qui en a le plus perd 1 point.
{} here. Each costs 1 point. = {} ici. Chacun coûte 1 point.
Change = Changer
Back = Retour
"""
