"""Yummy Kitty: what the players see of it."""
