"""The server of the page, whoever is on the network: nothing but the page, and always."""

import http.client
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.web.server import LOOPBACK, Page, Server, server

PAGE = b"<h1>The page</h1>"
# What a request may ask for, and is no part of the page.
FOREIGN = [
    *("/%00", "/index.html%00", "/\x00", "/%00/../index.html", "/sub/", "/sub", "/sub/inside.txt"),
    *("/../secret", "/%2e%2e/secret", "/..%2fsecret", "/..%5csecret", "//secret", "/.hidden"),
    *("/link", "/index.html/", "/INDEX.HTML", "/%ff%fe", "http://evil.example/", "*", "/nothing"),
    *("/" + "a" * 5000, "/C:/secret", "/CON", "/index.html::$DATA", "/~root", "/late.txt"),
]


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Server]:
    """A folder with more in it than the page, beside a secret."""
    folder = tmp_path / "page"
    (folder / "sub").mkdir(parents=True)
    for file in (folder / "sub" / "inside.txt", tmp_path / "secret", folder / ".hidden"):
        file.write_bytes(b"secret")
    (folder / "index.html").write_bytes(PAGE)
    (folder / "link").symlink_to(tmp_path / "secret")
    with server(folder, 0) as serving:
        (folder / "late.txt").write_bytes(b"secret")
        threading.Thread(target=serving.serve_forever, args=(0.01,), daemon=True).start()
        yield serving
        serving.shutdown()


def talk(page: Server, request: str) -> bytes:
    """Says that, as it is, and hears all of the answer."""
    with socket.create_connection((LOOPBACK, page.server_port), timeout=20) as line:
        line.sendall(request.encode("latin-1"))
        line.shutdown(socket.SHUT_WR)
        return b"".join(iter(lambda: line.recv(65536), b""))


def get(page: Server, path: str, method: str = "GET") -> bytes:
    host = f"{LOOPBACK}:{page.server_port}"
    return talk(page, f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")


def is_well(page: Server) -> bool:
    connection = http.client.HTTPConnection(LOOPBACK, page.server_port, timeout=20)
    connection.request("GET", "/")
    return connection.getresponse().read() == PAGE


@pytest.mark.parametrize("path", FOREIGN)
def test_what_is_no_part_of_the_page_is_not_served(
    page: Server, path: str, capfd: pytest.CaptureFixture[str]
) -> None:
    for method in ("GET", "HEAD"):
        answer = get(page, path, method)
        assert answer.startswith(b"HTTP/1.1 4")
        assert b"secret" not in answer
    assert is_well(page)
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("path", ["/", "/index.html", "/?board=pico_oled", "/index.html?lang=fr#x"])
def test_the_page_itself_is(page: Server, path: str) -> None:
    assert get(page, path).endswith(PAGE)


@pytest.mark.parametrize(
    "request_",
    [
        *("", "\r\n\r\n", "MEOW\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"),
        *("POST / HTTP/1.1\r\n\r\n", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03", "GET / HTTP/1.1"),
        "GET / HTTP/1.1\r\n" + "A: b\r\n" * 500 + "\r\n",
        "GET / HTTP/1.1\r\nHost\x00: a\r\n\r\n",
    ],
)
def test_what_is_no_request_gets_nothing_of_the_page(
    page: Server, request_: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert PAGE not in talk(page, request_)
    assert is_well(page)
    assert capfd.readouterr().err == ""


def test_who_says_nothing_for_long_is_sent_away(
    page: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Page.timeout
    assert Page.timeout <= 60
    monkeypatch.setattr(Page, "timeout", Page.timeout / 100)
    with socket.create_connection((LOOPBACK, page.server_port), timeout=20) as line:
        line.sendall(b"GET / HT")
        assert line.recv(1) == b""


def test_however_many_dawdle_the_next_visitor_is_served(page: Server) -> None:
    """Each says a letter now and then, which no time limit between letters ends."""
    where = (LOOPBACK, page.server_port)
    dawdlers = [socket.create_connection(where, timeout=20) for _ in range(200)]
    for line in dawdlers:
        line.sendall(b"G")
    began = time.monotonic()
    assert is_well(page)
    assert time.monotonic() - began < 5
    assert threading.active_count() < 150
    for line in dawdlers:
        line.close()
