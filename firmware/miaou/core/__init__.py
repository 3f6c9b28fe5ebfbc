"""The event loop, keys, journals, settings, chance, power and sound."""
