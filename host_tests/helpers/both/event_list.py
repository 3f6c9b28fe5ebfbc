"""Applies events to a game's rules, on whichever Python runs it, and tells the state after each."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def states(rules: str, events: list[list[str]]) -> "list[Any]":
    """`rules` is a dotted class name; a refused event gives its reason, and the state as it was."""
    module, name = rules.rsplit(".", 1)
    game = getattr(__import__(module, None, None, (name,)), name)()
    seen: list[Any] = []
    for event in events:
        reason = ""
        try:
            game.apply(event)
        except ValueError as refusal:
            reason = str(refusal)
        seen.append([reason, _plain(game)])
    return seen


def _plain(value: "Any") -> "Any":
    """A state as JSON can carry it."""
    if isinstance(value, dict):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(part) for part in value]
    if hasattr(value, "__dict__"):
        return {name: _plain(part) for name, part in sorted(value.__dict__.items())}
    return value
