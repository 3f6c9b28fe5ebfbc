"""The handheld itself: its parts put together, the door between screens, memory, power-up."""
