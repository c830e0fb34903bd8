"""The referee of Splito: the digital score pad (POSITIONS format)."""

from typing import Any

import numpy as np

from igroteka.games.splito.goal_files import standard
from igroteka.games.splito.goal_lists import GoalList
from igroteka.games.splito.goals import Goal, read_goal
from igroteka.games.splito.pieces import (
    CARD_BY_TEXT,
    COLOURS,
    COMMON_GOALS,
    COPIES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PROMO_SUM,
)
from igroteka.games.splito.play import lay_out
from igroteka.games.splito.seating import places
from igroteka.games.splito.state import STATE
from igroteka.games.splito.tally import Tally, tally
from igroteka.games.splito.words import seats_words
from igroteka.i18n import tr
from igroteka.model import PositionError
from igroteka.positions import read_list, read_object, read_whole

DEFAULT_PROMO_POINTS = 4  # S-2


def judge(position: object, lang: str, goals: GoalList | None = None) -> dict[str, Any]:
    """The answer to one position; PositionError where it cannot be judged."""
    counted = count(position, goals or standard())
    return {
        "common_to": [entry.zone for entry in counted.common],
        "zones": [
            {
                "cards": zone.cards,
                "points": zone.points,
                "met": [entry.met for entry in zone.goals],
                "short": [entry.short for entry in zone.goals],
                "over": [entry.over for entry in zone.goals],
            }
            for zone in counted.zones
        ],
        "scores": [seat.score for seat in counted.seats],
        "cards": [seat.cards for seat in counted.seats],
        "winners": list(counted.winners),
        "tie_break": counted.tie_break,
        "why": why(counted, lang),
    }


def count(position: object, goals: GoalList) -> Tally:
    """Read a position and count it."""
    given = read_object(position, ("players", "zones"), ("common", "promo"))
    players = read_whole(given["players"], "players", MIN_PLAYERS, MAX_PLAYERS)
    zones = read_list(given["zones"], "zones")
    due = places(players)
    if len(zones) != due:
        raise PositionError(
            f"{players} players have {due} zones, not {len(zones)}",
            "zones",
            "S-16" if players == MIN_PLAYERS else "S-5",
        )
    reader = _Reader(goals)
    for zone, entry in enumerate(zones):
        reader.read_zone(entry, f"zones[{zone}]")
    common = reader.read_common(given.get("common", []))
    reader.check_copies()
    reader.check_numbers()
    state = np.zeros(1, STATE)
    state[0]["players"] = players
    where = [zone for zone, cards in enumerate(reader.cards) for _ in cards]
    cards = [CARD_BY_TEXT[text] for texts in reader.cards for text in texts]
    lay_out(state, 0, np.array(where, np.int64), np.array(cards, np.int64))
    promo = _promo(given["promo"], state) if "promo" in given else None
    return tally(state, reader.goals, common, promo)


class _Reader:
    """Reads zones and remembers where every card and numbered goal was named."""

    def __init__(self, listed: GoalList) -> None:
        self.listed = listed
        self.cards: list[list[str]] = []
        self.goals: list[list[Goal]] = []
        self.numbered: list[tuple[str, int]] = []

    def read_zone(self, value: object, at: str) -> None:
        zone = read_object(value, ("cards", "goals"), (), at)
        cards = read_list(zone["cards"], f"{at}.cards")
        self.cards.append([_card(card, f"{at}.cards[{i}]") for i, card in enumerate(cards)])
        goals = read_list(zone["goals"], f"{at}.goals")
        self.goals.append([self._goal(goal, f"{at}.goals[{i}]") for i, goal in enumerate(goals)])

    def read_common(self, value: object) -> list[Goal]:
        """S-3: two common goals at most, both majorities."""
        entries = read_list(value, "common")
        if len(entries) > COMMON_GOALS:
            raise PositionError(f"there are at most {COMMON_GOALS} common goals", "common", "S-3")
        common = [self._goal(entry, f"common[{i}]") for i, entry in enumerate(entries)]
        for i, goal in enumerate(common):
            if goal.type != "majority":
                raise PositionError(
                    "a common goal is one of type majority", f"common[{i}]", "S-3"
                )
        return common

    def _goal(self, value: object, at: str) -> Goal:
        """S-2: a goal by its number, or written out."""
        if isinstance(value, dict):
            return read_goal(value, at)
        if isinstance(value, bool) or not isinstance(value, int):
            raise PositionError(
                "a goal is a number of the goal table, or an object with its type", at, "S-2"
            )
        if value not in self.listed.goals:
            raise PositionError("the goal table has no goal of this number", at, "S-2")
        self.numbered.append((at, value))
        return self.listed.goals[value]

    def check_copies(self) -> None:
        """S-1: two copies of each splito card."""
        seen: dict[str, int] = {}
        for zone, texts in enumerate(self.cards):
            for place, text in enumerate(texts):
                seen[text] = seen.get(text, 0) + 1
                if seen[text] > COPIES:
                    raise PositionError(
                        f"{text} is there only {COPIES} times", f"zones[{zone}].cards[{place}]", "S-1"
                    )

    def check_numbers(self) -> None:
        """S-2: each goal of the table is one card."""
        seen: dict[int, str] = {}
        for at, number in self.numbered:
            if number in seen:
                raise PositionError(f"goal {number} lies at {seen[number]} already", at, "S-2")
            seen[number] = at


def _card(value: object, at: str) -> str:
    if not isinstance(value, str) or value not in CARD_BY_TEXT:
        raise PositionError(
            f"{value!r} is not a card: a number 1-6 and one of {', '.join(COLOURS)}", at, "S-1"
        )
    return value


def _promo(value: object, state: np.ndarray) -> tuple[int, int]:
    """S-8: the 42 lies only where the numbers have reached 42."""
    given = read_object(value, ("zone",), ("points",), "promo")
    zone = read_whole(given["zone"], "promo.zone", 0, places(int(state[0]["players"])) - 1)
    points = read_whole(given.get("points", DEFAULT_PROMO_POINTS), "promo.points", 0)
    total = int(state[0]["sum"][zone])
    if total < PROMO_SUM:
        raise PositionError(
            f"the numbers there add up to {total}, not to {PROMO_SUM}", "promo.zone", "S-8"
        )
    return zone, points


def why(counted: Tally, lang: str) -> str:
    """Who is ahead and by what, in a sentence."""
    first = counted.seats[counted.winners[0]]
    facts = {
        "seats": seats_words(counted.winners, lang),
        "left": first.left,
        "right": first.right,
        "score": first.score,
        "cards": first.cards,
    }
    if len(counted.winners) > 1:
        return tr(lang, "splito-why-shared", **facts)
    return tr(lang, "splito-why-cards" if counted.tie_break else "splito-why-score", **facts)
