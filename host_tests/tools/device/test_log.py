"""`tools log` shows the faults a handheld kept."""

from pathlib import Path

import pytest

from tools.device import log


def test_a_simulators_faults_are_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / log.FAULTS).write_text("1A2B\nTraceback: a bug")
    assert log.main(["--saves", str(tmp_path)]) == 0
    assert "1A2B" in capsys.readouterr().out


def test_no_faults_is_good_news(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert log.main(["--saves", str(tmp_path)]) == 0
    assert "Nothing has gone wrong" in capsys.readouterr().out


def test_a_board_that_is_not_there_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    assert log.main(["--port", "socket://127.0.0.1:9"]) == 2
    assert "Is it plugged in" in capfd.readouterr().err
