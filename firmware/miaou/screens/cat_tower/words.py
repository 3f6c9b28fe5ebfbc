"""What the die's faces and the tokens are called, and what they ask of the players."""

from miaou.lang import N_

FACES = {
    "one_cat": (N_("One cat"), N_("Stack one card.")),
    "two_cats": (N_("Two cats"), N_("Stack two cards, one by one.")),
    "paw": (N_("Cat's paw"), N_("Choose who stacks one of your cards.")),
    "fish": (N_("Dried fish"), N_("Stack a card upside down.")),
    "fat_face": (N_("Catty Fatty"), N_("Stack a Catty Fatty and draw a token.")),
}

TOKENS = {
    "reverse": (N_("Turn round"), N_("Play goes the other way.")),
    "skip": (N_("Skip"), N_("The next player misses a turn.")),
    "equal": (N_("All equal"), N_("Collect all the cards and deal them out equally.")),
    "paws": (N_("Cat paws"), N_("The next player picks who stacks one of their cards.")),
    "fatty": (N_("Catty Fatty"), N_("The next player stacks a Catty Fatty and draws a token.")),
    "belly": (N_("Cat's belly"), N_("The next player stacks a card upside down.")),
}
