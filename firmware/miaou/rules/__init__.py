"""The games themselves, pure: no clock, no chance, no display, no files."""
