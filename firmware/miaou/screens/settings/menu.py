"""What the owner can choose, each with a line that explains it; OK changes it on the spot."""

from miaou import load
from miaou.lang import N_, _, choose
from miaou.screens.app_menu import ask_table
from miaou.screens.apps import APPS
from miaou.ui.choices import Choices
from miaou.ui.menu import Menu
from miaou.ui.screen import LEAVE, instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.screen import Answer

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
    ("motion", N_("Motion"), N_("Pictures that move"), (N_("yes"), N_("no"))),
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

    def _house_rules(self) -> "Answer":
        return on_top("settings.menu.AllHouseRules")

    def _language(self) -> "Answer":
        return on_top("settings.first_start.Languages")

    def _players(self) -> "Answer":
        return on_top("players.roster.ManageRoster")

    def _who_begins(self) -> "Answer":
        """Pick, seat and draw lots, for any game at all."""
        return ask_table(on_top, 6, self._begin)

    def _begin(self, names: "list[str]") -> "Answer":
        return instead("players.seats.First", names, lambda _index: LEAVE)

    def _key_test(self) -> "Answer":
        return on_top("settings.about.KeyTest")

    def _about(self) -> "Answer":
        return on_top("settings.about.About")

    def _erase(self) -> "Answer":
        return on_top("asking.Confirm", _("Erase everything on this Miaou?"), self._really)

    def _really(self) -> "Answer":
        return instead("trouble.notice.Erasure")


class AllHouseRules(Menu):
    """How the table plays each game that has rules to agree on."""

    def __init__(self, handheld: "Handheld") -> None:
        apps = [load("screens." + name + ".app") for name in APPS]
        self._places = [app.HOUSE_RULES for app in apps if app.HOUSE_RULES]
        titles = [choose(app.TITLE) for app in apps if app.HOUSE_RULES]
        super().__init__(N_("House rules"), [(title, self._open) for title in titles])

    def _open(self) -> "Answer":
        return on_top(self._places[self.at])
