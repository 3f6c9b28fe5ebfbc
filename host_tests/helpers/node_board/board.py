"""A board without the board: real MicroPython behind a port that mpremote opens like any other.

Its flash is a folder, so that what was flashed can be looked at, damaged and started again.
"""

import json
import subprocess
from pathlib import Path
from typing import Any

from tools.firmware import ROOT
from tools.setup.node import node
from tools.wasm import InNode

HERE = Path(__file__).parent


class WasmBoard(InNode):
    def __init__(
        self, folder: Path, platform: str = "rp2", version: tuple[int, int, int] = (1, 29, 0)
    ) -> None:
        options = {
            "folder": str(folder),
            "root": str(ROOT),
            "platform": platform,
            "version": version,
        }
        self._process = subprocess.Popen(
            [node(), str(HERE / "board.mjs"), json.dumps(options)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self.port = f"socket://127.0.0.1:{self._answer()['port']}"

    def cut_after(self, count: int | None) -> None:
        """The cable is pulled when so many more bytes have come; None puts it back for good."""
        self._ask("cut", after=count)

    def power_up(self) -> list[str]:
        """Unplugged and plugged in again; answers the words that its panel then shows."""
        self._ask("power")
        return self.said()

    def said(self) -> list[str]:
        words: list[str] = json.loads(self._ask("said"))
        return words

    def _ask(self, kind: str, **details: Any) -> str:
        assert self._process.stdin
        self._process.stdin.write(json.dumps({"kind": kind, **details}) + "\n")
        self._process.stdin.flush()
        return str(self._answer()["answer"])

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the WebAssembly board has stopped: its last words are above")
        answer: dict[str, Any] = json.loads(line)
        return answer
