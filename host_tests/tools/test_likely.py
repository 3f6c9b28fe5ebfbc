"""What a board loads ahead: of every app what is near its menu, in an order that loads."""

import re

import pytest

from miaou.screens.apps import APPS
from tools import build, likely
from tools.firmware import FIRMWARE

BOARD = "pico_oled"


@pytest.fixture(scope="module")
def lists() -> dict[str, list[str]]:
    texts = {build._name(path): path.read_text(encoding="utf-8") for path in build.sources(BOARD)}
    told: dict[str, dict[str, str]] = {}
    exec(likely.source(texts), told)
    return {app: names.split() for app, names in told["LIKELY"].items()}


def test_home_has_every_apps_menu_loaded(lists: dict[str, list[str]]) -> None:
    assert {f"screens.{app}.menu" for app in APPS} <= set(lists[likely.HOME])


@pytest.mark.parametrize("app", ["cat_tower", "yummy_kitty", "chats"])
def test_an_apps_own_modules_come_before_those_that_it_shares(
    lists: dict[str, list[str]], app: str
) -> None:
    names = lists[app]
    shared = min(at for at, name in enumerate(names) if name.startswith("screens.players."))
    own = [at for at, name in enumerate(names) if f".{app}." in name]
    assert len(own) > 8
    assert sum(at < shared for at in own) > 0.8 * len(own)


def test_no_module_is_asked_for_before_what_it_imports(lists: dict[str, list[str]]) -> None:
    for names in lists.values():
        for at, name in enumerate(names):
            path = FIRMWARE / "miaou" / (name.replace(".", "/") + ".py")
            if path.exists():
                needed = re.findall(r"^from miaou\.(\S+) import", path.read_text(), re.MULTILINE)
                assert {*needed} & {*names} <= {*names[:at]}, name


def test_what_is_loaded_ahead_is_in_the_archive_and_loads_nothing_else(
    lists: dict[str, list[str]],
) -> None:
    held = build.modules(BOARD)
    for names in lists.values():
        assert all(
            f"miaou/{name.replace('.', '/')}.mpy" in held
            or f"miaou/{name.replace('.', '/')}/__init__.mpy" in held
            for name in names
        )
