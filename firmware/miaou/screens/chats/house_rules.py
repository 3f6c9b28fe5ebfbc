"""How this table plays Chats where the rulebook leaves it open, and what its box holds."""

from miaou.lang import N_, _
from miaou.rules.chats.hands import BOX, MOST_CARDS
from miaou.screens.chats.clock import CARDS, CHOOSING, LIGHT, POT, TOO_LATE
from miaou.ui.choices import Choices
from miaou.ui.screen import LEAVE, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.screen import Answer

    # The rules' refusals that a screen may show: named here for the catalogues alone.
    REASONS = (
        N_("Only a rarer card may change it."),
        N_("A better value was told."),
        N_("Only the rarest card wins a tie."),
        N_("What was told is not equal."),
    )

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
CLOCK_VALUES = {"off": N_("none"), "sound": N_("a sound"), "next": N_("next one")}
CHOICES = (
    ((POT, N_("Lost pot"), N_("If all tied have no card"), ("waits", "shared")),)
    + CLOCK_CHOICES
    + ((LIGHT, N_("Running clock"), N_("Dark saves the battery"), ("lit", "dark")),)
)
# What the values above are called.
VALUES = {"waits": N_("waits"), "shared": N_("given back"), "lit": N_("lit"), "dark": N_("dark")}


class HouseRules(Choices):
    def __init__(self, handheld: "Handheld") -> None:
        super().__init__(N_("House rules"), CHOICES, handheld.settings, _nothing)
        self.items = list(self.items) + [
            (N_("Cards"), self._cards, N_("How many are in the box")),
        ]

    def value(self, at: int) -> str:
        if at < len(CHOICES):
            return super().value(at)
        return str(self._box())

    def shown(self, value: str) -> str:
        return _(VALUES.get(value, CLOCK_VALUES.get(value, value)))

    def _box(self) -> int:
        number: int = self._settings.number(CARDS, BOX, 2, MOST_CARDS)
        return number

    def _cards(self) -> "Answer":
        title = N_("Cards in the box?")
        return on_top("asking.Counter", title, self._box(), 2, MOST_CARDS, self._counted)

    def _counted(self, cards: int) -> "Answer":
        self._settings.set(CARDS, str(cards))
        return LEAVE


def _nothing(_name: str) -> None:
    """The next game asks the settings itself."""
