"""Cat Tower beside its games, with words of its own: house rules, and a look at the die."""
