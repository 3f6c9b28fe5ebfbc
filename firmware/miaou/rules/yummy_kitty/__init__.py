"""Yummy Kitty by the rulebook: the count, the table while it plays, and why. Pure."""
