"""Saves in the page: the games that the virtual handheld keeps, as the page's worker asks for them.

It runs in the page's MicroPython, and is loaded when somebody first asks.
"""

import json
import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.journal import Journal
    from tools.virtual.workbench import Bench

# Whose rules judge which game; other journals are about an owner, and come from nowhere else.
RULES = {
    "cat_tower": "cat_tower.match.Match",
    "quick_die": "cat_tower.quick_die.QuickDie",
    "fish_race": "cat_tower.fish_race.Records",
    "yummy_kitty": "yummy_kitty.table.Table",
    "chats": "chats.referee.Referee",
}
INCOMING = "incoming"  # the folder in which a stranger's journal is looked at


class Games:
    """Of the handheld on this bench, while it is on."""

    def __init__(self, bench: "Bench") -> None:
        self._bench = bench
        self._table = ""  # the game that was on the glass last

    def journal(self, name: str) -> str:
        """A game's whole journal as one text."""
        journal = self._bench.handheld.journal(name)
        journal.fold()
        with open(journal.path) as file:
            return file.read()

    def unpack(self, signs: str) -> str:
        """The game of a scanned code, as a journal from elsewhere; or why it is none."""
        from miaou.core import files
        from miaou.rules.packing import unpack

        try:
            name, events = unpack(signs)
            lines = [files.line(str(at + 1), *event) for at, event in enumerate(events)]
            return json.dumps({"name": name, "text": (files.head(1) + b"".join(lines)).decode()})
        except ValueError as refusal:
            return json.dumps({"refusal": str(refusal)})

    def open(self, name: str) -> None:
        """Shows how a game stands that has come from elsewhere, on top of home."""
        from miaou import load
        from miaou.ui.screen import on_top

        handheld = self._bench.handheld
        app = "cat_tower" if name in ("quick_die", "fish_race") else name
        handheld.door.answer(on_top(load("screens." + app + ".app").FIRST))
        handheld.door.answer(self._standing(name))
        handheld.loop.show(self._bench.world.ticks_ms())

    def _standing(self, name: str) -> "Any":
        from miaou import load
        from miaou.core.game import Game
        from miaou.ui.screen import on_top

        handheld = self._bench.handheld
        game: Game[Any] = Game(_rules(RULES[name]), handheld.journal(name))
        if name == "yummy_kitty":
            from miaou.screens.yummy_kitty.game import stands as counted

            return counted(handheld, game, on_top)
        if name == "fish_race":
            return on_top("fish_race.records.RaceRecords", game)
        if name == "quick_die":
            return on_top("cat_tower.die.Die", game)
        return load("screens." + name + ".flow").stands(game, on_top)

    def table(self) -> str:
        """How the game on the glass stands, or the last one that was there; with Chats' clock."""
        from miaou import called
        from tools.playing.standing import standing

        handheld = self._bench.handheld
        for module in handheld.door.modules:
            found = [name for name in RULES if module.startswith(name)]
            self._table = found[0] if found else self._table
        if not self._table:
            return "null"
        events = handheld.journal(self._table).events()
        told = standing(self._table, _rules(RULES[self._table]), events)
        ticking: Any = handheld.beside.get(called("screens.chats.clock"))
        if told and ticking and self._table == "chats":
            told["clock"] = ticking.clock.shown()
        return json.dumps(told)

    def finished(self, kind: str, date: str) -> str:
        """All finished games for other programs: `json`, `csv` or `bgstats`."""
        from tools.playing import finished

        data = finished.exported(self._bench.handheld.journal)
        if kind == "csv":
            return finished.csv(data)
        return finished.bg_stats(data, date) if kind == "bgstats" else finished.text(data)

    def judge(self, name: str, content: str) -> bool:
        """Whether what comes from elsewhere is a game that the rules accept to its last event."""
        if name not in RULES:
            return False
        from miaou.core import files
        from miaou.core.journal import Journal

        files.make_folder(INCOMING)
        try:
            with open(INCOMING + "/" + name, "w") as file:
                file.write(content)
            return _accepted(Journal(INCOMING + "/" + name), RULES[name])
        finally:
            for left in os.listdir(INCOMING):
                os.remove(INCOMING + "/" + left)


def _rules(place: str) -> "Any":
    from miaou import load

    module, _dot, name = place.rpartition(".")
    return getattr(load("rules." + module), name)


def _accepted(journal: "Journal", rules: str) -> bool:
    """As the firmware itself opens a game, but that nothing is set aside: all of it, or none."""
    state = _rules(rules)()
    try:
        for event in journal.events():
            state.apply(event)
    except (
        ValueError,
        LookupError,
        TypeError,
        AttributeError,
    ):  # some rules refuse by falling over
        return False
    return len(journal) > 0 and not journal.trouble
