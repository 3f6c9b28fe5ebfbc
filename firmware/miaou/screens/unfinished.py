"""Which app has a game under way: home offers to continue it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.settings import Settings

_SETTING = "unfinished"


def remember(settings: "Settings", app: str, round: int = 0) -> None:
    """This app's game is the one to continue, in this round where it has rounds."""
    settings.set(_SETTING, app + ":" + str(round) if round else app)


def finish(settings: "Settings", app: str) -> None:
    """This app has no game to continue; another app's stays."""
    if settings.get(_SETTING).split(":")[0] == app:
        settings.set(_SETTING, "")
