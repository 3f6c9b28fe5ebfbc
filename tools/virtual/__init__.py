"""The virtual handheld: chips, clock and pins behind `machine`, on both Pythons alike."""
