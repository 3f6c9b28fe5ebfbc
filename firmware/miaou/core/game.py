"""A game under way: the state its rules keep, and the journal that can rebuild it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, Protocol

    from miaou.core.journal import Journal

    class Rules(Protocol):
        """A game's state; `apply` refuses with ValueError, in a sentence, what the rules forbid."""

        def apply(self, event: Sequence[str]) -> None: ...


class Game:
    def __init__(self, rules: "Callable[[], Any]", journal: "Journal") -> None:
        self._rules = rules
        self.journal = journal
        self.state = rules()
        self._replay()

    def do(self, *event: str) -> None:
        """Lets the rules judge the event, then writes it: before anyone sees what it did."""
        self.state.apply(event)
        self.journal.append(*event)

    def undo(self) -> None:
        """The state as if the last event had not been."""
        self.journal.undo()
        self._replay()

    def begin(self, *events: "Sequence[str]") -> None:
        """A new game, from these events on."""
        self.journal.restart(*events)
        self._replay()

    def _replay(self) -> None:
        self.state = self._rules()
        try:
            for event in self.journal.events():
                self.state.apply(event)
        except ValueError:
            # Whole lines that these rules do not understand come from other rules.
            from miaou.core.recovery import OTHER_VERSION, set_aside

            set_aside(self.journal, OTHER_VERSION)
            self.state = self._rules()
