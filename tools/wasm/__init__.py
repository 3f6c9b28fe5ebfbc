"""Real MicroPython for host tests and tools: WebAssembly in Node, called like a function."""

import base64
import json
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from tools.setup.node import node

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
FIRMWARE = ROOT / "firmware"
PATIENCE = 600  # seconds for an answer: a runaway loop ends some time, a busy machine in time
NOT_TAKEN_YET = 128 << 20  # bytes that `gc.mem_free` counts too, whatever is left of them
MISSING = "real MicroPython is not set up: run `python3 -m tools setup`"


class MicroPythonError(Exception):
    """What went wrong inside MicroPython, with its traceback and whatever it had printed."""


class InNode:
    """A Node process that ends with its `with`."""

    _process: "subprocess.Popen[str]"

    def close(self) -> None:
        """End the Node process; nothing inside survives."""
        self._process.kill()
        self._process.communicate()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class MicroPython(InNode):
    """Real MicroPython in a Node process, with a copy of the project's files, answering calls."""

    def __init__(
        self,
        *,
        heap: int = 1024 * 1024,  # to begin with: it grows
        firmware: Path = FIRMWARE,
        settrace: bool = False,
    ) -> None:
        if not (HERE / "node_modules").exists():
            raise MicroPythonError(MISSING)
        if not firmware.is_dir():
            raise MicroPythonError(f"no firmware folder at {firmware}")
        self.output = ""
        options = json.dumps({"heap": heap, "settrace": settrace})
        self._process = subprocess.Popen(
            [node(), str(HERE / "bridge.mjs"), options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        self.mirror(firmware, "")
        self.mirror(ROOT / "boards", "/boards")
        for folder in ("virtual", "playing"):
            self.mirror(ROOT / "tools" / folder, f"/tools/{folder}")

    def call(
        self, function: str | Callable[..., Any], *args: Any, timeout: float = PATIENCE
    ) -> Any:
        """Import `package.module.function` inside, call it, and give its answer; all JSON-able.

        What yields goes on until it returns, and garbage is collected at every yield.
        """
        if callable(function):
            function = f"{function.__module__}.{function.__qualname__}"
        request = {"kind": "call", "function": function, "arguments": json.dumps(args)}
        answer = self._ask(request, timeout)
        try:
            return json.loads(answer)
        except ValueError:
            raise self._error(f"{function} answered what is not JSON: {answer}") from None

    def heap(self) -> int:
        """Bytes that it has taken from the system, used or not; it never gives them back."""
        return int(self.call("gc.mem_alloc") + self.call("gc.mem_free")) - NOT_TAKEN_YET

    def write(self, path: str, data: bytes) -> None:
        """Put a file inside, with the folders it needs."""
        encoded = base64.b64encode(data).decode()
        self._ask({"kind": "write", "path": path, "data": encoded})

    def read(self, path: str) -> bytes:
        """Take a file from inside."""
        return base64.b64decode(self._ask({"kind": "read", "path": path}))

    def mirror(self, folder: Path, inside: str) -> None:
        """Put a copy of a folder inside, where its files can be imported."""
        self._ask({"kind": "mirror", "folder": str(folder.resolve()), "inside": inside})

    def _ask(self, request: dict[str, Any], timeout: float = PATIENCE) -> str:
        """Send one request; collect what is printed until its answer comes."""
        self.output = ""
        expired = threading.Event()
        timer = threading.Timer(timeout, self._expire, [expired])
        timer.daemon = True  # Ctrl-C while it is being started would leave it to be waited for
        timer.start()
        try:
            message = self._exchange(json.dumps(request) + "\n")
        finally:
            timer.cancel()
        if expired.is_set():
            raise self._error(f"no answer within {timeout} s: MicroPython was ended")
        if "error" in message:
            raise self._error(message["error"])
        return message["answer"]

    def _expire(self, expired: threading.Event) -> None:
        expired.set()
        self._process.kill()

    def _exchange(self, request: str) -> dict[str, str]:
        assert self._process.stdin and self._process.stdout
        try:
            self._process.stdin.write(request)
            self._process.stdin.flush()
        except OSError:
            return {"error": "the Node process has ended"}
        for line in self._process.stdout:
            message = _parsed(line)
            if "output" not in message:
                return message
            self.output += message["output"]
        return {"error": "the Node process died"}

    def _error(self, reason: str) -> MicroPythonError:
        printed = f"\nprinted before that:\n{self.output}" if self.output else ""
        return MicroPythonError(reason.strip() + printed)


def _parsed(line: str) -> dict[str, str]:
    """A line that is no message is Node itself speaking, most likely its last words."""
    try:
        message: dict[str, str] = json.loads(line)
    except ValueError:
        message = {"output": line}
    return message
