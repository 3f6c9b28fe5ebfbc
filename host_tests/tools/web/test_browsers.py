"""The page in Firefox and WebKit, Safari's engine: run by `python3 -m tools test --browsers`."""

import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from host_tests.helpers.browsers import Driven, firefox, webkit
from host_tests.tools.web.conftest import TWO_FEEDERS, TWO_NAMES

pytestmark = pytest.mark.skipif(
    "MIAOU_BROWSERS" not in os.environ, reason="python3 -m tools test --browsers"
)

HAS_BOTH = "document.querySelectorAll('#game option').length === 2"


@pytest.mark.parametrize("browser", [firefox, webkit])
def test_a_first_start_a_count_taps_a_reload_and_a_shared_game(
    browser: Callable[[Path], AbstractContextManager[Driven]], site: str, tmp_path: Path
) -> None:
    with browser(tmp_path) as somebody:
        somebody.go(site)
        somebody.reads("English")
        somebody.press("Enter", "ArrowDown", "Enter", "Escape", "Enter")  # English, and its keys
        somebody.reads("Cat Tower")
        somebody.press(*TWO_NAMES)
        somebody.reads("Play (2)")
        somebody.press(*TWO_FEEDERS)
        somebody.reads("by points. 1. L. 3.")
        somebody.go(site)  # and all is there again
        somebody.reads("Cat Tower")
        somebody.tap("#screen", 0.15, 0.3)  # its picture
        somebody.reads("Roll the die")
        somebody.tap("#screen", 0.5, 0.35)  # its row
        somebody.until(HAS_BOTH)
        somebody.tap("#open-guide")
        somebody.run("document.querySelector('#read-chats').click()")
        somebody.until("document.querySelector('#book article svg image')")
        somebody.run("document.querySelectorAll('dialog[open]').forEach((sheet) => sheet.close())")
        somebody.tap("#open-drawer")
        somebody.tap("#copy-link")
        somebody.until("document.querySelector('#link-field').value.includes('#game=')")
        link = somebody.run("return document.querySelector('#link-field').value")
        somebody.go("about:blank")
        somebody.go(link)
        somebody.until("document.querySelector('#message').open")
        somebody.tap("#message button")
        somebody.until("document.querySelector('#message p').textContent.includes('is open')")
