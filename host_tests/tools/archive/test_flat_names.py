"""What modules are called in an archive."""

import pytest

from tools import build
from tools.archive.flat_names import called, flattened, path
from tools.firmware import FIRMWARE, Refused

PLAY = "from miaou.rules.cat_tower import die, match\nfrom miaou.ui.text import Font, wrap\n"
SOURCES = {
    "miaou.screens.cat_tower.play": PLAY,
    "miaou.rules.cat_tower.die": "",
    "miaou.rules.cat_tower.match": "from miaou import load\nfrom time import ticks_ms\n",
    "miaou.ui.text": "def wrap(words):\n    return '{} of miaou'\n",
}


def test_imports_are_of_the_short_names() -> None:
    die, match, text = map(called, [*SOURCES][1:])
    assert flattened(SOURCES)["miaou.screens.cat_tower.play"] == (
        f"import {die} as die\nimport {match} as match\nfrom {text} import Font, wrap\n"
    )


def test_what_is_no_module_of_the_archive_is_asked_for_as_before() -> None:
    assert flattened(SOURCES)["miaou.rules.cat_tower.match"] == SOURCES[
        "miaou.rules.cat_tower.match"
    ].replace("import time", "time")


def test_main_finds_what_it_asks_for_in_any_version() -> None:
    main = (FIRMWARE / "main.py").read_text()
    for asked in ("miaou.device.early", "miaou.device.handheld"):
        assert f"from {asked} import" in main
        assert called(asked) == asked
        assert path(asked) in build.modules("pico_oled")


def test_two_modules_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.archive.flat_names.called", len)
    with pytest.raises(Refused, match="rename the newer one"):
        flattened({"miaou.cat": "", "miaou.dog": ""})


def test_a_folder_and_its_modules_begin_alike_and_others_do_not() -> None:
    from miaou.packed import OURS, within

    here = build.prepared("m5stickc_plus")[0]
    names = [name.removeprefix("miaou.") for name in here if called(name).startswith(OURS)]
    folders = {name.rpartition(".")[0] for name in names} - {""}
    for name in names:
        if name in folders and "." in name:
            continue  # a package, which an archive has none of
        begun = {folder for folder in folders if called(f"miaou.{name}").startswith(within(folder))}
        assert begun == {folder for folder in folders if f"{name}.".startswith(f"{folder}.")}
