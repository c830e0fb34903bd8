"""Reading a table that somebody describes (POSITIONS format): zones, common goals, the 42."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from igroteka.games.splito.face.goal_lists import GoalList
from igroteka.games.splito.face.goals import Goal, read_goal
from igroteka.games.splito.rules.pieces import (
    CARD_BY_TEXT,
    COLOURS,
    COMMON_GOALS,
    COPIES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PROMO_SUM,
)
from igroteka.games.splito.rules.play import lay_out
from igroteka.games.splito.rules.seating import places
from igroteka.model import PositionError
from igroteka.positions import read_list, read_object, read_whole

REQUIRED = ("players", "zones")
OPTIONAL = ("common", "promo")
PROMO_POINTS = 4  # S-2: of the standard list


@dataclass
class Position:
    """A table as described."""

    players: int
    cards: list[list[str]] = field(default_factory=list[list[str]])  # by zone
    goals: list[list[Goal]] = field(default_factory=list[list[Goal]])  # by zone
    common: list[Goal] = field(default_factory=list[Goal])
    promo: tuple[int, int] | None = None  # the zone of the 42 and its points

    def lay(self, state: np.ndarray) -> None:
        """S-6: put the splito cards into the zones of a state."""
        zones = [zone for zone, texts in enumerate(self.cards) for _ in texts]
        cards = [CARD_BY_TEXT[text] for texts in self.cards for text in texts]
        lay_out(state, 0, np.array(zones, np.int64), np.array(cards, np.int64))


def read_position(value: object, listed: GoalList) -> Position:
    """The table; PositionError where it cannot be one."""
    given = read_object(value, REQUIRED, OPTIONAL)
    position = Position(read_whole(given["players"], "players", MIN_PLAYERS, MAX_PLAYERS))
    entries = read_list(given["zones"], "zones")
    _check_zones(position.players, entries)
    goals = _GoalReader(listed)
    for i, entry in enumerate(entries):
        zone = read_object(entry, ("cards", "goals"), (), f"zones[{i}]")
        position.cards.append(_cards(zone["cards"], f"zones[{i}].cards"))
        position.goals.append(goals.read_list(zone["goals"], f"zones[{i}].goals"))
    position.common = _common(given.get("common", []), goals)
    _check_copies(position.cards)
    goals.check_numbers()
    if "promo" in given:
        usual = PROMO_POINTS if listed.promo_points is None else listed.promo_points
        position.promo = _promo(given["promo"], position.cards, usual)
    return position


def _check_zones(players: int, zones: Sequence[Any]) -> None:
    """S-5, S-16: as many zones as players, and four for two."""
    due = places(players)
    if len(zones) != due:
        rule = "S-16" if players == MIN_PLAYERS else "S-5"
        raise PositionError(f"{players} players have {due} zones, not {len(zones)}", "zones", rule)


def _cards(value: object, at: str) -> list[str]:
    """S-1: splito cards."""
    texts = read_list(value, at)
    for i, text in enumerate(texts):
        if not isinstance(text, str) or text not in CARD_BY_TEXT:
            raise PositionError(
                f"{text!r} is not a card: a number 1-6 and one of {', '.join(COLOURS)}",
                f"{at}[{i}]",
                "S-1",
            )
    return texts


def _check_copies(zones: Sequence[Sequence[str]]) -> None:
    """S-1: two copies of each splito card."""
    seen: dict[str, int] = {}
    for zone, texts in enumerate(zones):
        for place, text in enumerate(texts):
            seen[text] = seen.get(text, 0) + 1
            if seen[text] > COPIES:
                at = f"zones[{zone}].cards[{place}]"
                raise PositionError(f"of {text} there are only {COPIES} cards", at, "S-1")


class _GoalReader:
    """Reads goals and remembers where each number was named."""

    def __init__(self, listed: GoalList) -> None:
        self.listed = listed
        self.numbered: list[tuple[int, str]] = []

    def read_list(self, value: object, at: str) -> list[Goal]:
        return [self._read(goal, f"{at}[{i}]") for i, goal in enumerate(read_list(value, at))]

    def _read(self, value: object, at: str) -> Goal:
        """S-2: a goal by its number, or written out."""
        if isinstance(value, dict):
            return read_goal(value, at)
        if isinstance(value, bool) or not isinstance(value, int):
            raise PositionError("a goal is its number or an object with its type", at, "S-2")
        if value not in self.listed.goals:
            raise PositionError("the list of goals has none of this number", at, "S-2")
        self.numbered.append((value, at))
        return self.listed.goals[value]

    def check_numbers(self) -> None:
        """S-2: each goal of the list is one card."""
        seen: dict[int, str] = {}
        for number, at in self.numbered:
            if number in seen:
                raise PositionError(f"goal {number} lies at {seen[number]} already", at, "S-2")
            seen[number] = at


def _common(value: object, goals: _GoalReader) -> list[Goal]:
    """S-3: two common goals at most, both of type majority."""
    common = goals.read_list(value, "common")
    if len(common) > COMMON_GOALS:
        raise PositionError(f"there are at most {COMMON_GOALS} common goals", "common", "S-3")
    for i, goal in enumerate(common):
        if goal.type != "majority":
            raise PositionError("a common goal is of type majority", f"common[{i}]", "S-3")
    return common


def _promo(value: object, zones: Sequence[Sequence[str]], usual_points: int) -> tuple[int, int]:
    """S-8: the 42 lies only where the numbers have reached 42."""
    given = read_object(value, ("zone",), ("points",), "promo")
    zone = read_whole(given["zone"], "promo.zone", 0, len(zones) - 1)
    points = read_whole(given.get("points", usual_points), "promo.points", 0)
    total = sum(int(text[0]) for text in zones[zone])
    if total < PROMO_SUM:
        raise PositionError(
            f"the numbers there add up to {total}, not to {PROMO_SUM}", "promo.zone", "S-8"
        )
    return zone, points
