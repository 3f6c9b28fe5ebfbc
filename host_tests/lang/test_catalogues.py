"""Every word that is shown exists in every language, and no word is kept that is not shown."""

import ast
import importlib
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from host_tests.helpers.speech import speak
from miaou.lang import _, before
from miaou.lang.languages import LANGUAGES
from miaou.lang.packing import packed
from miaou.screens.apps import APPS
from tools.archive import flat_names
from tools.build import modules
from tools.firmware import FIRMWARE

TRANSLATED = [code for code, _name in LANGUAGES if code != "en"]
SCREENS = FIRMWARE / "miaou/screens"
DEVICE = ""  # the words of no folder of screens
HELP = "help"
LINE = 21  # letters that the narrowest panel has room for in one
ROOMS = [DEVICE, *sorted(path.parent.name for path in SCREENS.glob("*/fr.py"))]


def spoken(source: str) -> Iterator[str]:
    """The words marked with `_` or `N_` in a module."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("_", "N_")
        ):
            argument = node.args[0]
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value


def room_of(path: Path) -> str:
    """A folder of screens has its own catalogue; all other words are always at hand."""
    folder = path.parent
    return folder.name if folder.parent == SCREENS else DEVICE


@cache
def wanted() -> dict[str, set[str]]:
    words: dict[str, set[str]] = defaultdict(set)
    told: dict[str, set[str]] = defaultdict(set)
    for path in (FIRMWARE / "miaou").rglob("*.py"):
        source, room = path.read_text(encoding="utf-8"), room_of(path)
        keys = Counter(spoken("\n".join(helping(source))))
        words[room] |= set(Counter(spoken(source)) - keys)
        told[room] |= set(keys)
    words[HELP] |= told.pop(DEVICE) - words[DEVICE]
    for room in told:
        words[room] |= told[room] - words[HELP]
    return words


def _module(code: str, room: str) -> str:
    return f"miaou.screens.{room}.{code}" if room else f"miaou.lang.{code}"


def helping(source: str) -> Iterator[str]:
    """What a module has to say about keys: help shows it, and has the words of no folder."""
    for node in ast.walk(ast.parse(source)):
        name = ast.unparse(node.targets[0]) if isinstance(node, ast.Assign) else ""
        if isinstance(node, ast.FunctionDef):
            name = node.name
        if name in ("help", "CLOSES"):
            yield ast.unparse(node)


def lines(code: str, room: str) -> list[list[str]]:
    path = _module(code, room).replace(".", "/") + ".py"
    assert (FIRMWARE / path).exists(), f"write firmware/{path}; the fr.py beside it shows how"
    text = importlib.import_module(_module(code, room)).WORDS
    return [line.split(" = ") for line in text.strip().split("\n")]


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak("en")


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("room", ROOMS)
def test_no_translation_is_missing_or_unused(code: str, room: str) -> None:
    has = {line[0] for line in lines(code, room)}
    needs = wanted()[room] - (set() if room == DEVICE else wanted()[DEVICE])
    assert sorted(needs - has) == [], f"add to {room or 'lang'}/{code}.py"
    assert sorted(has - needs) == [], f"remove from {room or 'lang'}/{code}.py"


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("room", ROOMS)
def test_every_line_is_english_equals_translation_once(code: str, room: str) -> None:
    entries = lines(code, room)
    assert all(len(entry) == 2 and entry[1].strip() for entry in entries)
    assert len({entry[0] for entry in entries}) == len(entries)


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("room", ROOMS)
def test_a_translation_has_the_gaps_of_its_original(code: str, room: str) -> None:
    for english, translation in lines(code, room):
        assert english.count("{}") == translation.count("{}"), english


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("room", ROOMS)
def test_every_translation_is_found(code: str, room: str) -> None:
    speak(code, room) if room else speak(code)
    for english, translation in lines(code, room):
        assert _(english) == translation


@pytest.mark.parametrize("room", ROOMS)
def test_no_line_of_french_begins_with_a_mark(room: str) -> None:
    """Where a sentence may be broken, the space before ? ! : ; is one that breaks nothing."""
    for _english, french in lines("fr", room):
        assert len(french) <= LINE or not re.search(" [?!:;]", french), french


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_catalogue_takes_words_of_another_for_its_own(code: str) -> None:
    """Where it knows the English by its checksum alone."""
    english = {line[0] for room in ROOMS for line in lines(code, room)}
    assert len({before(words) for words in english}) == len(english)
    for room in ROOMS:
        own = {line[0] for line in lines(code, room)}
        text = importlib.import_module(_module(code, room)).WORDS
        assert {words for words in english if before(words) in packed(text, before)} == own


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_board_has_no_english_in_its_catalogues(code: str) -> None:
    held = modules("pico_oled")
    room = held[flat_names.path(f"miaou.screens.settings.{code}")]
    english, translation = lines(code, "settings")[0]
    assert english.encode() not in room
    assert before(english) + translation.encode() in room


def test_words_without_translation_are_said_as_they_are() -> None:
    speak("fr")
    assert _("Purr") == "Purr"


def test_a_language_nobody_knows_is_english() -> None:
    speak("tlh")
    assert _("Settings") == "Settings"


def test_every_folder_that_speaks_has_its_catalogues() -> None:
    assert {room for room, words in wanted().items() if words} <= set(ROOMS)


@pytest.mark.parametrize("app", APPS)
def test_home_can_say_every_app_in_every_language(app: str) -> None:
    title = importlib.import_module(f"miaou.screens.{app}.app").TITLE
    missing = {code for code, _name in LANGUAGES} - set(title)
    assert isinstance(title, str) or not missing, f"add {missing} to TITLE in {app}/app.py"


def test_the_scan_sees_words_in_calls_and_in_tables() -> None:
    assert list(spoken('A = {"x": N_("One")}\nprint(_("Two"), _(three))')) == ["One", "Two"]
