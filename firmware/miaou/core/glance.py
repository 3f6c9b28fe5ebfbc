"""A glance at a journal: its latest event of a kind, where the small tail tells it by itself."""

from miaou.core import files


def last_of(path: str, kind: str) -> list[str] | None:
    """Its words; None where all of the journal must be read to know them."""
    try:
        with open(path, "rb") as body:
            head = files.checked(body.readline(files.LONGEST)) or ()
        with open(path + ".tail", "rb") as tail:
            lines = tail.read().split(b"\n")[:-1]
    except OSError:
        return None
    while len(head) == 3 and lines:
        words = files.checked(lines.pop() + b"\n")
        if words is None or len(words) < 2 or words[1] == "undo":
            return None
        if files.number(words[0]) < files.number(head[2]):  # of the journal before this one
            return None
        if words[1] == kind:
            return words[1:]
    return None
