"""Games that leave the page and games that arrive; what arrives is not to be trusted."""

import base64
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from host_tests.tools.web.conftest import Visitor
from miaou.core import files

Visitors = Callable[..., Visitor]

HEAD = files.line("miaou", "1", "1").decode()
ROLL = files.line("1", "roll", "one_cat").decode()
FOREIGN_ROLL = files.line("1", "roll", "dog").decode()
ENDLESS = b"".join(files.line(str(n), "roll", "o" * 225) for n in range(1, 1000)).decode()
MARKUP = files.line("1", "table", "<img/src=x/onerror=alert(1)>", "Léa").decode()

COUNT = """globalThis.unpacked = 0;
    const read = ReadableStreamDefaultReader.prototype.read;
    ReadableStreamDefaultReader.prototype.read = async function () {
        const part = await read.call(this);
        unpacked += part.value?.length ?? 0;
        return part;
    };"""


def fragment(packed: bytes) -> str:
    return "#game=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def link(name: str, text: str) -> str:
    return fragment(zlib.compress(f"{name}\n{text}".encode(), 9))


# What somebody answers when a stranger's game comes, and the journal they have then.
CHOICES = [
    (["Keep mine"], None),
    (["Open it", "Undo"], None),
    (["Open it", "All right"], HEAD + ROLL),  # and nothing of one's own behind it
]


def test_a_link_shows_the_same_game_to_somebody_else(visitor: Visitors) -> None:
    host = visitor(permissions=["clipboard-read", "clipboard-write"])
    host.visit()
    host.roll()
    journal = host.journal()
    host.opens_drawer()
    host.page.click("#copy-link")
    expect(host.page.locator("#share output")).to_contain_text("copied. It opens on this computer")
    copied = host.page.evaluate("navigator.clipboard.readText()")
    guest = visitor()
    guest.visit("?lang=es" + copied[copied.index("#") :])
    guest.is_told("Te han compartido una partida.")
    guest.answers("Abrirla")
    guest.is_told("La partida compartida está abierta.")
    guest.answers("De acuerdo")
    guest.reads("Cat Tower")
    assert guest.journal() == journal
    assert "#" not in guest.page.url


def test_a_game_kept_as_a_file_comes_back_from_it(visitor: Visitors, tmp_path: Path) -> None:
    somebody = visitor()
    somebody.visit("?lang=en" + link("quick_die", HEAD + ROLL))
    somebody.answers("Open it")
    somebody.answers("All right")
    somebody.reads("Cat Tower")
    somebody.opens_drawer()
    with somebody.page.expect_download() as saving:
        somebody.page.click("#save-file")
    saving.value.save_as(tmp_path / "game.txt")
    assert (tmp_path / "game.txt").read_text() == f"quick_die\n{HEAD}{ROLL}"
    somebody.page.set_input_files("#open-file", tmp_path / "game.txt")
    somebody.is_told("takes the place of your own game")


def test_the_own_game_stays_unless_one_says_so_and_comes_back_by_undo(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.roll()
    own = somebody.journal("1 roll")
    stranger = link("quick_die", HEAD + ROLL)
    for choices, journal in CHOICES:
        somebody.page.evaluate("link => { location.hash = link; }", stranger)
        for choice in choices:
            somebody.answers(choice)
        somebody.reads("Cat Tower" if "Open it" in choices else ".")
        assert somebody.journal() == (journal or own)
        somebody.until(lambda: not somebody.page.evaluate("location.hash"))  # it is dealt with


HOSTILE = {
    "nothing": "#game=",
    "no base64": "#game=%3Cscript%3Ealert(1)%3C/script%3E",
    "not packed": fragment(b"quick_die\n" + HEAD.encode()),
    "cut short": link("quick_die", HEAD + ROLL)[:-9],
    "no journal": link("quick_die", "meow"),
    "empty": link("quick_die", HEAD),
    "a wrong checksum": link("quick_die", HEAD + "1 roll one_cat 0000\n" + ROLL),
    "another path": link("../main", HEAD + ROLL),
    "the owner's settings": link("settings", HEAD + files.line("1", "language", "fr").decode()),
    "markup for a name": link("<b>die</b>", HEAD + ROLL),
    "megabytes": fragment(zlib.compress(b"quick_die\n" + bytes(20_000_000), 9)),
    "words that the rules do not know": link("quick_die", HEAD + FOREIGN_ROLL),
    "another game's words": link("chats", HEAD + ROLL),
    "a game that nobody has": link("constructor", HEAD + ROLL),
    "somebody's evenings": link("chats_history", HEAD + ROLL),
    "a game without end": link("quick_die", HEAD + ENDLESS),
    "too long": "#game=" + "A" * 40_000,
}


def test_a_damaged_or_hostile_link_gives_a_message_and_nothing_else(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit()
    somebody.roll()
    own = somebody.journal()
    for hostile in HOSTILE.values():
        somebody.page.evaluate("link => { location.hash = link; }", hostile)
        somebody.is_told("Nothing has changed.")
        somebody.answers("All right")
        expect(somebody.page.locator("#message")).to_be_hidden()
    assert somebody.journal() == own


def test_what_is_packed_too_tightly_is_not_unpacked(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.page.add_init_script(COUNT)
    somebody.visit("?lang=en" + HOSTILE["megabytes"])
    somebody.is_told("Nothing has changed.")
    assert somebody.page.evaluate("unpacked") < 1_000_000


def test_words_in_a_journal_stay_words(visitor: Visitors) -> None:
    somebody = visitor()
    somebody.visit("?lang=en" + link("yummy_kitty", HEAD + MARKUP))
    somebody.answers("Open it")
    somebody.answers("All right")
    somebody.reads("Cat Tower")
    assert "<img/src=x" in somebody.journal()
    assert somebody.page.locator("img[src=x]").count() == 0


def test_a_game_comes_in_the_language_of_whoever_opens_it(visitor: Visitors) -> None:
    somebody = visitor(locale="fr-FR")
    somebody.visit(link("quick_die", HEAD + ROLL))
    somebody.answers("L’ouvrir")
    somebody.answers("D’accord")
    somebody.reads("Appuie ici pour avancer.")  # the buttons are still to be learnt


@pytest.mark.parametrize("name", ["quick_die", "yummy_kitty"])
def test_the_tests_own_links_are_readable(name: str) -> None:
    packed = link(name, HEAD + ROLL).removeprefix("#game=")
    text = zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)))
    assert text.decode() == f"{name}\n{HEAD}{ROLL}"
