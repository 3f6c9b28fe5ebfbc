"""A result leaves the handheld: as a code that a phone reads off the glass, and in no other way."""
