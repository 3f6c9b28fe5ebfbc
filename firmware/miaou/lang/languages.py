"""The languages that Miaou speaks, each by its own name."""

LANGUAGES = (("en", "English"), ("fr", "Français"), ("es", "Español"))
