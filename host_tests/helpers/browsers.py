"""Firefox and WebKit, each driven as its makers do: Marionette's socket, and WebDriver by HTTP."""

import json
import os
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

MINIBROWSER = Path("/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser")
DISPLAY = ":97"
PATIENCE = 300.0  # seconds, for machines that are busy
KEYS = {"Enter": "\ue007", "ArrowDown": "\ue015", "ArrowUp": "\ue013", "Escape": "\ue00c"}


class Driven:
    """A browser with one page; `ask` is its own way to pass a command of WebDriver on."""

    def ask(self, command: str, **given: Any) -> Any:
        raise NotImplementedError

    def go(self, address: str) -> None:
        self.ask("Navigate", url=address)

    def run(self, script: str, *given: Any) -> Any:
        return self.ask("ExecuteScript", script=script, args=list(given))

    def until(self, script: str) -> None:
        """Waits until this is so on the page."""
        end = time.monotonic() + PATIENCE
        while not self.run(f"return Boolean({script})"):
            assert time.monotonic() < end, f"waited in vain for {script}"
            time.sleep(0.2)

    def reads(self, words: str) -> None:
        self.until(f"document.querySelector('#said').textContent.includes({json.dumps(words)})")

    def press(self, *names: str) -> None:
        for name in names:
            moves = [{"type": "keyDown", "value": KEYS[name]}, {"type": "pause", "duration": 80}]
            moves += [{"type": "keyUp", "value": KEYS[name]}, {"type": "pause", "duration": 80}]
            self.ask("PerformActions", actions=[{"type": "key", "id": "keys", "actions": moves}])

    def tap(self, selector: str, across: float = 0.5, down: float = 0.5) -> None:
        """At these shares of a part of the page."""
        box = self.run(
            "const box = document.querySelector(arguments[0]).getBoundingClientRect();"
            "return [box.left, box.top, box.width, box.height]",
            selector,
        )
        x, y = int(box[0] + across * box[2]), int(box[1] + down * box[3])
        moves: list[dict[str, Any]] = [{"type": "pointerMove", "x": x, "y": y, "duration": 0}]
        moves += [{"type": "pointerDown", "button": 0}, {"type": "pause", "duration": 80}]
        moves += [{"type": "pointerUp", "button": 0}]
        self.ask("PerformActions", actions=[{"type": "pointer", "id": "hand", "actions": moves}])


class Firefox(Driven):
    def __init__(self, port: int) -> None:
        self._line = _connected(port).makefile("rwb")
        self._answer()
        self.ask("NewSession")

    def ask(self, command: str, **given: Any) -> Any:
        message = json.dumps([0, 1, f"WebDriver:{command}", given]).encode()
        self._line.write(b"%d:%s" % (len(message), message))
        self._line.flush()
        _kind, _number, error, result = self._answer()
        assert error is None, error
        return result.get("value") if isinstance(result, dict) else result

    def _answer(self) -> Any:
        size = b""
        while not size.endswith(b":"):
            size += self._line.read(1)
        return json.loads(self._line.read(int(size[:-1])))


class WebKit(Driven):
    PATHS = {
        "Navigate": "/url",
        "ExecuteScript": "/execute/sync",
        "PerformActions": "/actions",
    }

    def __init__(self, port: int) -> None:
        _connected(port).close()
        self._root = f"http://127.0.0.1:{port}/session"
        options = {"binary": str(MINIBROWSER), "args": ["--automation"]}
        capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._root += f"/{self._post('', capabilities=capabilities)['sessionId']}"

    def ask(self, command: str, **given: Any) -> Any:
        return self._post(self.PATHS[command], **given)

    def _post(self, path: str, **given: Any) -> Any:
        request = urllib.request.Request(self._root + path, json.dumps(given).encode())
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())["value"]


@contextmanager
def firefox(profile: Path) -> Iterator[Driven]:
    port = _free_port()
    (profile / "user.js").write_text(f'user_pref("marionette.port", {port});\n')
    command = ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile"]
    with _running([*command, str(profile)]):
        yield Firefox(port)


@contextmanager
def webkit(_profile: Path) -> Iterator[Driven]:
    """Its sandbox is of no use to whoever is root, and stops it."""
    port = _free_port()
    there = {"DISPLAY": DISPLAY, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    screen = ["Xvfb", DISPLAY, "-screen", "0", "1280x900x24"]
    with _running(screen), _running(["WebKitWebDriver", f"--port={port}"], **there):
        yield WebKit(port)


@contextmanager
def _running(command: list[str], **there: str) -> Iterator[None]:
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, env={**os.environ, **there}, **quiet) as program:  # type: ignore[call-overload]
        try:
            yield
        finally:
            program.terminate()


def _connected(port: int) -> socket.socket:
    """As soon as somebody listens there."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        except ConnectionRefusedError:
            assert time.monotonic() < end, "the browser does not start"
            time.sleep(0.2)


def _free_port() -> int:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port: int = unused.getsockname()[1]
        return port
