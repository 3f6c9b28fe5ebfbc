"""What the keys do, on any screen; its words are loaded only while it is open."""
