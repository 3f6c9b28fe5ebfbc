"""Whatever goes wrong is said on the screen, in the owner's language, and loses no save."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from host_tests.helpers.gestures import SwitchOn
from miaou.core.files import line as write
from miaou.lang import _
from miaou.lang.languages import LANGUAGES
from tools.virtual.workbench import Bench

CODES = [code for code, _name in LANGUAGES]

GOOD = write("miaou", "1", "1") + b"".join(write(str(n), "roll", "fish") for n in range(1, 9))


def opened(handheld: SwitchOn, code: str, save: bytes) -> Bench:
    """A handheld whose die has this save, opened until it is read."""
    bench = handheld(language=code)
    Path("saves/quick_die").write_bytes(save)
    bench.press("OK")
    if bench.said()[0] == "Cat Tower":
        bench.press("OK")
    return bench


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    ("save", "words"),
    [
        (GOOD.replace(b"4 roll fish", b"4 roll fist"), "A save was damaged. "),
        (b"GIF89a" * 50, "A save could not be read. "),
        (write("miaou", "7", "1"), "A save comes from another version. "),
        (GOOD + write("9", "purr"), "A save comes from another version. "),
    ],
)
def test_a_save_that_cannot_be_used_is_told_and_kept(
    handheld: SwitchOn, code: str, save: bytes, words: str
) -> None:
    bench = opened(handheld, code, save)
    (told,) = [key for key in SENTENCES if key.startswith(words)]
    assert _(told) in bench.said()
    assert bench.handheld.canvas.cut == []
    bench.press("OK")
    bench.press("OK")
    bench.wait(1500)
    assert Path("saves/quick_die.aside1").read_bytes() == save
    assert any(said.startswith("[") for said in bench.said())


SENTENCES = (
    "A save was damaged. A copy is kept; play goes on from its last good step.",
    "A save could not be read. It is kept aside and a new one begun.",
    "A save comes from another version. It is kept aside and a new one begun.",
)


@pytest.mark.parametrize("code", CODES)
def test_damaged_settings_are_told_at_power_up(handheld: SwitchOn, code: str) -> None:
    bench = handheld(language=code)
    bench.power_off()
    Path("saves/settings").write_bytes(b"mud")
    bench.power_on()
    # Nothing is known of the owner any more, so it is said in English, over the language question.
    assert SENTENCES[1] in bench.said()
    bench.press("OK")
    assert "Français" in bench.said()


@pytest.mark.parametrize("code", CODES)
def test_a_failed_random_source_is_told_at_power_up(handheld: SwitchOn, code: str) -> None:
    bench = handheld(language=code)
    bench.power_off()
    bench.world.urandom = bytes  # type: ignore[method-assign, assignment]
    bench.power_on()
    bench.wait(100)  # the test goes on between the first keys
    words = _("The random source failed its test. Your presses alone now drive the die.")
    assert words in bench.said()
    assert bench.handheld.canvas.cut == []
    bench.press("OK")
    bench.press("OK")
    assert words not in bench.said()


@pytest.mark.parametrize("code", CODES)
def test_a_stuck_button_is_told_in_every_language(handheld: SwitchOn, code: str) -> None:
    bench = handheld(language=code)
    bench.power_off()
    bench.world.levels[15] = 0
    bench.power_on()
    words = _("The {} button is stuck. It is ignored until it comes up.").format("DOWN")
    assert words in bench.said()
    assert bench.handheld.canvas.cut == []


@pytest.mark.parametrize("code", CODES)
def test_a_memory_that_cannot_be_written_is_told(
    handheld: SwitchOn, code: str, full_flash: Callable[[], AbstractContextManager[None]]
) -> None:
    bench = handheld(language=code)
    with full_flash():
        bench.press("OK")
        bench.press("OK")
        words = _("The memory is full or broken. Play on, but nothing is saved now.")
        assert words in bench.said()
        assert bench.handheld.canvas.cut == []
