"""The few words that rooms say to each other: keys, and what a screen answers to one."""

from micropython import const

UP = const(1)
DOWN = const(2)
LEFT = const(3)
RIGHT = const(4)
OK = const(5)
BACK = const(6)
SHAKE = const(7)  # on boards that feel it

# A screen answers None to stay, another screen to show it on top, one of these to go,
# or (LEAVE, screen) to make room for another.
LEAVE = const(1)
HOME = const(2)
