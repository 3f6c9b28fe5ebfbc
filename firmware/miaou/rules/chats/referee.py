"""Chats: tricks, battles and the end, refereed for a whole table. Pure: time is an event too."""

from miaou.rules import digits, distinct, renamed
from miaou.rules.chats.hands import MOST_CARDS, MOST_MINUTES, Hands
from miaou.rules.chats.trick import Trick, number, one_of

_PLAYING = ("trick", "rarity", "battle")

# How many words follow each event, at least and at most, and during which tasks it may come.
_EVENTS = {
    "table": (2, 6, ("table",)),  # NAME…
    "pot": (1, 1, ("deal",)),  # waits or shared
    "limit": (1, 1, ("deal",)),  # MINUTES, or 0 for none
    "cards": (1, 2, ("deal",)),  # TOTAL, YOUNGEST
    "lead": (1, 2, ("trick",)),  # CHARACTERISTIC, RARITY
    "pass": (0, 0, ("trick",)),
    "change": (2, 3, ("trick",)),  # CHARACTERISTIC, RARITY; SEAT before them, if that is told
    "say": (2, 2, ("trick",)),  # SEAT, VALUE
    "show": (2, 2, _PLAYING + ("duel",)),  # SEAT, RARITY
    "won": (1, 1, _PLAYING + ("duel",)),  # SEAT
    "tie": (2, 6, _PLAYING + ("duel",)),  # SEAT…
    "time": (0, 0, _PLAYING),
    "on": (1, 1, _PLAYING + ("time",)),  # MINUTES more, or 0 for no limit
    "stop": (0, 0, ("trick", "time")),
    "rename": (2, 2, _PLAYING + ("deal", "time", "duel", "over")),  # SEAT, NAME
}

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class Referee:
    """`task` says what the table does: table, deal, trick, rarity, battle, time, duel, over.

    A game that 0.1 has begun tells no limit, and is judged as it was then.
    """

    def __init__(self) -> None:
        self.task = "table"
        self.names: list[str] = []
        self.lost_pot = "waits"  # or is shared: a house rule
        self.limit = -1  # minutes, 0 for none
        self.hands = Hands([])
        self.leftover = 0
        self.leader = 0
        self.trick = Trick([])
        self.last = False  # whether the time is up, and the trick under way the last
        self.end = ""  # cards, time or stopped
        self.winners: list[int] = []

    def apply(self, event: "Sequence[str]") -> None:
        """Whatever the rules or the moment forbid is refused and changes nothing."""
        least, most, tasks = _EVENTS.get(event[0] if event else "", (0, -1, ()))
        if not least <= len(event) - 1 <= most:
            raise ValueError("Chats knows nothing of " + " ".join(event) + ".")
        if self.task not in tasks:
            raise ValueError("This is not the moment for " + event[0] + ".")
        getattr(self, "on_" + event[0])(*event[1:])

    def ranking(self) -> "list[tuple[int, int]]":
        """(place, seat), best first; equal ones share a place."""
        return self.hands.ranking(self.winners)

    def on_table(self, *names: str) -> None:
        distinct(names)
        self.names = list(names)
        self.task = "deal"

    def on_rename(self, seat: str, name: str) -> None:
        self.names = renamed(self.names, number(seat, 0, len(self.names) - 1), name)

    def on_pot(self, rule: str) -> None:
        self.lost_pot = one_of(("waits", "shared"), rule)

    def on_limit(self, minutes: str) -> None:
        self.limit = number(minutes, 0, MOST_MINUTES)

    def on_cards(self, total: str, youngest: str = "0") -> None:
        players = len(self.names)
        cards = number(total, players, MOST_CARDS)
        self.leader = number(youngest, 0, players - 1)
        self.hands = Hands([cards // players] * players)
        self.leftover = cards % players
        self._turn_up("trick", self.hands.playing())

    def on_lead(self, characteristic: str, rarity: str = "") -> None:
        self.trick.lead(self.leader, characteristic, rarity)

    def on_pass(self) -> None:
        """The leader has named nothing in time: the next player leads."""
        self._expect_nothing_named()
        self.leader = self.hands.after(self.leader)

    def on_change(self, *words: str) -> None:
        seat = self._compared(words[0]) if len(words) == 3 else -1
        self.trick.change(seat, words[-2], words[-1])

    def on_say(self, seat: str, value: str) -> None:
        self.trick.say(self._compared(seat), value)
        self._settle(self.trick.winning())

    def on_show(self, seat: str, rarity: str) -> None:
        self.trick.show(self._compared(seat), rarity)
        if self.task != "trick":
            self._settle(self.trick.rarest())

    def on_won(self, seat: str) -> None:
        self._name([self._compared(seat)])

    def on_tie(self, *seats: str) -> None:
        tied = {self._compared(seat) for seat in seats}
        if len(tied) < len(seats):
            raise ValueError("Nobody ties with themselves.")
        self._name(sorted(tied))

    def _name(self, first: list[int]) -> None:
        """The table names the best; refused if values or rarities that were entered say no."""
        doubt = self.trick.doubt(first, self.task != "trick") if self.limit >= 0 else ""
        if doubt:
            raise ValueError(doubt)
        self._settle(first)

    def on_time(self) -> None:
        if self.last:
            raise ValueError("The time is up already.")
        if not self.limit:
            raise ValueError("This game has no limit.")
        self.last = True

    def on_on(self, minutes: str) -> None:
        """Time is up, and the table plays on."""
        if not self.last:
            raise ValueError("The time is not up yet.")
        self.on_limit(minutes)
        self.last = False
        if self.task == "time":
            self._turn_up("trick", self.hands.playing())

    def on_stop(self) -> None:
        """Between two tricks the table may leave it at that."""
        self._expect_nothing_named()
        self._count("time" if self.last else "stopped")

    def _settle(self, first: list[int]) -> None:
        """What follows when one card is best, or several are; nothing while that is open."""
        if not first:
            return
        if self.task == "duel":
            self._over(first)
        elif self.task == "trick":
            self.hands.lay(self.trick.seats)
            self._settle_trick(first)
        else:
            self._settle_battle(first)

    def _settle_trick(self, first: list[int]) -> None:
        """Of equal values the rarer card's wins."""
        if len(first) == 1:
            self._take(first[0])
        else:
            self.task = "rarity"
            self.trick = Trick(first, self.trick.shown)
            self._settle(self.trick.rarest())

    def _settle_battle(self, first: list[int]) -> None:
        """Of equal rarities new cards decide; whoever has none drops out."""
        able = first if len(first) == 1 else [seat for seat in first if self.hands.held[seat]]
        if len(able) == 1:
            self._take(able[0])
        elif able:
            self.hands.lay(able)
            self._turn_up("battle", able)
        else:
            self._lose_pot(first)

    def _take(self, seat: int) -> None:
        self.hands.take(seat)
        self.leader = seat
        self._next_trick(seat)

    def _lose_pot(self, tied: list[int]) -> None:
        """It waits for the next trick's winner, unless nobody has a card for another trick."""
        if self.lost_pot == "shared" or not self.hands.playing():
            if self.limit < 0:
                self.hands.share(tied)
            else:
                self.hands.give_back()
        if not self.hands.held[self.leader]:
            self.leader = self.hands.after(self.leader)
        self._next_trick(-1)

    def _next_trick(self, taker: int) -> None:
        playing = self.hands.playing()
        if len(playing) == 1:
            self.hands.take(playing[0])
        self.hands.close(taker)
        if len(playing) == 1:
            self.end = "cards"
            self._over(playing)
        elif self.last and self.limit < 0:
            self._count("time")
        elif self.last:
            self._turn_up("time", [])
        else:
            self._turn_up("trick", playing)

    def _turn_up(self, task: str, seats: list[int]) -> None:
        """New cards, of which nothing is known yet."""
        self.task = task
        self.trick = Trick(seats)

    def _count(self, end: str) -> None:
        """Most cards win; if several have most, one duel of rarity decides."""
        self.end = end
        richest = self.hands.richest()
        if len(richest) == 1:
            self._over(richest)
        else:
            self._turn_up("duel", richest)

    def _over(self, winners: list[int]) -> None:
        self._turn_up("over", [])
        self.winners = winners

    def _compared(self, seat: str) -> int:
        if not digits(seat) or int(seat) not in self.trick.seats:
            raise ValueError("No card of seat " + seat + " is compared now.")
        return int(seat)

    def _expect_nothing_named(self) -> None:
        if self.trick.characteristic:
            raise ValueError("The trick under way is finished first.")
