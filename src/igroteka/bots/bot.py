"""What a bot is: a seat that is handed a view, a generator and a budget. Never a state."""

from typing import Protocol

from igroteka.model import Move, View
from igroteka.rng import Rng
from igroteka.search import Budget


class Bot(Protocol):
    """Chooses one of the view's legal moves."""

    def choose(self, view: View, rng: Rng, budget: Budget) -> Move:
        """The move to play; the same view, generator and iterations give the same move."""
        ...


def only_a_view(given: object) -> View:
    """What a bot may be handed; a state would show it everything."""
    if not isinstance(given, View):
        raise TypeError(f"a bot is handed a View, not {type(given).__name__}")
    return given
