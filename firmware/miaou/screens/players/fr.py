"""Qui joue."""

WORDS = """
Your name? = Ton nom ?
Back = Retour
Delete = Effacer
Leave = Quitter
Done = Fini
Add {} = Ajouter {}
Space = Espace
Who plays? = Qui joue ?
Play ({}) = Jouer ({})
New name = Nouveau nom
At most {} can play. = {} joueurs au plus.
Choose at least {} players. = Choisis au moins {} joueurs.
No room for more names. Settings, Players: remove one. = Plus de place. Réglages, Joueurs : retire un nom.
No room for more names. Remove one first. = Plus de place. Retire d’abord un nom.
{} is here already. = {} est déjà là.
Seat order = Ordre des places
Ready = C’est bon
OK grabs {} = OK prend {}
OK drops {} = OK pose {}
Who begins? = Qui commence ?
Who is the youngest? = Qui est le plus jeune ?
Let chance decide = Tirer au sort
begins! = commence !
Players = Joueurs
Change = Changer
Remove = Retirer
Remove {}? = Retirer {} ?
"""
