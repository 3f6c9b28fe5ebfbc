"""Finding the board that is plugged in."""

import types
from collections.abc import Callable

import pytest

from tools import remote
from tools.firmware import Refused


@pytest.fixture
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    def plug(*found: str) -> None:
        monkeypatch.setattr(remote, "ports", lambda: [remote.Port(port, "Cat") for port in found])

    return plug


def test_no_board_gets_advice_for_every_kind_there_is(plugged_in: Callable[..., None]) -> None:
    plugged_in()
    with pytest.raises(Refused) as refusal:
        remote.choose(None)
    assert "Pico + SSD1306: micropython.org/download/RPI_PICO" in str(refusal.value)
    assert "ESP32 DevKit + SSD1306: micropython.org/download/ESP32_GENERIC" in str(refusal.value)


def test_the_only_board_is_taken_and_of_several_the_one_that_is_picked(
    plugged_in: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plugged_in("ttyCat0")
    assert remote.choose(None) == "ttyCat0"
    plugged_in("ttyCat0", "ttyCat1")
    answers = iter(["3", "purr", "2"])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda _question: next(answers))
    assert remote.choose(None) == "ttyCat1"


def test_where_nobody_can_be_asked_the_option_is_named(plugged_in: Callable[..., None]) -> None:
    plugged_in("ttyCat0", "ttyCat1")
    with pytest.raises(Refused, match="--port"):
        remote.choose(None)


def test_a_port_without_usb_behind_it_is_no_board(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = "/dev/ttyS0 None 0000:0000 None None\n/dev/ttyACM0 e66 2e8a:0005 MicroPython Board\n"
    answer = types.SimpleNamespace(stdout=listed)
    monkeypatch.setattr("subprocess.run", lambda *_, **__: answer)
    assert remote.ports() == [remote.Port("/dev/ttyACM0", "MicroPython Board")]
