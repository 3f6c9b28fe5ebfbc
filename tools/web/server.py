"""Serves the page to this computer alone or, when asked, to the local network."""

import http.server
import ipaddress
import socketserver
import sys
from collections.abc import Collection
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from pathlib import Path
from socket import SHUT_RDWR, socket
from typing import Any
from urllib.parse import unquote, urlsplit

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"
PORT = 8620  # the first to try; the page's saves belong to its address, so it should stay the same
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "connect-src 'self'; style-src 'self'; img-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
# It names no address: whoever reads it may be the stranger's page.
NOTHING = "There is nothing here. Miaou is at /"
MANY = 64  # visitors at a time; a page asks for its files over six connections
STRANGE = "Miaou is not served under this name. Open the address that the terminal shows."


class Page(http.server.SimpleHTTPRequestHandler):
    """Files with the headers that they need; a visit is not worth a line in the terminal."""

    protocol_version = "HTTP/1.1"  # one connection for all files
    timeout = 20.0  # seconds to wait for the next word
    disable_nagle_algorithm = True  # headers and contents are two writes
    error_message_format = "%(explain)s\n"
    error_content_type = "text/plain; charset=utf-8"
    extensions_map = {  # noqa: RUF012 (as the class it extends has it)
        ".css": "text/css",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript",
        ".json": "application/json",
        ".mjs": "text/javascript",
        ".bin": "application/octet-stream",
        ".png": "image/png",
        ".py": "text/x-python",
        ".rom": "application/octet-stream",
        ".svg": "image/svg+xml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def parse_request(self) -> bool:
        """Answers no request for another name: a stranger's may lead here (DNS rebinding)."""
        if not super().parse_request():
            return False
        assert isinstance(self.server, Server)
        asked = [host.strip().lower() for host in self.headers.get_all("Host", [])]
        if len(asked) == 1 and asked[0] in self.server.hosts:
            return True
        self.send_error(HTTPStatus.MISDIRECTED_REQUEST, explain=STRANGE)
        return False

    def send_head(self) -> Any:
        """Nothing but the files of the page, under their own names; neither folders nor links."""
        assert isinstance(self.server, Server)
        name = unquote(urlsplit(self.path).path).removeprefix("/") or "index.html"
        if name in self.server.files:
            return super().send_head()
        self.send_error(HTTPStatus.NOT_FOUND, explain=NOTHING)
        return None

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


class Server(http.server.ThreadingHTTPServer):
    """Answers to the names that it is served under, and to no visitor from the Internet."""

    request_queue_size = MANY  # with fewer who knocks while many do waits for seconds

    def __init__(self, address: tuple[str, int], folder: Path, names: Collection[str]) -> None:
        super().__init__(address, partial(Page, directory=str(folder)))
        files = (path for path in folder.iterdir() if path.is_file() and not path.is_symlink())
        self.files = {path.name for path in files if not path.name.startswith(".")}
        self._visitors: list[socket] = []
        self.hosts = {f"{name}:{self.server_port}" for name in names}
        if self.server_port == 80:  # which nobody says
            self.hosts |= set(names)

    def server_bind(self) -> None:
        """As its parent does, but for asking the network for this computer's name."""
        socketserver.TCPServer.server_bind(self)
        self.server_name, self.server_port = str(self.server_address[0]), self.server_address[1]

    def verify_request(self, request: Any, client_address: Any) -> bool:
        """Where a computer's own address is public, `everywhere` would mean the whole world."""
        return not ipaddress.ip_address(client_address[0]).is_global

    def process_request(self, request: Any, client_address: Any) -> None:
        """There is always room for the next one: of too many, who has been here longest goes."""
        self._visitors.append(request)
        if len(self._visitors) > MANY:
            _hang_up(self._visitors.pop(0))
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        with suppress(ValueError):  # which says that it was sent away
            self._visitors.remove(request)
        super().shutdown_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A visitor who leaves in the middle of a file is nothing to complain about."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def server(
    folder: Path, port: int = PORT, names: Collection[str] = (), interface: str = LOOPBACK
) -> Server:
    """A server for that folder, on another port if this one is taken.

    It is there for this computer, and for whoever asks for one of these other names.
    """
    known = [LOOPBACK, "localhost", *names]
    try:
        return Server((interface, port), folder, known)
    except OSError:
        return Server((interface, 0), folder, known)


def _hang_up(visitor: socket) -> None:
    """Whoever waits for a word from there stops waiting."""
    with suppress(OSError):  # gone already
        visitor.shutdown(SHUT_RDWR)
