"""The fish race, a variant of Cat Tower: what the players see of it."""
