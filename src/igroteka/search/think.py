"""Thinking about a view for a bounded time, and what came of it."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from igroteka.model import Game, Move, Options, View
from igroteka.rng import Rng
from igroteka.search.loop import Desk
from igroteka.search.strides import strides
from igroteka.search.table import ENTRY, ROOT, SEATS, key_of, slot_of

ROOMS = 4  # states: the one searched, and room for a game's own trials
LONGEST = 256  # moves an iteration follows what has been tried
LARGEST = 1 << 18  # entries of a table, 8 MB
SMALLEST = 1 << 10
FASTEST = 500  # iterations a millisecond, for the size of a table


@dataclass(frozen=True)
class Tried:
    """One move of the view: how often it was tried, and what the own side got on average."""

    move: Move
    tries: int
    chance: float


@dataclass(frozen=True)
class Searcher:
    """How a game is searched: its loop (see `loop.grow`) and what was found to suit it."""

    game: Game
    grow: Callable[..., None]
    # How much to explore, by the options of the table: as far apart as its returns are.
    explore: Callable[[Options], float] = lambda _: 0.7
    urgency: float = np.inf  # what an untried move is taken to be worth
    _desks: threading.local = field(default_factory=threading.local, repr=False)

    def think(
        self,
        view: View,
        rng: Rng,
        iterations: int | None,
        milliseconds: float | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> tuple[Tried, ...]:
        """Try moves until the first limit; returns all legal moves, the most tried first.

        The same view, generator and iterations give the same answer. Time is looked at between
        strides of iterations that take a small part of it.
        """
        start = clock()
        desk = self._desk(iterations, milliseconds)
        shares = self._shares(view.options)
        tuning = np.array([self.explore(view.options), self.urgency])
        for count in strides(iterations, milliseconds, clock, start):
            self.grow(view.record, desk, count, rng, shares, tuning)
        found = [_tried(desk, view.seat, move) for move in view.legal]
        return tuple(sorted(found, key=lambda tried: (-tried.tries, -tried.chance)))

    def _shares(self, options: Options) -> np.ndarray:
        """A side shares its return among its seats; this makes it whole again."""
        shares = np.ones(self.game.seats(options))
        for side in self.game.sides(options):
            shares[list(side)] = len(side)
        return shares

    def _desk(self, iterations: int | None, milliseconds: float | None) -> Desk:
        entries = LARGEST if iterations is None else 2 * iterations
        if milliseconds is not None:
            entries = min(entries, int(2 * FASTEST * milliseconds))
        wanted = min(LARGEST, max(SMALLEST, 1 << (entries - 1).bit_length()))
        kept: dict[int, Desk] = self._desks.__dict__.setdefault("kept", {})
        desk = kept.get(wanted)
        if desk is None:
            kernels = self.game.kernels
            desk = kept[wanted] = Desk(
                states=np.zeros(ROOMS, kernels.state),
                moves=np.zeros(kernels.max_moves, np.int64),
                items=np.zeros(kernels.max_pile, np.int64),
                table=np.zeros(wanted, ENTRY),
                path=np.zeros(LONGEST, np.int64),
                values=np.zeros(SEATS),
                used=np.zeros(1, np.int64),
                mixer=np.zeros(1, np.int64),
            )
        elif desk.used[0]:
            desk.table["key"] = 0
        desk.used[0] = 0
        return desk


def _tried(desk: Desk, seat: int, move: Move) -> Tried:
    entry = desk.table[slot_of(desk.table, key_of(ROOT, seat, move, desk.mixer))]
    if entry["key"] == 0:
        return Tried(move, 0, 0.0)
    return Tried(move, int(entry["visits"]), float(entry["reward"] / entry["visits"]))
