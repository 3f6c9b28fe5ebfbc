"""Functions that a board is spared."""

from typing import Any

import pytest

from tools.archive.inlining import inlined


def made(source: str, **others: str) -> str:
    return inlined({"cats": source, **others})["cats"]


def asked(source: str, question: str) -> Any:
    held: dict[str, Any] = {}
    exec(source, held)
    return eval(question, held)


# Each with a question, whose answer must be the same; `_one` is called from one place.
GONE = {
    "a statement": (
        """
class Cat:
    def __init__(self):
        self.told = []
        self._one("miaou")
    def _one(self, word):
        for letter in word:
            self.told.append(letter)
""",
        "Cat().told",
    ),
    "an answer that is passed on, from anywhere": (
        """
def says(hungry):
    return _one(hungry * 2)
def _one(hunger):
    for each in range(hunger):
        if each == 3:
            return "miaou"
""",
        "[says(hungry) for hungry in range(4)]",
    ),
    "an answer that is kept": (
        """
def says(hungry, sleepy):
    word = _one(hungry, sleepy)
    return [word, hungry, sleepy]
def _one(sleepy, hungry=0):
    if sleepy:
        sleepy += 1
        return sleepy
    if hungry:
        return "miaou"
    return None
""",
        "[says(hungry, sleepy) for hungry in range(2) for sleepy in range(2)]",
    ),
    "a part of an expression": (
        """
def says(names):
    return [_one(name) for name in names if name]
def _one(cat):
    return cat.upper() + cat
""",
        "says(['mia', '', 'leo'])",
    ),
    "what a condition begins with": (
        """
def says(told, hungry):
    if _one(told, hungry) > 1 and hungry:
        told.append("miaou")
    return told
def _one(told, hunger):
    told.append("looks")
    if hunger:
        return hunger
    return 0
""",
        "[says([], hungry) for hungry in range(3)]",
    ),
    "the end of a caller, left early": (
        """
def says(told, hungry):
    if hungry:
        _one(told, hungry)
    else:
        told.append("sleeps")
def _one(told, hunger):
    while True:
        hunger -= 1
        told.append(hunger)
        if not hunger:
            return
def heard(hungry):
    told = []
    says(told, hungry)
    return told
""",
        "[heard(hungry) for hungry in range(3)]",
    ),
    "what was caught or imported": (
        """
def says(word):
    found = _one(word)
    return found, word
def _one(text):
    from json import loads
    try:
        loads(text)
    except ValueError as error:
        text = str(type(error))
    return text
""",
        "says('1'), says('miaou')",
    ),
}
STAYS = {
    "what is looked at first would be looked at last": """
def says(cats):
    return cats.pop() + _one(cats)
def _one(cats):
    cats.append(3)
    return len(cats)
""",
    "a name that means something else there": """
cats = [1]
def says(cats):
    _one(cats)
def _one(others):
    cats.extend(others)
    others.append(len(cats))
""",
    "a loop that is left early": """
def says(cats):
    _one(cats)
    return cats
def _one(cats):
    for cat in cats:
        if cat > 1:
            return
    cats.append(2)
""",
    "what is only sometimes asked": """
def says(cats):
    return cats and _one(cats)
def _one(cats):
    cats.append(3)
    return len(cats)
""",
    "one that waits": """
def says(cats):
    return list(_one(cats))
def _one(cats):
    yield from cats
""",
    "what a caller that waits holds": """
def says(cats):
    _one(cats)
    yield cats
def _one(cats):
    copy = cats[:]
    cats.extend(copy)
""",
}


@pytest.mark.parametrize("kind", GONE)
def test_a_function_that_one_place_calls_is_put_there(kind: str) -> None:
    source, question = GONE[kind]
    board = made(source)
    assert "_one" not in board
    assert asked(board, question) == asked(source, question)


@pytest.mark.parametrize("kind", STAYS)
def test_a_function_stays_where_that_would_change_something(kind: str) -> None:
    assert "def _one" in made(STAYS[kind])


TWO = """
def says(hungry):
    word = _first(hungry) + _second(hungry)
    return word
def _first(hunger):
    word = "mi" * hunger
    return word + "a"
def _second(hunger):
    word = "o" * hunger
    return word + "u"
"""


def test_what_waits_for_a_second_function_is_not_written_over() -> None:
    board = made(TWO)
    assert "def _" not in board
    assert asked(board, "says(2)") == "mimiaoou"


def test_functions_within_functions_are_put_in_one_by_one() -> None:
    source = TWO.replace('"u"\n', '_third("u")\n') + "def _third(a):\n    b = a * 2\n    return b\n"
    board = made(source)
    assert "def _" not in board
    assert asked(board, "says(1)") == "miaouu"


BASE = """
class Menu:
    def draw(self):
        return self._row()
    def _row(self):
        return "row"
"""


def test_what_another_module_replaces_or_asks_for_stays() -> None:
    heir = "from cats import Menu\nclass Mine(Menu):\n    def _row(self):\n        return 'mine'\n"
    assert "_row" not in made(BASE)
    assert "_row" in made(BASE, heir=heir)
    assert "_row" in made(BASE, other="def ask(menu):\n    return menu._row()\n")
    assert "_row" not in made(BASE, other="class Other:\n    def _row(self):\n        pass\n")


def test_what_is_called_by_its_text_stays() -> None:
    source = "def says(self, word):\n    return getattr(self, '_' + word)()\n"
    assert "_row" in made(BASE + source)
