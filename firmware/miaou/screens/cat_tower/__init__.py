"""Cat Tower: what the players see of it."""

DOUBLED = "cat_tower.doubled"  # the setting that says which face the die has twice
