"""Miaou en español."""
