"""Catalogues made ready to be searched: a build does that ahead, and plain files when they load."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def packed(words: str, before: "Callable[[str], bytes]") -> bytes:
    """Of lines such as `Roll again = Relancer`; `before` is lang's."""
    catalogue = b""
    for line in words.strip().split("\n"):
        english, _equals, translation = line.partition(" = ")
        catalogue += before(english) + translation.encode()
    return catalogue + b"\n"
