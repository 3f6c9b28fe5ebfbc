"""What the owner can choose, each with a line that explains it; OK changes it on the spot."""

from miaou.lang import N_, _, load
from miaou.screens.apps import NAMES, TITLES
from miaou.signals import LEAVE
from miaou.ui.choices import Choices
from miaou.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.handheld import Handheld

# Its name, its words, the line that explains it, and what it can be, the first unless chosen.
CHOICES = (
    ("sound", N_("Sound"), N_("How loud Miaou meows"), (N_("soft"), N_("loud"), N_("off"))),
    ("brightness", N_("Brightness"), N_("How bright the screen is"), ("4", "5", "1", "2", "3")),
    (
        "sleep",
        N_("Sleep after"),
        N_("Minutes until it goes dark"),
        ("2", "5", "10", N_("never"), "1"),
    ),
    ("flip", N_("Turn around"), N_("Turns screen and keys"), (N_("no"), N_("yes"))),
    ("hand", N_("Left-handed"), N_("OK and BACK change places"), (N_("no"), N_("yes"))),
)
# Where the board can feel it.
SHAKE = (
    "shake",
    N_("Shake to roll"),
    N_("How hard to shake it"),
    (N_("normal"), N_("hard"), N_("off"), N_("gentle")),
)


class Settings(Choices):
    def __init__(self, handheld: "Handheld") -> None:
        load("settings")
        self._handheld = handheld
        choices = CHOICES + (SHAKE,) if handheld.keys.shake else CHOICES
        language = (N_("Language"), self._language, N_("Which one Miaou speaks"))
        super().__init__(
            N_("Settings"), choices, handheld.settings, self._arrange, before=(language,)
        )
        self.items = list(self.items) + [
            (N_("House rules"), self._house_rules, N_("How your table plays")),
            (N_("Who begins?"), self._who_begins, N_("Draw lots at the table")),
            (N_("Players"), self._players, N_("Who plays with Miaou")),
            (N_("Key test"), self._key_test, N_("See what each key does")),
            (N_("Erase"), self._erase, N_("Forget everything")),
            (N_("About"), self._about, N_("Version, memory, chance")),
        ]

    def _arrange(self, name: str) -> None:
        self._handheld.arrange()
        if name == "sound":
            self._handheld.play("MEOW")

    def _house_rules(self) -> Menu:
        """A game's own are in a module of that name in its folder."""
        games = zip(TITLES[:-1], NAMES)
        return Menu(N_("House rules"), [(title, self._rules_of(app)) for title, app in games])

    def _rules_of(self, app: str) -> "Any":
        def show() -> "Any":
            name = "miaou.screens." + app + ".house_rules"
            return __import__(name, None, None, ("HouseRules",)).HouseRules(self._handheld)

        return show

    def _language(self) -> "Any":
        from miaou.screens.settings.languages import Languages

        return Languages(self._handheld.settings)

    def _players(self) -> "Any":
        from miaou.screens.players.roster import ManageRoster

        return ManageRoster(self._handheld)

    def _who_begins(self) -> "Any":
        """Pick, seat and draw lots, for any game at all."""
        from miaou.screens.players.first import First
        from miaou.screens.players.pick import Pick
        from miaou.screens.players.seats import Seats

        def begin(names: "list[str]") -> "Any":
            return LEAVE, First(self._handheld, names, lambda _index: LEAVE)

        return Pick(self._handheld, 2, 6, lambda names: (LEAVE, Seats(names, begin)))

    def _key_test(self) -> "Any":
        from miaou.screens.settings.key_test import KeyTest

        return KeyTest()

    def _about(self) -> "Any":
        from miaou.screens.settings.about import About

        return About(self._handheld)

    def _erase_all(self) -> None:
        """Out of the box again."""
        from miaou.screens.trouble.safe import erase

        erase(self._handheld.folder)

    def _erase(self) -> "Any":
        from miaou.ui.confirm import Confirm

        really = Confirm(_("Really erase all games, names and settings?"), self._erase_all)
        return Confirm(_("Erase everything on this Miaou?"), lambda: (LEAVE, really))


def app(handheld: "Handheld") -> Settings:
    return Settings(handheld)
