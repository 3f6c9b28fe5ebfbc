"""The page for phones on the same table: who is served, and what works without https."""

import http.client
import re
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import segno
from playwright.sync_api import expect

from host_tests.tools.web.conftest import INSECURE, ON_LAN, PHONE, Visitor
from tools import run
from tools.firmware import Refused
from tools.web import lan
from tools.web.server import LOOPBACK, Server, server

Visitors = Callable[..., Visitor]

LONGEST = "http://192.168.100.200:65535/?board=esp32_s3_oled&lang=fr"
LACKING = """[isSecureContext, "serviceWorker" in navigator, "locks" in navigator,
    "clipboard" in navigator]"""
NO_COPYING = "document.execCommand = () => false;"


# Who is served


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Server]:
    (tmp_path / "index.html").write_text("Miaou")
    with server(tmp_path, 0, names=(ON_LAN,)) as serving:
        threading.Thread(target=serving.serve_forever, args=(0.01,), daemon=True).start()
        yield serving
        serving.shutdown()


def asked(port: int, *hosts: str) -> tuple[int, str]:
    """The answer to a request that names these hosts."""
    connection = http.client.HTTPConnection(LOOPBACK, port, timeout=20)
    connection.putrequest("GET", "/", skip_host=True)
    for host in hosts:
        connection.putheader("Host", host)
    connection.endheaders()
    answer = connection.getresponse()
    return answer.status, answer.read().decode()


@pytest.mark.parametrize("name", [LOOPBACK, "localhost", "LocalHost", ON_LAN])
def test_its_own_names_are_answered(page: Server, name: str) -> None:
    assert asked(page.server_port, f"{name}:{page.server_port}") == (200, "Miaou")


@pytest.mark.parametrize(
    "hosts",
    [
        [],
        [""],
        ["evil.example"],
        ["evil.example:{port}"],
        ["127.0.0.1"],
        ["127.0.0.1:1"],
        ["127.0.0.1.evil.example:{port}"],
        ["evil.example@127.0.0.1:{port}"],
        ["[::1]:{port}"],
        ["[::ffff:127.0.0.1]:{port}"],
        ["127.0.0.1:{port}", "evil.example:{port}"],
    ],
    ids=str,
)
def test_under_a_strangers_name_nothing_is_served(page: Server, hosts: list[str]) -> None:
    port = page.server_port
    status, told = asked(port, *[host.format(port=port) for host in hosts])
    assert status == 421
    assert (
        told == "Miaou is not served under this name. Open the address that the terminal shows.\n"
    )


def test_a_visitor_from_the_internet_is_not_answered(page: Server) -> None:
    assert page.verify_request(None, ("192.168.1.30", 50000))
    assert page.verify_request(None, (LOOPBACK, 50000))
    assert not page.verify_request(None, ("8.8.8.8", 50000))


def test_only_this_computer_is_served_unless_asked(tmp_path: Path) -> None:
    with server(tmp_path, 0) as page:
        assert page.server_address[0] == LOOPBACK


# Where it is


def test_an_address_is_found_and_nothing_is_sent() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as listener:
        listener.bind((LOOPBACK, 0))
        listener.settimeout(0.3)
        assert lan.source(LOOPBACK, listener.getsockname()[1]) == LOOPBACK
        with pytest.raises(TimeoutError):
            listener.recv(1)


def test_of_several_networks_each_is_told_once_the_usual_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leads = {"a": "10.8.0.2", "b": "192.168.1.20", "c": "10.8.0.2", "d": None, "e": "127.0.0.1"}
    monkeypatch.setattr(lan, "source", lambda way: leads.get(way, "8.8.8.8"))
    assert lan.addresses("abcdef") == ["10.8.0.2", "192.168.1.20"]


def test_without_a_network_run_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lan, "source", lambda _way: None)
    with pytest.raises(Refused, match="on no local network"):
        lan.addresses()
    assert run.main(["--lan"]) == 2
    assert "on no local network" in capsys.readouterr().err


