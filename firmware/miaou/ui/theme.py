"""The colours, all of them here: what a thing is decides its colour, not the screen it is on.

Loaded only where a panel has colours. Paper is black; every ink is read on it at arm's length, and
black on every ink.
"""

from micropython import const

PAPER = const(0)

# RGB565, then every name that has this colour: a table would take six times the memory.
_NAMES = """
ffff,plain,angora,die,
faeb,red,rarity 4,player 1,warning,skip,
6dff,blue,player 2,belly,clock,chats,english,Weight,
6f2d,green,rarity 1,player 3,good,reverse,equal,
ff27,yellow,rarity 2,player 4,cat_tower,cat_tower_house,faces,lucky,
c55f,violet,player 5,fat_face,fatty,Independence,
fce6,orange,rarity 3,player 6,fish,tabby,yummy_kitty,yummy_kitty_why,
fd1a,pink,Cuddliness,
9cf3,grey,settings,mice,american,
fe91,sand,one_cat,two_cats,paw,paws,siamese,dogs,Year,
ff9a,cream,calico,
3fdb,aqua,fish_race,
74fa,black,
"""
_KEPT = const(12)

# What pictures are shaded with, by the numbers of ui/picture.py; not for words.
SHADES = (
    0x0000,  # black
    0xFCB5,  # pink
    0xFFFF,  # white
    0xFF9A,  # cream
    0xFCE6,  # orange
    0xA2C3,  # brown
    0x4229,  # slate
    0x6DFF,  # blue
    0xFAEB,  # red
    0x6F2D,  # green
    0xFF27,  # yellow
    0x7A98,  # plum
    0xCDAB,  # shade, of sand and of what is white
)


def swapped(colour: int) -> int:
    """As a FrameBuffer must hold it for the glass to have its high byte first."""
    return colour >> 8 | (colour & 0xFF) << 8


PAINTS = tuple([swapped(colour) for colour in SHADES])
del SHADES

_known: "dict[str, int]" = {}  # inks that were asked for last


def has(colour: str) -> bool:
    return bool(colour) and "," + colour + "," in _NAMES


def ink(colour: "int | str") -> int:
    """Of a canvas's ink: a name, 1 or 0."""
    if not colour:
        return PAPER
    name = colour if isinstance(colour, str) else "plain"
    found = _known.get(name)
    if found is None:
        if not has(name):
            raise ValueError("The theme has no colour named " + name + ": add it to ui/theme.py.")
        if len(_known) == _KEPT:
            _known.clear()
        line = _NAMES.rfind("\n", 0, _NAMES.find("," + name + ",")) + 1
        found = _known[name] = swapped(int(_NAMES[line : line + 4], 16))
    return found
