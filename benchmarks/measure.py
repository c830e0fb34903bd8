"""Interleaved measuring: everybody runs in turn, round after round, so that the ratio is fair.

Machines are shared and noisy: what counts is the ratio to the others of the same run, not
the figure itself. CPU time is taken, not wall time.
"""

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Contestant:
    """Something that does `run()` units of work; returns how many."""

    name: str
    unit: str
    run: Callable[[], int]


@dataclass(frozen=True)
class Row:
    """One line of the table: the median rate, and the ratio to the reference of the same run."""

    name: str
    unit: str
    rate: float
    ratio: float | None = None
    against: str | None = None
    target: float | None = None


def rates(contestants: Sequence[Contestant], rounds: int, seconds: float) -> dict[str, list[float]]:
    """For each contestant its rate in every round."""
    for contestant in contestants:
        contestant.run()  # compiled, loaded, warm
    found: dict[str, list[float]] = {contestant.name: [] for contestant in contestants}
    for _ in range(rounds):
        for contestant in contestants:
            start = time.process_time()
            done = 0
            while time.process_time() - start < seconds:
                done += contestant.run()
            found[contestant.name].append(done / (time.process_time() - start))
    return found


def median_ratio(mine: Sequence[float], other: Sequence[float]) -> float:
    """The median over the rounds of the ratio within a round."""
    return statistics.median(a / b for a, b in zip(mine, other, strict=True))
