"""Somebody who presses keys at random in French or Spanish never reads a word of English."""

import re
from pathlib import Path

import pytest

from host_tests.helpers.gestures import top
from miaou.lang.languages import LANGUAGES
from tools import scripts
from tools.playing.walker import Walker

TRANSLATED = [code for code, _name in LANGUAGES if code != "en"]
OWN = {name for _code, name in LANGUAGES}  # every language is called by its own name
PRESSES = 1500
SHORT_OF_MEMORY = 1  # byte that Miaou may take: words come and go all the time


class Reader(Walker):
    """Notes all that it reads, and where; the language is chosen again whenever it has changed."""

    def __init__(self, language: str, seed: int) -> None:
        self.read: dict[str, str] = {}
        self._language = language
        super().__init__("pico_oled", language, seed)

    def step(self, cuts: bool = True) -> None:
        super().step(cuts)
        handheld = self.bench.handheld
        if handheld.settings.get("language") != self._language:
            handheld.settings.set("language", self._language)
            handheld.speak(self._language)
            handheld.loop.show(self.bench.world.ticks_ms())
        for words in self.bench.said():
            self.read.setdefault(words.strip("[]\xa0 "), type(top(self.bench)).__name__)


def patterns(texts: set[str]) -> "re.Pattern[str]":
    """Any of them, with whatever stands in their gaps."""
    gaps = [".+".join(map(re.escape, scripts.BLANK.split(text))) for text in sorted(texts)]
    return re.compile("|".join(gaps))


@pytest.mark.parametrize("heap", [0, SHORT_OF_MEMORY])
@pytest.mark.parametrize("code", TRANSLATED)
def test_a_walk_reads_no_word_that_has_a_translation(
    code: str, heap: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("boards.pico_oled.HEAP", heap, raising=False)
    reader = Reader(code, 1)
    for _ in range(PRESSES):
        reader.step()
    catalogue = scripts.catalogue(code)
    english = patterns({each for each in catalogue if letters(each) > 2})
    theirs = patterns({said for each in catalogue.values() for said in each})
    untranslated = {
        words: screen
        for words, screen in reader.read.items()
        if english.fullmatch(words) and not theirs.fullmatch(words) and words not in OWN
    }
    assert untranslated == {}


def letters(text: str) -> int:
    return sum(letter.isalpha() for letter in text)
