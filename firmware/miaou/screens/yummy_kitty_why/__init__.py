"""Why a line of Yummy Kitty scores what it does: apart, for its words are many."""
