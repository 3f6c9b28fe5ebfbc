"""A coin to toss: the smallest app there is, to be copied and changed into yours.

    cp -r docs/template_app firmware/miaou/screens/coin

and add the line `"coin",` to APPS in firmware/miaou/screens/apps.py. That is all. Its title, its
picture and its colour are in app.py, its words in other languages in fr.py and es.py.
"""
