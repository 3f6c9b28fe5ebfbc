"""What happens when the battery runs out, on boards that can tell."""

from micropython import const
from time import ticks_ms

from miaou.core.battery import CRITICAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.handheld import Handheld

GOOD_NIGHT = const(20000)  # ms that the words stay before it goes dark, whatever was chosen


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
        if state == CRITICAL:
            handheld.power.patience = GOOD_NIGHT
        handheld.loop.stale = True
