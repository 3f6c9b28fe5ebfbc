"""Miaou on a computer: run it, test it, build it. `python3 -m tools` lists the commands."""
