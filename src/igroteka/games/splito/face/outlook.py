"""Whether a goal can still be met, judged by the cards that may yet come; for people to see.

A goal is called lost only where nothing can save it. Whether it will be met is nobody's to say.
"""

from typing import Any

from igroteka.games.splito.face.tally import GoalTally
from igroteka.games.splito.rules.pieces import COMMON_GOALS, MAJORITY, MIN_PLAYERS, ZONE
from igroteka.games.splito.rules.seating import rounds
from igroteka.games.splito.rules.state import PROMO_MIDDLE


def cards_to_come(v: Any) -> int:
    """S-6, S-16: the most cards that can still be played into one zone."""
    players = int(v["players"])
    hands = 1 if players == MIN_PLAYERS else 2  # how many may play into it
    return hands * max(0, rounds(players) + 1 - int(v["round"]))


def is_lost(v: Any, zone: int, tallied: GoalTally) -> bool:
    """Whether a goal cannot be met any more. Cards never leave a zone, common goals may."""
    to_come, goal = cards_to_come(v), tallied.goal
    if not to_come:
        return not tallied.met
    if goal.kind == MAJORITY:
        return tallied.short > to_come
    if goal.kind != ZONE:
        return tallied.over > 0 or tallied.short > to_come
    # S-13: what lies there for good, without the common goals that would go there now
    firm = int(v["size"][zone])
    guests = COMMON_GOALS + int(v["promo"] == PROMO_MIDDLE)
    return firm > goal.high or firm + to_come + guests < goal.low
