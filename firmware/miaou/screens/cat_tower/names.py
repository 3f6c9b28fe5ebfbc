"""What the faces and tokens of Cat Tower are called: apart, since a match shows pictures."""

from miaou.lang import N_

NAMES = {
    "one_cat": N_("One cat"),
    "two_cats": N_("Two cats"),
    "paw": N_("Cat's paw"),
    "fish": N_("Dried fish"),
    "fat_face": N_("Catty Fatty"),
    "reverse": N_("Reverse"),
    "skip": N_("Skip"),
    "equal": N_("All equal"),
    "paws": N_("Cat paws"),
    "fatty": N_("Catty Fatty"),
    "belly": N_("Cat's belly"),
}
