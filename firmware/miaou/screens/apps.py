"""The apps, as home shows them, the settings last. A folder of screens with an app.py is one."""

APPS = (
    "cat_tower",
    "yummy_kitty",
    "chats",
    "settings",
)
