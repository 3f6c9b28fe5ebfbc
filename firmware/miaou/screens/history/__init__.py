"""The history: finished games of every app, and who wins them."""
