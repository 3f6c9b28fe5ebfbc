"""Serves the page to this computer alone."""

import http.server
import sys
from functools import partial
from pathlib import Path
from typing import Any

PORT = 8620  # the first to try; the page's saves belong to its address, so it should stay the same
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "connect-src 'self'; style-src 'self'; img-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class Page(http.server.SimpleHTTPRequestHandler):
    """Files with the headers that they need; a visit is not worth a line in the terminal."""

    protocol_version = "HTTP/1.1"  # one connection for all files
    disable_nagle_algorithm = True  # headers and contents are two writes
    extensions_map = {  # noqa: RUF012 (as the class it extends has it)
        ".css": "text/css",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript",
        ".json": "application/json",
        ".mjs": "text/javascript",
        ".png": "image/png",
        ".rom": "application/octet-stream",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """A visitor who leaves in the middle of a file is nothing to complain about."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def server(folder: Path, port: int = PORT) -> Server:
    """A server for that folder on 127.0.0.1, on another port if this one is taken."""
    page = partial(Page, directory=str(folder))
    try:
        return Server(("127.0.0.1", port), page)
    except OSError:
        return Server(("127.0.0.1", 0), page)
