"""Drivers, a module for each chip: displays and their light, buttons, piezo, accelerometers."""
