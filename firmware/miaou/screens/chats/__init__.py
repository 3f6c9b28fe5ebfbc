"""Chats: what the players see of it."""

from miaou.lang import N_

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.settings import Settings

# How the table plays, as the settings call it.
MINUTES = "chats.minutes"  # that a battle lasts
CHOOSING = "chats.choosing"  # seconds for the leader
TOO_LATE = "chats.too_late"

CLOCK_CHOICES = (
    (
        CHOOSING,
        N_("To choose"),
        N_("Seconds for the leader"),
        ("off", "5", "10", "15", "20", "30"),
    ),
    (TOO_LATE, N_("Too late"), N_("If nothing was named"), ("sound", "next")),
)
# What the values above are called.
CLOCK_VALUES = {"off": N_("none"), "sound": N_("a sound"), "next": N_("next leads")}


def minutes(settings: "Settings") -> int:
    return settings.number(MINUTES, 15, 1, 60)


# What the referee asks and remembers.
CARDS = "chats.cards"  # that the box holds
POT = "chats.pot"  # what becomes of one that nobody can win
TIMED = "chats.timed"  # whether a game ends with the clock


def timed(settings: "Settings") -> bool:
    return settings.get(TIMED) != "off"
