"""Recovery: what becomes of a save that is opened, judged by its rules and played on."""

import os

from tools.virtual import plug

plug.install()

from miaou.core.game import Game  # noqa: E402 (machine comes first)
from miaou.core.journal import Journal  # noqa: E402

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

RULES = {
    "players": "miaou.core.roster.Names",
    "quick_die": "miaou.rules.cat_tower.quick_die.QuickDie",
    "cat_tower": "miaou.rules.cat_tower.match.Match",
    "fish_race": "miaou.rules.cat_tower.fish_race.Records",
    "yummy_kitty": "miaou.rules.yummy_kitty.table.Table",
    "chats": "miaou.rules.chats.referee.Referee",
    "cat_tower_history": "miaou.rules.history.History",
    "fish_race_history": "miaou.rules.history.History",
    "yummy_kitty_games": "miaou.rules.history.History",
    "chats_history": "miaou.rules.history.History",
}
MORE = ["after", "it"]


def opened(folder: str, name: str, body: str, tail: str) -> "dict[str, Any]":
    """`body` and `tail` are in hex, no tail at all is a dash; all is told, nothing judged."""
    path = folder + "/" + name
    _lay_out(folder, path, body, tail)
    journal = Journal(path)
    told = {"trouble": journal.trouble, "events": list(journal.events())}
    told["accepted"], told["rules"] = _judged(path, name)
    journal = Journal(path)
    journal.append(*MORE)
    again = Journal(path)
    told["again"] = again.trouble or not again.saved
    told["after"] = list(again.events())
    told["aside"] = sorted([_read(folder, each) for each in os.listdir(folder) if "aside" in each])
    return told


def all_opened(folder: str, saves: "list[list[str]]") -> "list[dict[str, Any]]":
    return [opened(folder, *save) for save in saves]


def _judged(path: str, name: str) -> "tuple[list[list[str]], int]":
    """What the rules accept of it, and what they make of it."""
    journal = Journal(path)
    if name in RULES:
        module, rules = RULES[name].rsplit(".", 1)
        Game(getattr(__import__(module, None, None, (rules,)), rules), journal)
    return list(journal.events()), journal.trouble


def _lay_out(folder: str, path: str, body: str, tail: str) -> None:
    for each in os.listdir(folder):
        os.remove(folder + "/" + each)
    for where, content in ((path, body), (path + ".tail", tail)):
        if content != "-":
            with open(where, "wb") as file:
                file.write(bytes.fromhex(content))


def _read(folder: str, name: str) -> str:
    with open(folder + "/" + name, "rb") as file:
        return file.read().hex()
