"""Who plays: names, seats, and who begins."""

from miaou.core.roster import SPACE


def row(name: str) -> str:
    """As menus take it: with a blank after it, no name is taken for a word of the catalogues."""
    return name + SPACE
