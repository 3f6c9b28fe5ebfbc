"""The apps, as home shows them, the settings last: a new one has its place in both rows.

Its folder has a `menu.py` whose `app(handheld)` opens it; its picture is in app_pictures.
"""

from miaou.lang import N_

NAMES = ("cat_tower", "yummy_kitty", "chats", "settings")
TITLES = ("Cat Tower", "Yummy Kitty", "Chats", N_("Settings"))
