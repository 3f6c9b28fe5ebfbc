"""Miaou en français."""
