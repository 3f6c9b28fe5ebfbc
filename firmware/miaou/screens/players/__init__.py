"""Who plays: names, seats, and who begins."""
