"""What the owner can choose, and how this handheld works."""
