"""How this table plays Chats where the rulebook leaves it open, and what its box holds."""

from miaou.lang import N_, _
from miaou.rules.chats.referee import BOX, MOST_CARDS
from miaou.screens.chats.house import CARDS, CHOOSING, MINUTES, POT, TIMED, TOO_LATE, minutes
from miaou.ui.choices import Choices
from miaou.ui.screen import LEAVE, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.screen import Answer
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
CHOICES = (
    (TIMED, N_("Time limit"), N_("Then most cards win"), ("on", "off")),
    (POT, N_("Lost pot"), N_("If all tied have no card"), ("waits", "shared")),
) + CLOCK_CHOICES
# What the values above are called.
VALUES = {"on": N_("on"), "waits": N_("waits"), "shared": N_("shared")}


class HouseRules(Choices):
    def __init__(self, handheld: "Handheld") -> None:
        super().__init__(N_("House rules"), CHOICES, handheld.settings, _nothing)
        self.items = list(self.items) + [
            (N_("Minutes"), self._minutes, N_("How long the clock runs")),
            (N_("Cards"), self._cards, N_("How many are in the box")),
        ]

    def value(self, at: int) -> str:
        if at < len(CHOICES):
            return super().value(at)
        return str(minutes(self._settings) if at == len(CHOICES) else self._box())

    def shown(self, value: str) -> str:
        return _(VALUES.get(value, CLOCK_VALUES.get(value, value)))

    def _box(self) -> int:
        number: int = self._settings.number(CARDS, BOX, 2, MOST_CARDS)
        return number

    def _minutes(self) -> "Answer":
        return self._count(N_("Minutes"), MINUTES, minutes(self._settings), 1, 60)

    def _cards(self) -> "Answer":
        return self._count(N_("Cards in the box?"), CARDS, self._box(), 2, MOST_CARDS)

    def _count(self, title: str, name: str, value: int, least: int, most: int) -> "Answer":
        def done(number: int) -> "Answer":
            self._settings.set(name, str(number))
            return LEAVE

        return on_top("asking.Counter", title, value, least, most, done)


def _nothing(_name: str) -> None:
    """The next game asks the settings itself."""
