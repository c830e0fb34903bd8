"""How much anybody may ask for. Generous for people, too little to do harm."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field

MOST_BYTES = 4096  # of one message of a client


@dataclass(frozen=True, slots=True)
class Limits:
    """Numbers a host of a site may change."""

    sockets_a_guest: int = 20
    sockets_an_address: int = 200
    tables_a_guest: int = 100  # that are not over
    requests_a_second: float = 20  # of one address; bursts of ten times as many
    guests_a_minute: float = 30  # new ones from one address
    messages_a_second: float = 20  # on one socket; bursts of three times as many
    unruly: int = 200  # unreadable or too fast messages before a socket is closed


@dataclass(slots=True)
class TokenBucket:
    """Fills with time, empties with use."""

    rate: float  # a second
    size: float
    level: float = field(init=False)
    at: float = 0.0

    def __post_init__(self) -> None:
        self.level = self.size

    def take(self, now: float) -> bool:
        """Whether there is one left."""
        self.level = min(self.size, self.level + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class TokenBuckets:
    """One bucket for each of many; forgets those that are full again."""

    MOST = 10_000

    def __init__(self, rate: float, size: float, clock: Callable[[], float]) -> None:
        self.rate, self.size, self.clock = rate, size, clock
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, whose: str) -> bool:
        """Whether this one may."""
        now = self.clock()
        if len(self._buckets) > self.MOST:
            full = self.size / self.rate
            self._buckets = {k: b for k, b in self._buckets.items() if now - b.at < full}
        bucket = self._buckets.get(whose)
        if bucket is None:
            bucket = self._buckets[whose] = TokenBucket(self.rate, self.size)
            bucket.at = now
        return bucket.take(now)


class Occupancy:
    """How many of something each of many has now."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = defaultdict(int)

    def enter(self, whose: str, most: int) -> bool:
        """One more, if allowed."""
        if self._counts[whose] >= most:
            return False
        self._counts[whose] += 1
        return True

    def leave(self, whose: str) -> None:
        """One less."""
        self._counts[whose] -= 1
        if self._counts[whose] <= 0:
            del self._counts[whose]
