"""The page in Firefox and WebKit, Safari's engine: run by `python3 -m tools test --browsers`."""

import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from host_tests.helpers.browsers import Driven, firefox, webkit

pytestmark = pytest.mark.skipif(
    "MIAOU_BROWSERS" not in os.environ, reason="python3 -m tools test --browsers"
)


@pytest.mark.parametrize("browser", [firefox, webkit])
def test_a_first_start_a_roll_a_tap_a_reload_and_a_shared_game(
    browser: Callable[[Path], AbstractContextManager[Driven]], site: str, tmp_path: Path
) -> None:
    with browser(tmp_path) as somebody:
        somebody.go(site)
        somebody.reads("English")
        somebody.press("Enter", "Enter", "Enter", "Enter")
        somebody.reads("Cat Tower")
        somebody.press("Enter")
        somebody.reads("Roll the die")
        somebody.tap("#screen", 0.5, 0.35)  # its row
        somebody.until("document.querySelector('#game option')")
        somebody.go(site)
        somebody.reads("Cat Tower")
        somebody.tap("#open-drawer")
        somebody.tap("#copy-link")
        somebody.until("document.querySelector('#link-field').value.includes('#game=')")
        link = somebody.run("return document.querySelector('#link-field').value")
        somebody.go("about:blank")
        somebody.go(link)
        somebody.until("document.querySelector('#message').open")
        somebody.tap("#message button")
        somebody.until("document.querySelector('#message p').textContent.includes('is open')")
