"""Chats by the rulebook: the referee, tricks, hands and clocks. Pure: time is an event too."""
