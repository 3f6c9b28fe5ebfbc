"""`python3 -m tools run`, the server behind it, and the browser that the tests need."""

import os
from pathlib import Path
from urllib.request import urlopen

import pytest

from host_tests.helpers import newcomer
from tools import setup
from tools.firmware import ROOT
from tools.web.server import POLICY, server


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal to send")
def test_run_tells_its_address_serves_and_ends() -> None:
    until = r"http://127\.0\.0\.1:\d+/\?board=esp32_oled&lang=fr"
    asked = ("run", "--lang", "fr", "--board", "esp32_oled")
    with newcomer.running(*asked, folder=ROOT, until=until) as (address, _lines):
        assert b"Miaou" in urlopen(address).read()


def test_a_port_that_is_taken_is_left_alone(tmp_path: Path) -> None:
    with server(tmp_path, 0) as first, server(tmp_path, first.server_port) as second:
        assert first.server_port != second.server_port
        assert second.server_address[0] == "127.0.0.1"


@pytest.mark.parametrize(
    ("file", "kind"),
    [("worker.js", "text/javascript"), ("micropython.wasm", "application/wasm")],
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
