"""Cat Tower by the rulebook: the die, the tokens, a match, the fish race. Pure."""
