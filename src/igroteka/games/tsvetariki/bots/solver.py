"""Beam search for solitaire Tsvetariki (T-14), widened as long as there is time.

All boards of a beam have taken equally many groups; of what follows, the most promising stay
(see `solitaire_boards`). So a narrow beam finds some line in a few hundredths of a second, wider
ones find shorter lines. A beam from which nothing promising was ever dropped has looked at every
line: then a board that was not cleared cannot be, and a line that was found is the shortest.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from igroteka.games.tsvetariki.bots.solitaire_boards import (
    BAD,
    FACTS,
    HOPELESS,
    LEFT,
    MOVE,
    PARENT,
    follow,
    look,
)
from igroteka.games.tsvetariki.rules.pieces import RAMPS
from igroteka.games.tsvetariki.rules.turn import MAX_MOVES
from igroteka.model import Move, State
from igroteka.rng import Rng

NARROWEST, WIDER, WIDEST = 100, 4, 25_600
FOLLOWERS = 64  # room for different followers of a board, on average


@dataclass(frozen=True, slots=True)
class Line:
    """The best that is known: the groups to take, and how many tokens stay then.

    `proved` means: no line clears the board, or none that clears it is shorter.
    """

    moves: tuple[Move, ...]
    left: int
    proved: bool = False

    @property
    def cleared(self) -> bool:
        return self.left == 0

    def beats(self, other: "Line") -> bool:
        """Fewer tokens that stay; between equals fewer moves."""
        return (self.left, len(self.moves)) < (other.left, len(other.moves))


def lines(state: State, rng: Rng, in_time: Callable[[], bool]) -> Iterator[Line]:
    """What is known after every beam; `in_time` says whether to go on."""
    s = state[0]
    ramps, colours, join = s["ramps"].copy(), int(s["colours"][0]), int(s["join"])
    left = int(look(ramps, colours)[1])
    best = Line((), left, proved=left == 0)
    yield best
    width = NARROWEST
    while width <= WIDEST and in_time() and not best.proved:
        best = _Beam(colours, join, width).search(ramps, best, rng, in_time)
        yield best
        width *= WIDER


def prepare(state: State, rng: Rng) -> None:
    """Compile what a search needs by taking one step of it, so that no time is charged for that."""
    looks = iter((True, True))
    for _ in lines(state, rng, lambda: next(looks, False)):
        pass


class _Beam:
    """A search of one width, with room to work."""

    def __init__(self, colours: int, join: int, width: int) -> None:
        room = 1 << (width * FOLLOWERS).bit_length()
        self._colours, self._join, self._width = colours, join, width
        self._boards = np.zeros((room, RAMPS), np.int64)
        self._facts = np.zeros((room, FACTS), np.int64)
        self._slots = np.zeros(2 * room, np.int64)
        self._moves = np.zeros(MAX_MOVES, np.int64)

    def search(self, ramps: np.ndarray, best: Line, rng: Rng, in_time: Callable[[], bool]) -> Line:
        """The best line known after this search."""
        beam = ramps.reshape(1, RAMPS)
        taken: list[np.ndarray] = []  # the facts of every beam but the first
        complete = True
        while len(beam):
            if not in_time():
                return best
            if best.cleared and len(taken) + 1 >= len(best.moves):
                return replace(best, proved=complete)
            facts, fitted = self._followers(beam, rng)
            if not len(facts):
                break
            leader = facts[facts[:, LEFT].argmin()]
            line = Line(_moves_to(taken, leader), int(leader[LEFT]))
            if line.beats(best):
                best = line
            if line.cleared:
                return replace(best, proved=complete)
            complete = complete and fitted and int((facts[:, BAD] < HOPELESS).sum()) <= self._width
            kept = self._promising(facts)
            taken.append(facts[kept])
            beam = self._boards[kept]
        return replace(best, proved=complete)

    def _followers(self, beam: np.ndarray, rng: Rng) -> tuple[np.ndarray, bool]:
        size, fitted = follow(
            beam,
            self._colours,
            self._join,
            rng,
            self._boards,
            self._facts,
            self._slots,
            self._moves,
        )
        return self._facts[:size], bool(fitted)

    def _promising(self, facts: np.ndarray) -> np.ndarray:
        """Places of the boards that stay; hopeless ones only where there is room."""
        if len(facts) <= self._width:
            return np.arange(len(facts))
        return np.argpartition(facts[:, BAD], self._width)[: self._width]


def _moves_to(taken: list[np.ndarray], last: np.ndarray) -> tuple[Move, ...]:
    """The way to a board, from the facts of the beams before it."""
    moves = [Move(int(last[MOVE]))]
    for facts in reversed(taken):
        last = facts[last[PARENT]]
        moves.append(Move(int(last[MOVE])))
    return tuple(reversed(moves))
