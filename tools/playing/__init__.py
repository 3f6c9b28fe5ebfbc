"""Hands on a virtual handheld and eyes in front of it; all of this runs on both Pythons."""
