"""What the keys are called, on boards and on screens: the place in the list is the key's number."""

NAMES = ("", "UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK", "SHAKE", "HELP")
