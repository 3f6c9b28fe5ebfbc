"""Miaou: a pocket handheld for cat-game nights."""

import gc

VERSION = "0.1.0"

# At power-up, before anything else of Miaou is loaded.
USED = gc.mem_alloc()
FREE = gc.mem_free()
