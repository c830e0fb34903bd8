"""Sequential halving: moves are tried in the same imagined worlds, and the worse half is dropped,
again and again.

Where a tree cannot grow deep, because hands are hidden and moves are many, it is better to spend
the tries on the few moves that matter. All of them meet the same worlds and the same chance, so
that luck weighs on all alike.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from igroteka.model import Move, View
from igroteka.rng import Rng
from igroteka.search.pacing import strides
from igroteka.search.searcher import Budget, Clock, Tried

SURE = np.inf  # at a glance: a move that needs no comparison
SURE_TRIES = 100  # enough to say what a sure move is worth
WORTH, WINS = range(2)
EACH = 20  # tries a legal move, from which on every move is tried at least once


class Trial(Protocol):
    """One view, ready to be played on from."""

    def glance(self, moves: np.ndarray, rng: Rng) -> np.ndarray:
        """What the moves look like at once; greater is better."""
        ...

    def play(self, moves: np.ndarray, worlds: int, rng: Rng, into: np.ndarray) -> None:
        """Play on after each move in so many worlds.

        Adds up by move, in row `WORTH` what the moves are compared by, in row `WINS` what the
        own side wins. The first may say more about a single world than the second.
        """
        ...


@dataclass(frozen=True)
class SequentialHalving:
    """The search of a game: what a trial is, and how many moves are worth one.

    `belief`: how many tries the first glance counts for, where it speaks of the same worth.
    """

    trial: Callable[[View], Trial]
    width: int
    belief: int = 0

    def think(
        self, view: View, rng: Rng, budget: Budget, clock: Clock = time.perf_counter
    ) -> tuple[Tried, ...]:
        """An iteration is one move played on in one world."""
        start, iterations, milliseconds = clock(), budget.iterations, budget.spared().milliseconds
        trial = self.trial(view)
        moves = np.array(view.legal, np.int64)
        looks = trial.glance(moves, rng)
        order = np.argsort(-looks, kind="stable")
        candidates = Candidates(trial, moves[order], rng)
        if self.belief and looks[order[0]] != SURE:
            candidates.believe(looks[order], self.belief)
        kept = min(len(moves), self.width)
        if looks[order[0]] == SURE:
            kept, iterations = 1, min(iterations or SURE_TRIES, SURE_TRIES)
        elif iterations is not None and iterations < 3 * kept:
            kept = max(1, iterations // 3)
        elif iterations is None or iterations >= EACH * len(moves):
            candidates.play(len(moves), 1)
        phases = max(1, (kept - 1).bit_length())
        for phase in range(phases):
            left = None if iterations is None else max(0, iterations - candidates.played)
            worlds = None if left is None else left // ((phases - phase) * kept)
            until = None if milliseconds is None else milliseconds * (phase + 1) / phases
            candidates.spend(kept, worlds, until, clock, start)
            candidates.sort(kept)
            kept = (kept + 1) // 2
        if iterations is not None and milliseconds is None:
            candidates.play(1, iterations - candidates.played)
        return candidates.found()


class Candidates:
    """The moves still compared, the best first, and what came of trying them."""

    def __init__(self, trial: Trial, moves: np.ndarray, rng: Rng) -> None:
        self._trial, self._rng = trial, rng
        self._moves = moves
        self._sums = np.zeros((2, len(moves)))
        self._tries = np.zeros(len(moves), np.int64)
        self._looks, self._belief = np.zeros(len(moves)), 0
        self.played = 0

    def believe(self, looks: np.ndarray, belief: int) -> None:
        """Let the first glance count for so many tries."""
        self._looks, self._belief = looks, belief

    def play(self, kept: int, worlds: int) -> None:
        """Try the first moves in so many worlds."""
        if worlds <= 0:
            return
        self._trial.play(self._moves[:kept], worlds, self._rng, self._sums[:, :kept])
        self._tries[:kept] += worlds
        self.played += kept * worlds

    def spend(
        self,
        kept: int,
        worlds: int | None,
        until: float | None,
        clock: Clock,
        start: float,
    ) -> None:
        """Try the first moves until a limit: worlds, or milliseconds since the start."""
        now = clock()
        left = None if until is None else until - (now - start) * 1000
        if left is not None and left <= 0 and self.played:
            return
        for count in strides(Budget(left, worlds), clock, now, first=1):
            self.play(kept, count)

    def sort(self, kept: int) -> None:
        """The best of the first moves to the front."""
        if not self._tries[:kept].all():
            return
        worths = self._sums[WORTH, :kept] + self._belief * self._looks[:kept]
        order = np.argsort(-worths / (self._tries[:kept] + self._belief), kind="stable")
        for column in (self._moves, *self._sums, self._tries, self._looks):
            column[:kept] = column[:kept][order]

    def found(self) -> tuple[Tried, ...]:
        """All moves, the most tried first."""
        means = self._sums[WINS] / np.maximum(self._tries, 1)
        columns = zip(self._moves, self._tries, means, strict=True)
        found = [Tried(Move(int(move)), int(tries), float(mean)) for move, tries, mean in columns]
        return tuple(sorted(found, key=lambda tried: -tried.tries))
