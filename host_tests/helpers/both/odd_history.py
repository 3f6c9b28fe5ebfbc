"""Looks at a history of whatever words, on whichever Python runs it: everything that tells it."""

from tools.playing import player
from tools.playing.walker import unforgiving

PLACES = (
    ("history.last_games.LastGames", "chats", "Chats"),
    ("history.winners.Winners", "chats"),
    ("history.games.Games", "chats"),
)
KEYS = ("DOWN", "OK", "OK", "DOWN", "DOWN", "OK", "UP")


def all_seen(histories: "list[list[list[str]]]") -> "list[list[list[str]]]":
    return [seen(events) for events in histories]


def seen(events: "list[list[str]]") -> "list[list[str]]":
    """What the screens say that tell of these events, some keys deep; a fault is an exception."""
    bench = player.bench("pico_oled", "en")
    from miaou.core.journal import Journal
    from miaou.ui.screen import HOME, on_top

    Journal("saves/chats_history").restart(*events)
    bench.power_on()
    handheld = bench.handheld
    handheld.fault = unforgiving
    said = []
    for place in PLACES:
        handheld.go(on_top(*place))
        for key in KEYS:
            bench.press(key)
            said.append(bench.said())
        handheld.go(HOME)
    bench.power_off()
    return said
