"""Red7's search: information-set Monte-Carlo tree search over the own turns of a round (`tree`)."""

import threading
import time
from dataclasses import dataclass, field

import numpy as np

from igroteka.games.red7.bots.tree import grow
from igroteka.games.red7.rules.kernels import KERNELS
from igroteka.model import Move, Options, View
from igroteka.rng import Rng
from igroteka.search.pacing import strides
from igroteka.search.searcher import Budget, Clock, Tried
from igroteka.search.transposition import ENTRY, ROOT, Scratch, key_of, slot_of

LONGEST = 256  # own moves an iteration follows what has been tried
LARGEST = 1 << 18  # entries of a table, 8 MB
SMALLEST = 1 << 10
FASTEST = 500  # iterations a millisecond, for the size of a table
VALUES = 16  # what each seat got, and room to reckon


def explore(options: Options) -> float:
    """How much: a round decides a basic match, but only a part of an advanced one."""
    return 0.25 if options["advanced"] else 0.7


@dataclass(frozen=True)
class TreeSearcher:
    """Thinks about a view for a bounded time. Each thread has memory of its own."""

    _kept: threading.local = field(default_factory=threading.local, repr=False)

    def think(
        self, view: View, rng: Rng, budget: Budget, clock: Clock = time.perf_counter
    ) -> tuple[Tried, ...]:
        """An iteration imagines a world and follows the tree there to a new place."""
        start = clock()
        scratch = self._scratch(budget)
        for count in strides(budget.spared(), clock, start):
            grow(view.record, scratch, count, rng, explore(view.options))
        found = [_tried(scratch, move) for move in view.legal]
        return tuple(sorted(found, key=lambda tried: (-tried.tries, -tried.chance)))

    def _scratch(self, budget: Budget) -> Scratch:
        entries = LARGEST if budget.iterations is None else 2 * budget.iterations
        if budget.milliseconds is not None:
            entries = min(entries, int(2 * FASTEST * budget.milliseconds))
        wanted = min(LARGEST, max(SMALLEST, 1 << (entries - 1).bit_length()))
        kept: dict[int, Scratch] = self._kept.__dict__.setdefault("kept", {})
        scratch = kept.get(wanted)
        if scratch is None:
            scratch = kept[wanted] = Scratch(
                states=np.zeros(1, KERNELS.state),
                moves=np.zeros(KERNELS.max_moves, np.int64),
                items=np.zeros(max(KERNELS.max_pile, KERNELS.max_moves), np.int64),
                table=np.zeros(wanted, ENTRY),
                path=np.zeros(LONGEST, np.int64),
                values=np.zeros(VALUES),
                used=np.zeros(1, np.int64),
                mixer=np.zeros(1, np.int64),
            )
        elif scratch.used[0]:
            scratch.table["key"] = 0
        scratch.used[0] = 0
        return scratch


def _tried(scratch: Scratch, move: Move) -> Tried:
    entry = scratch.table[slot_of(scratch.table, key_of(ROOT, move, scratch.mixer))]
    if entry["key"] == 0:
        return Tried(move, 0, 0.0)
    return Tried(move, int(entry["visits"]), float(entry["reward"] / entry["visits"]))


SEARCHER = TreeSearcher()
