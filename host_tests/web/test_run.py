"""`python3 -m tools run`, the server behind it, and the browser that the tests need."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tools import setup
from tools.firmware import ROOT
from tools.web.server import POLICY, server


def heed_interrupts() -> None:
    """Also where the tests themselves run in the background, which hears none."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal to send")
def test_run_tells_its_address_serves_and_ends() -> None:
    command = [sys.executable, "-m", "tools", "run", "--lang", "fr", "--board", "esp32_oled"]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, "BROWSER": "true"},  # the program of that name, which opens nothing
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_interrupts,
    ) as running:
        assert running.stdout
        told = running.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+/\?board=esp32_oled&lang=fr", told)
        assert address, told
        with urlopen(address[0]) as page:
            assert b"Miaou" in page.read()
        running.send_signal(signal.SIGINT)
        _out, complaints = running.communicate(timeout=30)
        assert "Stopped." in complaints
    assert running.returncode == 130


def test_a_port_that_is_taken_is_left_alone(tmp_path: Path) -> None:
    with server(tmp_path, 0) as first, server(tmp_path, first.server_port) as second:
        assert first.server_port != second.server_port
        assert second.server_address[0] == "127.0.0.1"


@pytest.mark.parametrize(
    ("file", "kind"),
    [("micropython.mjs", "text/javascript"), ("micropython.wasm", "application/wasm")],
)
def test_files_come_as_what_they_are_and_with_the_policy(site: str, file: str, kind: str) -> None:
    with urlopen(site + file) as answer:
        assert answer.headers["Content-Type"] == kind
        assert answer.headers["Content-Security-Policy"] == POLICY


def test_where_no_browser_may_be_installed_it_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("shutil.which", lambda _program: None)
    with pytest.raises(setup.Missing, match="sudo apt install chromium"):
        setup.chromium()
