"""The score of a table with its reasons: S-9 to S-15, asked of the rules and put into values.

The same count serves the referee, the live score of a view, the events of the end and the outcome.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from igroteka.games.splito.face.goals import Goal
from igroteka.games.splito.rules.pieces import (
    COLOURS,
    COUNT,
    DIFFERENT,
    MAJORITY,
    NAMES,
    NUMBERS,
    PAIRS,
    SYMBOLS,
    bits_of,
)
from igroteka.games.splito.rules.scoring import amounts, leaders, share_win, standing
from igroteka.games.splito.rules.seating import left_zone, places, right_zone
from igroteka.games.splito.rules.state import STATE
from igroteka.model import Seat


@dataclass(frozen=True, slots=True)
class GoalTally:
    """A goal in a zone: what it has, and how much it is short of its limits or over them."""

    goal: Goal
    has: int
    short: int
    over: int

    @property
    def met(self) -> bool:
        return not self.short and not self.over


@dataclass(frozen=True, slots=True)
class CommonTally:
    """A common goal: where it goes, the count there, and the zones that share the most if none."""

    goal: Goal
    zone: int | None
    most: int
    next: int  # the most elsewhere
    tied: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ZoneTally:
    """A zone: its goals, its points and all its cards (S-13)."""

    goals: tuple[GoalTally, ...]
    points: int
    cards: int


@dataclass(frozen=True, slots=True)
class SeatTally:
    """A seat: its two factors, their product and the cards that break ties."""

    left: int
    right: int
    score: int
    cards: int


@dataclass(frozen=True, slots=True)
class Tally:
    """A whole table."""

    common: tuple[CommonTally, ...]
    zones: tuple[ZoneTally, ...]
    seats: tuple[SeatTally, ...]
    winners: tuple[Seat, ...]
    tie_break: bool


def live_tally(table: np.ndarray) -> Tally:
    """The score of a state or view as if the match ended now."""
    t = table[0]
    goals, zones = goals_of(table), range(places(int(t["players"])))
    laid = [[goals[goal] for goal in bits_of(t["zone_goals"][zone])] for zone in zones]
    common = [goals[int(goal)] for goal in t["common"] if goal >= 0]
    promo = (int(t["promo"]), int(t["promo_points"])) if t["promo"] >= 0 else None
    return tally(table, laid, common, promo)


def tally(
    table: np.ndarray,
    laid: Sequence[Sequence[Goal]],
    common: Sequence[Goal],
    promo: tuple[int, int] | None,
) -> Tally:
    """S-9 to S-14: the score of the cards on a table with these goals in its zones."""
    counts = table[0]["count"]
    most = np.zeros(len(NAMES), np.int64)
    leaders(table, 0, most)
    shared = tuple(_common(goal, counts[: len(laid)], most) for goal in common)
    cards = [int(counts[zone, : len(COLOURS)].sum()) + len(laid[zone]) for zone in range(len(laid))]
    points = [0] * len(laid)
    if promo is not None:
        cards[promo[0]] += 1
        points[promo[0]] += promo[1]
    for entry in shared:
        if entry.zone is not None:
            cards[entry.zone] += 1
            points[entry.zone] += entry.goal.points
    goals = _goals(table, laid, cards)
    for zone, entries in enumerate(goals):
        points[zone] += sum(entry.goal.points for entry in entries if entry.met)
    zones = tuple(map(ZoneTally, goals, points, cards))
    return _ranked(shared, zones, int(table[0]["players"]))


def _common(goal: Goal, counts: np.ndarray, most: np.ndarray) -> CommonTally:
    """S-9: where a common goal goes and why."""
    name = NAMES.index(goal.names)
    zone = int(most[name])
    has = [int(count) for count in counts[:, name]]
    if zone >= 0:
        return CommonTally(goal, zone, has[zone], max(has[:zone] + has[zone + 1 :]), ())
    top = max(has)
    return CommonTally(goal, None, top, top, tuple(i for i, n in enumerate(has) if n == top))


def _goals(
    table: np.ndarray, laid: Sequence[Sequence[Goal]], cards: Sequence[int]
) -> list[tuple[GoalTally, ...]]:
    """S-10 to S-13: what every goal has."""
    asked = [
        (zone, cards[zone], goal.kind, goal.mask)
        for zone, goals in enumerate(laid)
        for goal in goals
    ]
    has = np.zeros(len(asked), np.int64)
    if asked:
        amounts(table, 0, np.array(asked, np.int64), has)
    left = iter(has.tolist())
    return [tuple(_goal(goal, next(left)) for goal in goals) for goals in laid]


def _goal(goal: Goal, has: int) -> GoalTally:
    return GoalTally(goal, has, max(0, goal.low - has), max(0, has - goal.high))


def _ranked(common: tuple[CommonTally, ...], zones: tuple[ZoneTally, ...], players: int) -> Tally:
    """S-14: products, and who wins."""
    seats: list[SeatTally] = []
    for seat in range(players):
        left, right = zones[left_zone(players, seat)], zones[right_zone(players, seat)]
        score, cards = left.points * right.points, left.cards + right.cards
        seats.append(SeatTally(left.points, right.points, score, cards))
    # Ranks stand for values here: a referee may be given points of any size.
    scores = sorted({seat.score for seat in seats})
    sizes = sorted({seat.cards for seat in seats})
    standings = np.array(
        [standing(scores.index(seat.score), sizes.index(seat.cards)) for seat in seats], np.float64
    )
    share_win(standings, players)
    winners = tuple(seat for seat in range(players) if standings[seat] > 0)
    tie_break = sum(seat.score == scores[-1] for seat in seats) > 1
    return Tally(common, zones, tuple(seats), winners, tie_break)


GOAL_FIELDS = ("goal_kind", "goal_names", "goal_low", "goal_high", "goal_points", "goal_symbol")


def goals_of(table: np.ndarray) -> tuple[Goal, ...]:
    """The goals of a state or view, each at its number less one; gaps hold none to be asked for."""
    return _goals_of(tuple(table[0][field].tobytes() for field in GOAL_FIELDS))


def goal_of(table: np.ndarray, goal: int) -> Goal:
    """One of them."""
    return goals_of(table)[goal]


@lru_cache(maxsize=64)
def _goals_of(columns: tuple[bytes, ...]) -> tuple[Goal, ...]:
    kinds = (STATE[field].base for field in GOAL_FIELDS)
    numbers = [np.frombuffer(*column).tolist() for column in zip(columns, kinds, strict=True)]
    return tuple(_goal_of(id, *row) for id, row in enumerate(zip(*numbers, strict=True), 1))


def _goal_of(id: int, kind: int, mask: int, low: int, high: int, points: int, symbol: int) -> Goal:
    """The goal these numbers say; of two forms that ask for the same, one."""
    names = "".join(NAMES[bit] for bit in bits_of(mask))
    limit, count = ("exactly", low) if low == high else ("at_least", low)
    if kind == MAJORITY:
        type, limit, count = "majority", "", 0
    elif kind == COUNT:
        type = "absence" if names in COLOURS else "value"
    elif kind == PAIRS:
        type = "pairs"
    elif kind == DIFFERENT:
        type = "diversity"
        if low < high and (names not in (COLOURS, NUMBERS) or low == len(names)):
            limit, count = "", 0
    else:
        type = "zone"
        if low == 0 and high > 0:
            limit, count = "at_most", high
    return Goal(type, names, limit, count, points, id, SYMBOLS[symbol] if symbol >= 0 else "")
