"""Clocks of a table: pure bookkeeping in milliseconds; what time it is comes from outside."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from igroteka.server.settings import ClockRule

GRACE = 30_000  # what a bank holds at least when its owner comes back


@dataclass(slots=True)
class Clock:
    """Whose time runs since when, and how much each seat has left."""

    rule: ClockRule
    seats: int
    left: list[int] = field(default_factory=list[int])
    since: dict[int, int] = field(default_factory=dict[int, int])

    def __post_init__(self) -> None:
        self.left = [self.rule.seconds * 1000] * self.seats

    def run(self, at: int, seats: Iterable[int]) -> None:
        """From now on the time of exactly these seats runs."""
        if self.rule.kind == "none":
            return
        running = set(seats)
        for seat in set(self.since) - running:
            self._charge(seat, at)
            del self.since[seat]
        for seat in sorted(running - set(self.since)):
            self.since[seat] = at

    def moved(self, at: int, seat: int) -> None:
        """A move was made: the time used is charged, the next begins."""
        if seat in self.since:
            self._charge(seat, at)
            self.since[seat] = at
            self.left[seat] += self.rule.increment * 1000

    def returned(self, seat: int) -> None:
        """Who comes back can do at least something."""
        self.left[seat] = max(self.left[seat], GRACE)

    def _charge(self, seat: int, at: int) -> None:
        if self.rule.kind == "bank":
            self.left[seat] = max(0, self.left[seat] - (at - self.since[seat]))

    def ends(self, seat: int) -> int | None:
        """When the seat's time is out; None while it does not run."""
        if seat not in self.since:
            return None
        given = self.left[seat] if self.rule.kind == "bank" else self.rule.seconds * 1000
        return self.since[seat] + given

    def remaining(self, seat: int, at: int) -> int | None:
        """Milliseconds left, as a player sees it; None without a clock."""
        if self.rule.kind == "none":
            return None
        end = self.ends(seat)
        if end is not None:
            return max(0, end - at)
        return self.left[seat] if self.rule.kind == "bank" else self.rule.seconds * 1000

    def first_end(self) -> tuple[int, int] | None:
        """The next moment at which somebody's time is out, and whose."""
        if not self.since:
            return None
        return min((end, seat) for seat in self.since if (end := self.ends(seat)) is not None)
