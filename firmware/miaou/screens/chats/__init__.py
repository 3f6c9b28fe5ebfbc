"""Chats: what the players see of it."""
