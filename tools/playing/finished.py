"""Export of finished games, for other programs: JSON, CSV, and links for BG Stats.

It runs on both Pythons: `tools saves export` and the page give the same. docs/export.md tells it.
"""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from miaou.core.journal import Journal
    from miaou.rules.totals import Totals

    Open = Callable[[str], Journal]

VERSION = 1
SOURCE = "Miaou"
TITLES = {
    "cat_tower": "Cat Tower",
    "yummy_kitty": "Yummy Kitty",
    "chats": "Chats",
    "fish_race": "Cat Tower: fish race",
}
COUNTED = ("games", "wins", "scored", "sum", "best", "run", "longest")
BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data="
PLAIN = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~"
SPACE = "\u00a0"


def exported(journal: "Open") -> "dict[str, Any]":
    """All games; `journal` opens one by its name."""
    from miaou.screens.history.filing import HISTORIES

    games = [_app(app, journal(HISTORIES[app])) for app in sorted(HISTORIES)]
    return {"miaou": VERSION, "games": games, "die": _die(journal)}


def text(data: "dict[str, Any]") -> str:
    return json.dumps(data)


def csv(data: "dict[str, Any]") -> str:
    """A line for each player of each game that is kept one by one."""
    lines = ["id,game,number,player,place,points,winner"]
    for game in data["games"]:
        for play in game["plays"]:
            for player in play["players"]:
                points = "" if player["points"] is None else str(player["points"])
                cells = [play["id"], game["title"], str(play["number"]), player["name"] or ""]
                cells += [str(player["place"]), points, "yes" if player["winner"] else "no"]
                lines.append(",".join([_cell(cell) for cell in cells]))
    return "\r\n".join(lines) + "\r\n"


def bg_stats(data: "dict[str, Any]", date: str = "") -> str:
    """A link a line, the latest game last; each adds its game to BG Stats."""
    links = []
    for game in data["games"]:
        links += [BG_STATS + quoted(json.dumps(_play(game, play, date))) for play in game["plays"]]
    return "".join([link + "\n" for link in links])


def quoted(words: str) -> str:
    """As a part of an address."""
    return "".join([chr(byte) if byte in PLAIN else f"%{byte:02X}" for byte in words.encode()])


def _app(app: str, journal: "Journal") -> "dict[str, Any]":
    from miaou.core.game import Game
    from miaou.rules.history import History
    from miaou.rules.totals import UNKNOWN

    kept = Game(History, journal).state
    whose = "miaou-" + app + "-" + (kept.handheld + "-" if kept.handheld else "")
    plays = []
    for at, (ident, players) in enumerate(kept.games):
        told = [
            {
                "name": None if name == UNKNOWN else name.replace(SPACE, " "),
                "place": place,
                "points": _points(app, points),
                "winner": place == 1,
            }
            for name, place, points in players
        ]
        number = kept.before + at + 1
        plays.append({"id": whose + ident, "number": number, "players": told})
    ever = kept.totals(False)
    holder, best = ever.record()
    return {
        "app": app,
        "title": TITLES[app],
        "unit": "tenths of a second" if app == "fish_race" else "points",
        "highest_wins": app != "fish_race",
        "before": kept.before,
        "tonight": kept.tonight,
        "plays": plays,
        "ever": _totals(app, ever),
        "night": _totals(app, kept.totals(True)),
        "record": {"name": holder, "points": _points(app, best)} if holder else None,
    }


def _points(app: str, points: "int | None") -> "int | None":
    """A race's time is kept below zero, so that the highest is the best everywhere."""
    return -points if app == "fish_race" and points is not None else points


def _totals(app: str, totals: "Totals") -> "list[dict[str, Any]]":
    told = []
    for name in totals.order():
        has: dict[str, Any] = dict(zip(COUNTED, totals.players[name]))
        has["sum"] = _points(app, has["sum"])
        has["best"] = _points(app, has["best"]) if has["scored"] else None
        has["name"] = name.replace(SPACE, " ")
        beaten = totals.beats.get(name, {})
        has["beats"] = {other.replace(SPACE, " "): beaten[other] for other in sorted(beaten)}
        told.append(has)
    return told


def _die(journal: "Open") -> "dict[str, Any]":
    """The quick die's luck, ever and on the last evening that it was rolled."""
    from miaou.core.game import Game
    from miaou.core.settings import Settings
    from miaou.rules.cat_tower.fairness import since
    from miaou.rules.cat_tower.quick_die import QuickDie

    die = Game(QuickDie, journal("quick_die")).state
    tally = die.rolls + die.doubled_rolls
    before = Settings(journal).get("quick_die.evening")
    return {"ever": _luck(tally), "night": _luck(since(tally, before))}


def _luck(tally: "list[int]") -> "dict[str, Any]":
    """What was rolled, and what a fair die gives, in sixths of a roll."""
    from miaou.rules.cat_tower.die import FACES
    from miaou.rules.cat_tower.fairness import expected, verdict

    rolls, doubled_rolls = tally[: len(FACES)], tally[len(FACES) :]
    return {
        "rolls": dict(zip(FACES, rolls)),
        "expected_sixths": dict(zip(FACES, expected(rolls, doubled_rolls))),
        "verdict": verdict(rolls, doubled_rolls),
    }


def _play(game: "dict[str, Any]", play: "dict[str, Any]", date: str) -> "dict[str, Any]":
    told = {
        "sourceName": SOURCE,
        "sourcePlayId": play["id"],
        "game": {
            "name": game["title"],
            "sourceGameId": "miaou-" + game["app"],
            "highestWins": game["highest_wins"],
            "noPoints": False,
        },
        "players": [_player(player, at) for at, player in enumerate(play["players"])],
    }
    if date:
        told["playDate"] = date
    return told


def _player(player: "dict[str, Any]", at: int) -> "dict[str, Any]":
    name = player["name"] or "Player " + str(at + 1)
    told = {
        "name": name,
        "sourcePlayerId": "miaou-" + name,
        "startPlayer": False,
        "rank": player["place"],
        "winner": player["winner"],
    }
    if player["points"] is not None:
        told["score"] = str(player["points"])
    return told


def _cell(words: str) -> str:
    """Quoted where it needs to be; no spreadsheet takes a name for a formula."""
    if words[:1] in ("=", "+", "@", "\t") or (words[:1] == "-" and not words[1:].isdigit()):
        words = "'" + words
    if "," in words or '"' in words or "\n" in words:
        return '"' + words.replace('"', '""') + '"'
    return words
