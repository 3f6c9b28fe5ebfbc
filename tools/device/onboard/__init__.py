"""What `python3 -m tools` sends to a board and runs there; on MicroPython alone."""
