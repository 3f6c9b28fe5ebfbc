"""Settings: what the owner chose stays chosen."""

from pathlib import Path

from miaou.core.journal import Journal
from miaou.core.settings import Settings

CHANGES = 400
MOST = 2000  # bytes: a tenth of what so many changes take


def opened(folder: Path) -> Settings:
    return Settings(lambda name: Journal(str(folder / name)))


def test_a_choice_survives_power_off(tmp_path: Path) -> None:
    opened(tmp_path).set("language", "fr")
    assert opened(tmp_path).get("language") == "fr"


def test_what_was_never_chosen_has_its_default(tmp_path: Path) -> None:
    assert opened(tmp_path).get("sound", "soft") == "soft"


def test_choosing_the_same_again_writes_nothing(tmp_path: Path) -> None:
    settings = opened(tmp_path)
    settings.set("language", "fr")
    before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    settings.set("language", "fr")
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == before


def test_many_changes_do_not_make_the_file_grow_for_ever(tmp_path: Path) -> None:
    settings = opened(tmp_path)
    settings.set("language", "es")
    for number in range(CHANGES):
        settings.set("brightness", str(number))
        assert (tmp_path / "settings").stat().st_size < MOST
    again = opened(tmp_path)
    assert again.get("brightness") == str(CHANGES - 1)
    assert again.get("language") == "es"
