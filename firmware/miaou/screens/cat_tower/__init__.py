"""Cat Tower: what the players see of it."""
