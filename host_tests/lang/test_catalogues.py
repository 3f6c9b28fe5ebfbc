"""Every word that is shown exists in every language, and no word is kept that is not shown."""

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from miaou import lang
from miaou.lang import _
from miaou.lang.languages import LANGUAGES
from tools.firmware import FIRMWARE

TRANSLATED = [code for code, _name in LANGUAGES if code != "en"]
ROOMS = sorted(path.stem for path in (FIRMWARE / "miaou/lang/fr").glob("[!_]*.py"))


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
    """An app's own words are in its own catalogue; all others are always at hand."""
    inside = path.relative_to(FIRMWARE / "miaou").parts
    return (
        inside[1].removesuffix(".py")
        if inside[0] == "screens" and inside[1].removesuffix(".py") in ROOMS
        else "device"
    )


def wanted() -> dict[str, set[str]]:
    words: dict[str, set[str]] = {room: set() for room in ROOMS}
    for path in (FIRMWARE / "miaou").rglob("*.py"):
        words[room_of(path)].update(spoken(path.read_text(encoding="utf-8")))
    return words


def lines(code: str, room: str) -> list[list[str]]:
    text = importlib.import_module(f"miaou.lang.{code}.{room}").WORDS
    return [line.split(" = ") for line in text.strip().split("\n")]


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    lang.use("en")


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("room", ROOMS)
def test_no_translation_is_missing_or_unused(code: str, room: str) -> None:
    has = {line[0] for line in lines(code, room)}
    needs = wanted()[room] - (set() if room == "device" else wanted()["device"])
    assert not needs - has, f"add to lang/{code}/{room}.py"
    assert not has - needs, f"remove from lang/{code}/{room}.py"


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
    lang.use(code)
    lang.load(room)
    for english, translation in lines(code, room):
        assert _(english) == translation


def test_words_without_translation_are_said_as_they_are() -> None:
    lang.use("fr")
    assert _("Purr") == "Purr"


def test_a_language_nobody_knows_is_english() -> None:
    lang.use("tlh")
    assert _("Settings") == "Settings"


def test_every_language_has_every_room() -> None:
    for code in TRANSLATED:
        rooms = {path.stem for path in (FIRMWARE / "miaou/lang" / code).glob("[!_]*.py")}
        assert rooms == set(ROOMS)


def test_the_scan_sees_words_in_calls_and_in_tables() -> None:
    assert list(spoken('A = {"x": N_("One")}\nprint(_("Two"), _(three))')) == ["One", "Two"]
