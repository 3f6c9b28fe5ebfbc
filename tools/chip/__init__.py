"""The true chip: an emulated RP2040 that runs stock MicroPython, with a board's parts around it.

The emulator is PyPI's rp2040py. Tried beside npm's rp2040js 1.4.1 on the same image, it takes 1.1 s
for a busy second of the board where that takes 2.9, its clock counts whole sixteenths of a
nanosecond where that adds up floats, and USB does not interrupt the program all the time there
(which made the same loop 2.9 times as long). It lives in this process, so that the panels here are
the very ones of tools/virtual. It has a ring oscillator, both cores, and its tests hold the C++
core to a second one in Python; flash takes no time in it, which `flash.py` mends.
"""
