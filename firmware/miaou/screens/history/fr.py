"""Les parties finies, et qui les gagne."""

WORDS = """
No game is finished yet. = Aucune partie n’est encore finie.
Game {}: {} = Partie {} : {}
To a phone = Vers un téléphone
Last games = Dernières parties
Who wins? = Qui gagne ?
{}.{} = {},{}
Tonight = Ce soir
OK: for ever = OK : depuis toujours
For ever = Depuis toujours
OK: tonight = OK : ce soir
Record = Record
Highest ever: {}, {} = Le plus haut : {}, {}
Fastest ever: {}, {} = Le plus rapide : {}, {}
Nobody has played under a name yet. = Personne n’a encore joué sous un nom.
Wins {} of {} = Gagne {} sur {}
In a row {}, best {} = De suite {}, max {}
Best {}, average {} = Max {}, moyenne {}
Who beats whom = Qui bat qui
Nobody = Personne
Fish race = La course
"""
