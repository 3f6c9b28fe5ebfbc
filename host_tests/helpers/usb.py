"""A stand-in for `navigator.serial`: a page sees a port, and Python has the cable in hand."""

import base64
import json
import socket
from typing import Any

from host_tests.helpers.esp_loader import Esp

PORT = """(() => {
    const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const text = (bytes) => btoa(String.fromCharCode(...bytes));
    const pause = () => new Promise((over) => setTimeout(over, 5));
    const lost = () => new DOMException("The device has been lost.", "NetworkError");
    const port = {
        readable: null,
        writable: null,
        getInfo: () => ({}),
        setSignals: (signals) => cable("signals", JSON.stringify(signals)),
        async open({ baudRate }) {
            if (!(await cable("open", String(baudRate)))) throw lost();
            let shut = false;
            this.readable = new ReadableStream({
                async pull(stream) {
                    for (let got = ""; !shut; await pause()) {
                        got = await cable("read", "");
                        if (got === null) return stream.error(lost());
                        if (got) return stream.enqueue(bytes(got));
                    }
                },
                cancel: () => (shut = true),
            });
            const write = async (sent) => {
                if (!(await cable("write", text(sent)))) throw lost();
            };
            this.writable = new WritableStream({ write });
        },
        async close() {
            if (this.readable.locked || this.writable.locked) throw new TypeError("It is locked.");
            await cable("close", "");
            this.readable = this.writable = null;
        },
    };
    // A browser shows its list only to whoever has just pressed something.
    let pressed = false;
    addEventListener("click", () => (pressed = true), true);
    addEventListener("change", () => (pressed = false), true);
    Object.defineProperty(navigator, "userActivation", { get: () => ({ isActive: pressed }) });
    const serial = {
        async requestPort() {
            if (!pressed) throw new DOMException("Nobody has pressed anything.", "SecurityError");
            return port;
        },
    };
    Object.defineProperty(navigator, "serial", { value: serial });
})();"""


class Cable:
    """From the page to whatever listens on that port; pulled when so many bytes have gone."""

    def __init__(self, port: str = "") -> None:
        self.port = port
        self.left = 1 << 30
        self.sent = 0
        self._end: socket.socket | None = None

    def pass_on(self, what: str, text: str) -> str | bool | None:
        answer: str | bool | None = getattr(self, f"_{what}")(text)
        return answer

    def _open(self, _speed: str) -> bool:
        if not self.port:
            return False
        host, number = self.port.removeprefix("socket://").split(":")
        self._end = socket.create_connection((host, int(number)))
        self._end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return True

    def _signals(self, _text: str) -> None:
        pass

    def _read(self, _text: str) -> str | None:
        if self._end is None:
            return None
        self._end.setblocking(False)
        try:
            data = self._end.recv(1 << 16)
        except BlockingIOError:
            return ""
        finally:
            self._end.setblocking(True)
        return base64.b64encode(data).decode() if data else None

    def _write(self, text: str) -> bool:
        data = base64.b64decode(text)
        self.left -= len(data)
        if self.left < 0:
            self._close()
        if self._end is None:
            return False
        self.sent += len(data)
        self._end.sendall(data)
        return True

    def _close(self, _text: str = "") -> None:
        if self._end:
            self._end.close()
        self._end = None


class EspCable(Cable):
    """To an ESP32, with all the lines that a USB bridge has."""

    def __init__(self, chip: Esp) -> None:
        super().__init__()
        self.chip = chip
        self._speed = 0
        self._lines = {"dataTerminalReady": False, "requestToSend": False}

    def _open(self, speed: str) -> bool:
        self._speed = int(speed)
        return True

    def _signals(self, text: str) -> None:
        lines: dict[str, Any] = json.loads(text)
        self._lines.update({name: on for name, on in lines.items() if name in self._lines})
        self.chip.signals(*self._lines.values())

    def _read(self, _text: str) -> str | None:
        return base64.b64encode(self.chip.heard()).decode() if self._speed else None

    def _write(self, text: str) -> bool:
        data = base64.b64decode(text)
        self.left -= len(data)
        if self.left < 0 or not self._speed:
            self._close()
            return False
        self.chip.send(data, self._speed)
        return True

    def _close(self, _text: str = "") -> None:
        self._speed = 0
