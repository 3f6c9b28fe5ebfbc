"""The apps, as home shows them: a new one is a new line here, and a picture in app_pictures."""

from miaou.lang import N_

# Its name in settings and folders, its name for people, and the screen it opens with.
GAMES = (("cat_tower", N_("Cat Tower"), "cat_tower.menu", "CatTower"),)
APPS = GAMES + (("settings", N_("Settings"), "settings.menu", "Settings"),)
