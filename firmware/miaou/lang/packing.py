"""Catalogues made ready to be searched: a build does that ahead, and plain files when they load."""

from miaou.lang import before


def packed(words: str) -> bytes:
    """Of lines such as `Roll again = Relancer`."""
    catalogue = b""
    for line in words.strip().split("\n"):
        english, _equals, translation = line.partition(" = ")
        catalogue += before(english) + translation.encode()
    return catalogue + b"\n"
