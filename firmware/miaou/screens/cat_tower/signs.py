"""Small signs of Cat Tower, 8 by 8: its faces, which way play goes, a card that falls, a hand."""

from miaou.lang import N_
from miaou.ui import icons

CLOCKWISE = bytes(
    [
        0b00111101,
        0b01000011,
        0b10000111,
        0b10000000,
        0b10000001,
        0b10000001,
        0b01000010,
        0b00111100,
    ]
)

ANTICLOCKWISE = bytes(
    [
        0b10111100,
        0b11000010,
        0b11100001,
        0b00000001,
        0b10000001,
        0b10000001,
        0b01000010,
        0b00111100,
    ]
)

FALL = bytes(
    [
        0b00011000,
        0b00100110,
        0b01000001,
        0b01000010,
        0b10000010,
        0b10000100,
        0b01100100,
        0b00011000,
    ]
)

HAND = bytes(
    [
        0b11110000,
        0b10011110,
        0b10010011,
        0b10010011,
        0b10010011,
        0b11110010,
        0b00010010,
        0b00011110,
    ]
)

NAMES = {
    "one_cat": N_("One cat"),
    "two_cats": N_("Two cats"),
    "paw": N_("Cat's paw"),
    "fish": N_("Dried fish"),
    "fat_face": N_("Catty Fatty"),
}

FACES = {
    "one_cat": bytes(
        [
            0b10000010,
            0b11000110,
            0b11111110,
            0b10111010,
            0b11111110,
            0b11010110,
            0b01111100,
            0b00000000,
        ]
    ),
    "two_cats": bytes(
        [
            0b10010000,
            0b11110000,
            0b11110000,
            0b01100000,
            0b00001001,
            0b00001111,
            0b00001111,
            0b00000110,
        ]
    ),
    "paw": icons.PAW,
    "fish": bytes(
        [
            0b00000000,
            0b01110001,
            0b11111011,
            0b10111111,
            0b11111111,
            0b11111011,
            0b01110001,
            0b00000000,
        ]
    ),
    "fat_face": bytes(
        [
            0b01000010,
            0b11100111,
            0b11111111,
            0b10111101,
            0b11111111,
            0b11100111,
            0b11111111,
            0b01111110,
        ]
    ),
}
