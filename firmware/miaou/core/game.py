"""A game under way: the state its rules keep, and the journal that can rebuild it."""

import gc
import sys
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, Generic, Protocol, TypeVar

    from miaou.core.journal import Journal

    class Rules(Protocol):
        """A game's state; `apply` refuses with ValueError, in a sentence, what the rules forbid.

        Where chance plays, CHANCE names the events whose outcome it gives.
        """

        def apply(self, event: Sequence[str]) -> None: ...

    State = TypeVar("State", bound=Rules)
else:
    Generic, State = (object,), 0  # a board has no types: what follows is a plain class there


_STEP = const(16)  # events from one kept state to the next: undo plays no more than these again
_KEPT = const(2)
_PLAIN = (int, str, bool, type(None), tuple)  # what a copy may share


class Game(Generic[State]):
    """`state` is what its rules make of its events: a Match, a Table, a Referee."""

    def __init__(self, rules: "Callable[[], State]", journal: "Journal") -> None:
        self._rules = rules
        self.journal = journal
        self._kept = journal.states  # copies after so many events, for the next Game of it, too
        self.state: State
        self._take(len(journal))
        self._last: Sequence[str] | None = None  # event, where it is known
        journal.after = self._keep_ready
        self._chances: Sequence[str] = getattr(rules, "CHANCE", ())
        self.taken_back: list[list[str]] = []  # outcomes of chance that are to come again
        if self._chances and journal.undone:
            from miaou.core.recovery import taken_back

            self.taken_back = taken_back(journal, self._chances)

    def chance(self, kind: str, drawn: "Callable[[], str]") -> None:
        """Rolls or draws, to be shown later; but what was taken back comes again, unless the rules
        no longer allow it: undo is no second try."""
        if self.taken_back:
            for event in reversed(self.taken_back):
                if event[0] == kind:
                    try:
                        return self.do(*event, later=True)
                    except ValueError:  # another bag, and that token is not in it
                        break
        return self.do(kind, drawn(), later=True)

    def do(self, *event: str, later: bool = False) -> None:
        """Lets the rules judge the event, then writes it: before anyone sees what it did.

        `later` is for what stays hidden at first, as a roll under the tumbling die: the handheld
        writes it as soon as the die tumbles.
        """
        self._keep_milestone(len(self.journal), self.state)
        self.state.apply(event)
        come(self.taken_back, event[0])
        self.journal.append(*event, later=later)
        self._last = event
        self.journal.after = self._keep_ready

    def undo(self) -> None:
        """The state as if the last event had not been; as it is, where flash cannot tell that."""
        count = len(self.journal) - 1
        if count < 0:
            return
        try:
            last = self._last or next(self.journal.events(count))
            self._take(count)
            self.journal.undo()
            self._last = None
            self.journal.after = self._keep_ready
            if last[0] in self._chances:
                self.taken_back.append(list(last))
        except OSError:
            self.journal.saved = False

    def before(self) -> "State | None":
        """The state that an undo would bring, where it is kept."""
        if len(self._kept) < 2 or self._kept[-2][0] != len(self.journal) - 1:
            return None
        state: State = self._kept[-2][1]
        return state

    def begin(self, *events: "Sequence[str]") -> None:
        """A new game, from these events on."""
        self.journal.restart(*events)
        self.taken_back = []
        self._last = None
        self._replay(len(self.journal))

    def _nearest(self, count: int) -> int:
        """Forgets the kept states after that many events; answers after how many the last is."""
        while self._kept and self._kept[-1][0] > count:
            self._kept.pop()
        return self._kept[-1][0] if self._kept else 0

    def _take(self, count: int) -> None:
        """The state after so many events: the kept one itself, for which a copy is kept later."""
        if count and self._nearest(count) == count:
            self.state = self._kept.pop()[1]
        else:
            self._replay(count)

    def _replay(self, count: int) -> None:
        """The state after so many events, from the nearest kept one on."""
        at = self._nearest(count)
        state = copied(self._kept[-1][1]) if at else self._rules()
        late = count - _STEP * _KEPT
        threshold = gc.threshold()
        gc.threshold(-1)  # what events leave behind goes when there is no room, and not every 8 KB
        try:
            for event in self.journal.events(at):
                if at >= late:
                    if at == count:
                        break
                    self._keep_milestone(at, state)
                state.apply(event)
                at += 1
        except ValueError:
            from miaou.core.salvage import judged

            self._kept.clear()
            state = judged(self.journal, self._rules)
        finally:
            gc.threshold(threshold)
        self.state = state

    def _keep_milestone(self, count: int, state: "Any") -> None:
        if not self.journal.roomy:  # undo plays all events again
            self._kept.clear()
        elif count % _STEP == 0 and self._nearest(count) < count:
            self._kept.append((count, copied(state)))

    def _keep_ready(self) -> None:
        """All is drawn and nobody waits: the present state and the one before the last event are
        kept, so that the next undo has nothing to play again."""
        self.journal.after = None
        count = len(self.journal)
        if not self.journal.roomy or not count:
            return
        present = self.state
        try:
            if sys.platform == "rp2":
                from miaou.core.headroom import make_room

                make_room(self.journal.path, len(self.journal.tail))
            if self._last is None:
                self._last = next(self.journal.events(count - 1))
            if self._nearest(count - 1) < count - 1:
                self._replay(count - 1)
                self._kept.append((count - 1, self.state))
        except OSError:
            return
        finally:
            self.state = present
        self._kept.append((count, copied(present)))
        self._drop_old(count - 1)

    def _drop_old(self, since: int) -> None:
        """Of the states from before, the last milestones stay."""
        kept = self._kept
        old = [each for each in kept if each[0] < since]
        kept[: len(old)] = [each for each in old if each[0] % _STEP == 0][-_KEPT:]


def come(back: list[list[str]], kind: str) -> None:
    """An event of this kind has come: of those taken back, the next of its kind no longer is."""
    for at in range(len(back) - 1, -1, -1):
        if back[at][0] == kind:
            back.pop(at)
            return


def copied(thing: "Any") -> "Any":
    """A copy that shares nothing that could change."""
    if isinstance(thing, list):
        return [each if type(each) in _PLAIN else copied(each) for each in thing]
    if isinstance(thing, dict):
        return {key: copied(each) for key, each in thing.items()}
    if not hasattr(thing, "__dict__"):
        return thing
    copy = object.__new__(type(thing))
    for name, each in thing.__dict__.items():
        setattr(copy, name, each if type(each) in _PLAIN else copied(each))
    return copy