def test_run_invites_the_network_and_answers_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = []

    def visit(here: str) -> None:
        port = urlsplit(here).port or 0
        answers.append(asked(port, f"{ON_LAN}:{port}"))

    def serve(page: Server) -> None:
        guest = threading.Thread(target=visit, args=opened)
        guest.start()
        page.handle_request()
        guest.join()

    opened: list[str] = []
    monkeypatch.setattr(lan, "source", lambda _way: ON_LAN)
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(Server, "serve_forever", serve)
    assert run.main(["--lan", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert re.search(rf"On a phone in the same network: http://{ON_LAN}:\d+/\?lang=fr\n", told)
    ((status, page),) = answers
    assert (status, "<title>Miaou</title>" in page) == (200, True)


def test_the_address_and_who_can_open_it_are_told_and_the_picture_to_people_alone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    links = ["http://10.8.0.2:8620/", LONGEST]
    lan.invite(links)
    told = capsys.readouterr().out
    assert "On a phone in the same network: http://10.8.0.2:8620/\n" in told
    assert f"or, if nothing opens there: {LONGEST}\n" in told
    assert "Anybody on the same network can open it, as long as this runs." in told
    assert "█" not in told
    assert f"{lan.invitation(links, picture=True)}\n" == f"{lan.qr(links[0])}\n{told}"


def test_the_picture_in_the_terminal_is_the_code_of_the_address_and_fits() -> None:
    lines = lan.qr(LONGEST).splitlines()
    assert all(line.startswith("\x1b[38;5;16;48;5;231m") for line in lines)  # black on white
    shown = [re.sub(r"\x1b\[[\d;]*m", "", line) for line in lines]
    assert max(map(len, shown)) <= 80
    upper = [[cell in "▀█" for cell in line] for line in shown]
    lower = [[cell in "▄█" for cell in line] for line in shown]
    rows = [row for two in zip(upper, lower, strict=True) for row in two]
    wanted = [list(map(bool, row)) for row in segno.make(LONGEST).matrix_iter(border=4)]
    assert rows[: len(wanted)] == wanted
    assert not any(map(any, rows[len(wanted) :]))


# What works there


def test_a_phone_plays_without_what_an_insecure_page_lacks(visitor: Visitors) -> None:
    somebody = visitor(INSECURE, **PHONE, service_workers="allow")
    somebody.visit()
    assert somebody.page.evaluate(LACKING) == [False, False, False, False]
    somebody.roll()
    before = somebody.journal("1 roll")
    somebody.page.reload()
    somebody.reads("Cat Tower")
    assert somebody.journal() == before
    assert {urlsplit(address).hostname for address in somebody.asked} == {INSECURE}


def test_there_is_one_handheld_however_many_tabs_there(visitor: Visitors) -> None:
    somebody = visitor(INSECURE)
    somebody.visit()
    first = somebody.page
    somebody.page = somebody.context.new_page()
    somebody.visit()
    second, somebody.page = somebody.page, first
    somebody.is_told("another tab")
    somebody.answers("Take it back")
    somebody.reads("Cat Tower")
    somebody.page = second
    somebody.is_told("another tab")


def test_a_game_shared_there_reaches_somebody_else(visitor: Visitors) -> None:
    host = visitor(ON_LAN)
    host.visit()
    host.roll()
    journal = host.journal("1 roll")
    host.opens_drawer()
    host.page.click("#copy-link")
    expect(host.page.locator("#share output")).to_contain_text("copied. It opens on this network")
    host.page.evaluate("document.body.append(document.createElement('textarea'))")
    host.page.locator("textarea").focus()
    host.page.keyboard.press("ControlOrMeta+V")
    copied = host.page.locator("textarea").input_value()
    assert copied == host.page.input_value("#link-field")
    guest = visitor(ON_LAN, **PHONE)
    guest.visit("?lang=fr" + copied[copied.index("#") :])
    guest.answers("L’ouvrir")
    guest.answers("D’accord")
    guest.reads("Cat Tower")
    assert guest.journal() == journal


def test_where_nothing_can_be_copied_the_link_is_there_to_take(
    visitor: Visitors, pictures: Path
) -> None:
    somebody = visitor(ON_LAN, **PHONE)
    somebody.page.add_init_script(NO_COPYING)
    somebody.visit("?lang=es")
    somebody.roll()
    somebody.opens_drawer()
    somebody.page.click("#copy-link")
    expect(somebody.page.locator("#share output")).to_have_text("Este es el enlace para copiar:")
    field = somebody.page.locator("#link-field")
    expect(field).to_be_focused()
    assert somebody.page.evaluate("getSelection().toString()") == field.input_value()
    assert field.input_value().startswith(f"{somebody.address}#game=")
    somebody.page.screenshot(path=pictures / "link.phone.png")
