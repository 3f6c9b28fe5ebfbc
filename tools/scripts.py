"""Key scripts, each written once, in English, and played in every language.

What a script expects to read is looked up in the catalogues: `expect "Mia begins"` becomes what
`{} begins` is in that language. tools/playing/player.py tells the steps.
"""

import importlib
import re
from functools import cache
from pathlib import Path

from tools.firmware import FIRMWARE, ROOT
from tools.playing import player

FOLDER = ROOT / "host_tests" / "scripts"
READING = re.compile(r'^(expect|refuse) +"(.*)"(.*)$')
BLANK = re.compile(r"\{\d*\}")

Catalogue = dict[str, list[str]]


def every() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def load(script: Path, language: str = "en") -> str:
    """The script in that language; one that is asked for its language has its own words."""
    text = script.read_text(encoding="utf-8")
    return text if player.unpacks(text) else localised(text, language)


def hands(script: Path) -> list[str]:
    """Its lines without what is to be read."""
    return [line for line in load(script).split("\n") if not READING.match(line)]


def localised(text: str, language: str) -> str:
    """With everything that is to be read in that language; keys and times stay as they are."""
    words = catalogue(language)
    return "\n".join(_line(line, words) for line in text.split("\n"))


def translations(english: str, words: Catalogue) -> list[str]:
    """What the screen may say instead: rooms may have words of their own for the same thing."""
    if english in words:
        return words[english]
    if english[:1] + english[-1:] == "[]":  # what a picture shows
        return [f"[{said}]" for said in translations(english[1:-1], words)]
    return (
        _pieces(english, r"(?<=[.!?]) ", " ", words)
        or _filled(english, words)
        or _pieces(english, ", ", ", ", words)
        or _pieces(english, r" (?=\d+$)", " ", words)
        or _begun(english, words)
        or [english]
    )


def _line(line: str, words: Catalogue) -> str:
    reading = READING.match(line)
    if not reading:
        return line
    step, english, rest = reading.groups()
    found = " | ".join(f'"{said}"' for said in translations(english, words))
    return f"{step} {found}{rest}"


def _pieces(english: str, at: str, glue: str, words: Catalogue) -> list[str]:
    """Sentence by sentence, name by name, word and number; nothing if the catalogues know none."""
    pieces = re.split(at, english)
    found = [translations(piece, words)[0] for piece in pieces] if len(pieces) > 1 else pieces
    return [] if found == pieces else [glue.join(found)]


def _filled(english: str, words: Catalogue) -> list[str]:
    """By the template that explains the most of it."""
    best, found = 0, []
    for template, said in words.items():
        letters, whole = _template(template)
        match = whole.fullmatch(english) if letters > best else None
        if match:
            best = letters
            blanks = [translations(blank, words)[0] for blank in match.groups()]
            found = [one.format(*blanks) for one in said]
    return found


@cache
def _template(template: str) -> tuple[int, re.Pattern[str]]:
    """How many letters it has around its blanks, if there is any, and all that it can become."""
    literal = BLANK.split(template)
    letters = sum(letter.isalpha() for letter in "".join(literal)) if len(literal) > 1 else 0
    return letters, re.compile("(.+?)".join(map(re.escape, literal)))


def _begun(english: str, words: Catalogue) -> list[str]:
    """By a sentence of which it is the beginning: as far as no blank has to be known."""
    whole = re.compile(re.escape(english) + r"\b" if " " in english else "(?!)")
    found = (said for template, said in words.items() if whole.match(template))
    return [BLANK.split(one)[0].rstrip() for one in next(found, [])]


@cache
def catalogue(language: str) -> Catalogue:
    """Every room's words together; English is its own."""
    words: Catalogue = {}
    for path in sorted(FIRMWARE.rglob(f"{language}.py")):
        name = ".".join(path.relative_to(FIRMWARE).with_suffix("").parts)
        for line in importlib.import_module(name).WORDS.strip().splitlines():
            english, _, said = line.partition(" = ")
            if said not in words.setdefault(english, []):
                words[english].append(said)
    for title in _titles():
        words.setdefault(title["en"], [title[language]])
    return words


def _titles() -> list[dict[str, str]]:
    """Of the apps whose title is not the same in every language."""
    apps = [path.parent.name for path in (FIRMWARE / "miaou/screens").glob("*/app.py")]
    titles = [importlib.import_module(f"miaou.screens.{app}.app").TITLE for app in apps]
    return [title for title in titles if isinstance(title, dict)]
