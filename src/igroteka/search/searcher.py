"""What a search is asked and what it answers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from igroteka.model import Move, View
from igroteka.rng import Rng

Clock = Callable[[], float]  # in seconds

# Of the time allowed: on a busy machine somebody else may have it when the clock is to be asked.
SPARED = 0.05


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think about one move; whichever limit comes first. None: no limit."""

    milliseconds: float | None = None
    iterations: int | None = None

    def spared(self) -> "Budget":
        """What to plan with, so that the limit is kept."""
        if self.milliseconds is None:
            return self
        return Budget(self.milliseconds * (1 - SPARED), self.iterations)


@dataclass(frozen=True)
class Tried:
    """One move of the view: how often it was tried, and what the own side got on average."""

    move: Move
    tries: int
    chance: float


class Searcher(Protocol):
    """Thinks about views of one game."""

    def think(self, view: View, rng: Rng, budget: Budget, clock: Clock = ...) -> tuple[Tried, ...]:
        """Try moves until the budget ends; returns all legal moves, the most tried first.

        The same view, generator and iterations give the same answer.
        """
        ...
