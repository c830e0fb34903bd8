"""Lists of goals (S-2): what a list must hold, and how options and records name it in one word."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

from igroteka.games.splito.face.goals import LIMITS, Goal, read_goal, read_symbol
from igroteka.games.splito.rules.pieces import (
    MAX_GOAL,
    MAX_POINTS,
    MIN_GOALS,
    NO_GOAL,
    PROMO_ID,
    SYMBOLS,
)
from igroteka.model import PositionError
from igroteka.positions import read_list, read_object, read_whole

MAX_LIMIT = 99  # of what a goal of a list asks for
GOAL_NUMBERS = 6  # how many numbers the rules need of a goal


@dataclass(frozen=True)
class GoalList:
    """The goals of a table by number, and what its promo card scores (None: it has none)."""

    goals: Mapping[int, Goal]
    promo_points: int | None

    def numbers(self) -> list[int]:
        """The list as the rules read it, six numbers a goal."""
        numbers: list[int] = []
        for id in range(1, MAX_GOAL + 1):
            goal = self.goals.get(id)
            if goal is None:
                numbers += [NO_GOAL, 0, 0, 0, 0, -1]
            else:
                symbol = SYMBOLS.index(goal.symbol) if goal.symbol else -1
                limits = [goal.low, min(goal.high, MAX_LIMIT)]
                numbers += [goal.kind, goal.mask, *limits, goal.points, symbol]
        return numbers

    def __str__(self) -> str:
        """The list in one word, as `parse_goals` reads it."""
        words = [str(goal) for goal in self.goals.values()]
        if self.promo_points is not None:
            words.append(f"{PROMO_ID}:promo,points={self.promo_points}")
        return ";".join(words)


def read_goals(value: object, at: str = "goals") -> GoalList:
    """A list of goals out of plain data; PositionError where it does not hold."""
    goals: dict[int, Goal] = {}
    promo: int | None = None
    entries = read_list(value, at)
    for i, entry in enumerate(entries):
        here = f"{at}[{i}]"
        if isinstance(entry, dict) and cast(dict[str, Any], entry).get("type") == "promo":
            if promo is not None:
                raise PositionError("there is one promo card only", here, "S-2")
            promo = _promo_points(entry, here)
        else:
            goal = _listed_goal(entry, here)
            if goal.id in goals:
                raise PositionError(f"the id {goal.id} is taken already", f"{here}.id", "S-2")
            goals[goal.id] = goal
    _check_enough(goals, at)
    return GoalList(dict(sorted(goals.items())), promo)


def _promo_points(entry: object, at: str) -> int:
    """S-2, S-8: the promo card has its number and its points."""
    given = read_object(entry, ("id", "type", "points"), (), at)
    read_whole(given["id"], f"{at}.id", PROMO_ID, PROMO_ID, "S-2")
    return read_whole(given["points"], f"{at}.points", 0, MAX_POINTS)


def _listed_goal(entry: object, at: str) -> Goal:
    """S-2: a goal with its number; S-3: only a majority goal can have a symbol."""
    goal = read_goal(entry, at, ("id", "symbol"))
    given = cast(dict[str, Any], entry)
    if "id" not in given:
        raise PositionError("the field 'id' is missing", f"{at}.id", "S-2")
    id = read_whole(given["id"], f"{at}.id", 1, MAX_GOAL, "S-2")
    if id == PROMO_ID:
        raise PositionError(f"the id {PROMO_ID} belongs to the promo card", f"{at}.id", "S-2")
    read_whole(goal.points, f"{at}.points", 0, MAX_POINTS)
    if goal.limit:
        read_whole(goal.count, f"{at}.{goal.limit}", 0, MAX_LIMIT)
    if goal.type == "diversity" and not goal.names:
        raise PositionError("a diversity goal names at least one colour or number", at, "S-12")
    symbol = read_symbol(given["symbol"], f"{at}.symbol") if "symbol" in given else ""
    if symbol and goal.type != "majority":
        raise PositionError("only majority goals have a symbol", f"{at}.symbol", "S-3")
    return Goal(goal.type, goal.names, goal.limit, goal.count, goal.points, id, symbol)


def _check_enough(goals: Mapping[int, Goal], at: str) -> None:
    """S-3, S-4: a star, a moon, and cards for the largest table."""
    for symbol in SYMBOLS:
        if not any(goal.symbol == symbol for goal in goals.values()):
            raise PositionError(f"at least one goal needs the symbol {symbol!r}", at, "S-3")
    if len(goals) < MIN_GOALS:
        raise PositionError(
            f"{len(goals)} goals are too few; 8 players need at least {MIN_GOALS}", at, "S-4"
        )


@lru_cache(maxsize=64)
def parse_goals(text: str) -> GoalList:
    """The list that `str(goals)` writes in one word (PositionError)."""
    return read_goals([_entry(word) for word in text.split(";")])


def parse_goal(text: str) -> Goal:
    """One goal as `str(goal)` writes it."""
    entry = _entry(text)
    id, symbol = entry.pop("id", 0), entry.pop("symbol", "")
    goal = read_goal(entry, "goal")
    return Goal(goal.type, goal.names, goal.limit, goal.count, goal.points, id, symbol)


_WHOLE = ("number", "points", *LIMITS)


def _entry(word: str) -> dict[str, Any]:
    """`17:value,number=5,exactly=0,points=2` as plain data."""
    head, *fields = word.split(",")
    id, colon, type = head.rpartition(":")
    entry: dict[str, Any] = {"id": _whole(id)} if colon else {}
    entry["type"] = type
    for field in fields:
        name, _, value = field.partition("=")
        entry[name] = _value(name, value)
    return entry


def _value(name: str, value: str) -> Any:
    if name in _WHOLE:
        return _whole(value)
    if name == "colours":
        return list(value)
    return [_whole(digit) for digit in value] if name == "numbers" else value


def _whole(text: str) -> int | str:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text
