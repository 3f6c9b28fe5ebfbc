"""Finding the board that is plugged in."""

import subprocess
import types
from collections.abc import Callable
from typing import Any

import pytest

from tools import firmware
from tools.device import doctor, flash, log, remote, saves, stock
from tools.firmware import Refused


@pytest.fixture
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    def plug(*found: str) -> None:
        monkeypatch.setattr(remote, "ports", lambda: [remote.Port(port, "Cat") for port in found])

    return plug


def test_no_board_gets_advice_for_every_kind_there_is(
    plugged_in: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    plugged_in()
    assert flash.main([]) == 2
    told = capsys.readouterr().err
    assert "Pico + SSD1306: micropython.org/download/RPI_PICO" in told
    assert "ESP32 DevKit + SSD1306: micropython.org/download/ESP32_GENERIC" in told


@pytest.mark.parametrize(
    ("board", "way"),
    [("pico_oled", "Hold its BOOTSEL button"), ("esp32_oled", "how to install it, with esptool")],
)
def test_where_a_board_was_named_only_that_one_is_spoken_of(
    board: str, way: str, plugged_in: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    plugged_in()
    assert flash.main(["--board", board]) == 2
    told = capsys.readouterr().err
    assert "some USB cables only charge" in told
    assert stock.page(firmware.board(board)) in told
    assert told.count("micropython.org") == 1
    assert way in told
    others = [firmware.board(name).NAME for name in firmware.board_names() if name != board]
    assert not [name for name in others if name in told]


def test_a_board_that_there_is_not_is_told_before_any_is_looked_for(
    plugged_in: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    plugged_in()
    assert flash.main(["--board", "litter_box"]) == 2
    assert capsys.readouterr().err.startswith("There is no board called 'litter_box'.")


@pytest.mark.parametrize(
    "command",
    [(doctor.main,), (log.main,), (saves.main, "pull", "somewhere")],
    ids=["doctor", "log", "saves"],
)
def test_those_that_need_a_miaou_say_how_a_board_gets_it(
    command: tuple[Any, ...], plugged_in: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    plugged_in()
    main, *arguments = command
    assert main(arguments) == 2
    told = capsys.readouterr().err
    assert "No board is plugged in here." in told
    assert "A new board gets Miaou first: python3 -m tools flash --board NAME\n" in told
    assert "micropython.org" not in told


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


@pytest.mark.parametrize("deaf", [1, 2])
def test_a_board_that_was_just_starting_is_asked_once_more(
    deaf: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing was begun there: mpremote gives up before it sends a command."""
    asked: list[str] = []

    def mpremote(command: list[str], **_how: object) -> types.SimpleNamespace:
        asked.append(command[-1])
        failed = len(asked) <= deaf
        told = "TransportError: could not enter raw repl" if failed else ""
        return types.SimpleNamespace(returncode=int(failed), stdout="here", stderr=told)

    monkeypatch.setattr(subprocess, "run", mpremote)
    if deaf == 1:
        assert remote.run("a", "eval") == "here"
    else:
        with pytest.raises(Refused, match="does not answer"):
            remote.run("a", "eval")
    assert asked == ["eval"] * 2
