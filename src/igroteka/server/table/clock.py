"""Clocks of a table: pure bookkeeping in milliseconds; what time it is comes from outside."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from igroteka.server.table.settings import ClockRule

GRACE = 30_000  # what a bank holds at least when its owner comes back


@dataclass(slots=True)
class Clock:
    """Whose time runs since when, and how much each seat has left.

    Time is counted by turns: a step that is taken back, or going away and coming back before the
    stand-in has moved, brings nobody more of it.
    """

    rule: ClockRule
    seats: int
    ticks: bool = field(init=False)  # whether anybody's time ever runs
    left: list[int] = field(default_factory=list[int])  # in the bank when the turn began
    # By seats whose time runs: when their turn would have begun had they never been away.
    since: dict[int, int] = field(default_factory=dict[int, int])
    used: dict[int, int] = field(default_factory=dict[int, int])  # of turns that stand still

    def __post_init__(self) -> None:
        self.left = [self.rule.seconds * 1000] * self.seats
        self.ticks = self.rule.kind != "none"

    def run(self, at: int, seats: Iterable[int]) -> None:
        """From now on the time of exactly these seats runs."""
        if not self.ticks:
            return
        running = set(seats)
        for seat in set(self.since) - running:
            self.used[seat] = at - self.since.pop(seat)
        for seat in sorted(running - set(self.since)):
            self.since[seat] = at - self.used.pop(seat, 0)

    def turned(self, at: int, seat: int) -> None:
        """A turn is over, by whomever: its time is charged, the next one's begins."""
        if self.rule.kind == "bank":
            used = at - self.since[seat] if seat in self.since else self.used.get(seat, 0)
            self.left[seat] = max(0, self.left[seat] - used)
        if seat in self.since:
            self.since[seat] = at
            self.left[seat] += self.rule.increment * 1000
        self.used.pop(seat, None)

    def returned(self, seat: int) -> None:
        """Whose bank was empty can do at least something in the next turn."""
        if not self.left[seat]:
            self.left[seat] = GRACE

    def _given(self, seat: int) -> int:
        return self.left[seat] if self.rule.kind == "bank" else self.rule.seconds * 1000

    def ends(self, seat: int) -> int | None:
        """When the seat's time is out; None while it does not run."""
        return self.since[seat] + self._given(seat) if seat in self.since else None

    def remaining(self, seat: int, at: int) -> int | None:
        """Milliseconds left, as a player sees it; None without a clock."""
        if not self.ticks:
            return None
        end = self.ends(seat)
        left = self._given(seat) - self.used.get(seat, 0) if end is None else end - at
        return max(0, left)

    def first_end(self) -> tuple[int, int] | None:
        """The next moment at which somebody's time is out, and whose."""
        if not self.since:
            return None
        return min((end, seat) for seat in self.since if (end := self.ends(seat)) is not None)
