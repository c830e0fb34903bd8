"""How a game looks to learning programs: actions as dense numbers, observations as flat tensors.

A game brings `Spaces`: two tables of parts, which depend on the options of a table only, and the
kernels that go between them and the rules. An observation is written from a view record, never
from a state: what a seat may not see is not there to be written.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from igroteka.kernel import inlined, lowest
from igroteka.options import Options

# Observations and masks hold small numbers; a byte each keeps a batch in the processor's cache.
OBSERVED = np.int8
MOST = int(np.iinfo(OBSERVED).max)


class Part(NamedTuple):
    """A range of an action space or of an observation, and what its numbers mean."""

    name: str
    size: int
    meaning: str
    high: int = 1  # the greatest number that can stand in an observation; the least is 0


class Range(NamedTuple):
    """A part and where it lies."""

    part: Part
    start: int
    stop: int


class Layout:
    """Parts one after the other. A part that the options leave out has no size."""

    def __init__(self, parts: Sequence[Part]) -> None:
        for part in parts:
            if not 0 < part.high <= MOST:
                raise ValueError(f"{part.name}: {part.high} does not fit {np.dtype(OBSERVED)}")
        self.parts = tuple(parts)
        # Where each part begins; behind them, where all of it ends.
        self.starts = np.cumsum([0, *(part.size for part in parts)], dtype=np.int64)
        self.size = int(self.starts[-1])

    def ranges(self) -> Iterator[Range]:
        """The parts that there are, with where they lie."""
        for part, start in zip(self.parts, self.starts.tolist(), strict=False):
            if part.size:
                yield Range(part, start, start + part.size)

    def highest(self) -> np.ndarray:
        """The greatest number at each place."""
        highs = [np.full(part.size, part.high, OBSERVED) for part in self.parts]
        return np.concatenate(highs)


@dataclass(frozen=True, slots=True, kw_only=True)
class Spaces:
    """What a game brings for learning programs.

    `encode` and `decode` are inverse over the legal moves of a state: which number a move has may
    depend on what lies on the table, and on the own hand, but on nothing hidden.
    """

    actions: Callable[[Options], Sequence[Part]]
    observation: Callable[[Options], Sequence[Part]]
    # (states, i, seat, moves, count, actions): the numbers of so many legal moves
    encode: Callable[..., None]
    # (states, i, seat, action) -> move: of an action that is legal
    decode: Callable[..., int]
    # (views, j, starts, into): the observation, into zeros; `starts` as in Layout
    write: Callable[..., None]
    # (states, i) -> the seat that acts now, where the table may wait for several; None: the lowest
    first: Callable[..., int] | None = None
    # (states, i, into): what each seat has got so far; None: nothing before the end
    progress: Callable[..., None] | None = None
    longest: Callable[[Options], int]  # a bound on the decisions of a match
    # Tables with names of their own, as options: `Solo` of a game Go is the environment GoSolo.
    variants: Mapping[str, Mapping[str, object]] = field(
        default_factory=dict[str, Mapping[str, object]]
    )


# Kernels for writers of observations.


@inlined
def put_bits(into: np.ndarray, at: int, mask: int) -> None:
    """A 1 for every bit of a mask."""
    while mask:
        into[at + lowest(mask)] = 1
        mask &= mask - 1


@inlined
def add_bits(into: np.ndarray, at: int, mask: int) -> None:
    """One more for every bit of a mask."""
    while mask:
        into[at + lowest(mask)] += 1
        mask &= mask - 1
