"""What is shown at power-up before home: the first start's questions, and what was found wrong."""

from miaou.signals import BACK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.handheld import Handheld


def greet(handheld: "Handheld") -> None:
    """Opens home, with what must be said or asked first on top of it."""
    from miaou.screens.home import Home

    loop = handheld.loop
    loop.open(Home(handheld))
    if not handheld.settings.get("language"):
        from miaou.screens.settings.languages import Languages
        from miaou.screens.settings.welcome import Welcome

        loop.open(Welcome(handheld))
        loop.open(Languages(handheld.settings))
    handheld.chance.start()
    key = _stuck(handheld)
    if key == BACK:
        from miaou.screens.trouble.safe import SafeMode

        loop.open(SafeMode(handheld))
    elif key:
        from miaou.screens.trouble import news

        loop.open(news.stuck(key))
    message = handheld.news()
    if message:
        loop.open(message)
    loop.log("Miaou " + handheld.version + " is up.")


def _stuck(handheld: "Handheld") -> int:
    """What holding a button that was down at power-up means, or 0."""
    for key in handheld.keys.keys:
        if key.stuck:
            return key.long or key.short
    return 0
