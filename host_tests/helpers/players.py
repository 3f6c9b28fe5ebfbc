"""Names on a handheld: enrolled beforehand, read from the screen, or typed key by key."""

from miaou.core.roster import Roster
from miaou.screens.players.name import ACCENTS, DONE, Name, accented
from tools.virtual.workbench import Bench


def read(bench: Bench) -> list[str]:
    return [words.replace("\xa0", " ").strip() for words in bench.said()]


def enrol(bench: Bench, *names: str) -> Roster:
    roster = Roster(bench.handheld.journal("players"))
    for name in names:
        roster.add(name)
    return roster


def way(start: int, end: int, around: int) -> list[str]:
    """The shorter way round."""
    down, up = (end - start) % around, (start - end) % around
    return ["DOWN"] * down if down <= up else ["UP"] * up


def ways(screen: Name, letter: str) -> list[list[str]]:
    """Every way to a letter: straight to it, or through its group."""
    found = []
    for at, choice in enumerate(screen.choices):
        if letter in choice:
            keys = list(way(screen.at, at, len(screen.choices))) + ["OK"]
            if len(choice) > 1:
                keys += list(way(0, choice.index(letter), len(choice))) + ["OK"]
            found.append(keys)
    return found


def go(bench: Bench, screen: Name, letter: str) -> int:
    """Takes the letter, or the check mark; answers the presses."""
    keys = min(ways(screen, letter), key=len)
    for key in keys:
        bench.press(key)
    return len(keys)


def type_letter(bench: Bench, screen: Name, letter: str) -> int:
    """A letter with an accent is taken plain, and turned until it is right."""
    plain = next((row[0] for row in ACCENTS.split() if letter in row), letter)
    presses = go(bench, screen, plain)
    while screen.name[-1] != letter:
        presses += go(bench, screen, accented(screen.name[-1]))
    return presses


def type_name(bench: Bench, screen: Name, name: str) -> int:
    presses = sum([type_letter(bench, screen, letter) for letter in name])
    return presses + go(bench, screen, DONE)
