"""A finished game, as the history keeps it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.game import Game

HISTORY = "chats_history"


def filed(game: "Game") -> list[str]:
    """The winners, and everybody's cards, best first; no words while the game goes on."""
    from miaou.screens.history import number

    state = game.state
    if state.task != "over":
        return []
    winners = [state.names[seat] for seat in state.winners]
    cards = [str(state.hands.held[seat]) for _place, seat in state.ranking()]
    return ["game", number(game.journal), ",".join(winners)] + cards
