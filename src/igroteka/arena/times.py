"""How long bots think: the exact mean, and quantiles from a histogram with narrow steps."""

import math
from collections import Counter
from dataclasses import dataclass, field

STEP = math.log(1.05)  # quantiles are exact within 5 %


@dataclass(slots=True)
class Times:
    """Times of many moves, in nanoseconds."""

    moves: int = 0
    total: int = 0
    steps: Counter[int] = field(default_factory=Counter[int])

    def add(self, nanoseconds: int) -> None:
        """One more move."""
        self.moves += 1
        self.total += nanoseconds
        self.steps[math.floor(math.log(max(nanoseconds, 1)) / STEP)] += 1

    def take_in(self, other: "Times") -> None:
        """The moves of somebody else, too."""
        self.moves += other.moves
        self.total += other.total
        self.steps += other.steps

    def mean(self) -> float:
        """Milliseconds a move on average."""
        return self.total / max(self.moves, 1) / 1e6

    def quantile(self, part: float) -> float:
        """Milliseconds that this part of the moves did not exceed, rounded up to a step."""
        counted = 0
        for step in sorted(self.steps):
            counted += self.steps[step]
            if counted >= part * self.moves:
                return math.exp((step + 1) * STEP) / 1e6
        return 0.0
