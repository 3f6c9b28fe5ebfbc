"""How the table plays Chats, as the settings call it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.journal import Settings

# How the table plays, as the settings call it.
MINUTES = "chats.minutes"  # that a battle lasts
CHOOSING = "chats.choosing"  # seconds for the leader
TOO_LATE = "chats.too_late"


def minutes(settings: "Settings") -> int:
    return settings.number(MINUTES, 15, 1, 60)


# What the referee asks and remembers.
CARDS = "chats.cards"  # that the box holds
POT = "chats.pot"  # what becomes of one that nobody can win
TIMED = "chats.timed"  # whether a game ends with the clock


def timed(settings: "Settings") -> bool:
    return settings.get(TIMED) != "off"
