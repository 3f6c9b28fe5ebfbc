"""Miaou: a pocket handheld for cat-game nights."""

VERSION = "0.1.0"
