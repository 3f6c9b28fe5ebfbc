"""The loop, keys, journals, settings and chance."""
