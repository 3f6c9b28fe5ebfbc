"""What happens when the battery runs out, on boards that can tell."""

from time import ticks_ms

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.handheld import Handheld


class Teller:
    def __init__(self, handheld: "Handheld") -> None:
        self._handheld = handheld

    def tell(self, state: int) -> None:
        """Low is said; at the last, all that waits is written before it says good night."""
        handheld = self._handheld
        if state:
            from miaou.screens.trouble import news

            handheld.rest()
            handheld.power.rouse(ticks_ms())
            handheld.loop.stack.append(news.battery(state))
        handheld.loop.stale = True
