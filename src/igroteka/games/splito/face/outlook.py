"""Whether a goal can still be met, judged by the cards that may yet come; for people to see.

A goal is called lost only where nothing can save it. Whether it will be met is nobody's to say.
"""

from igroteka.games.splito.rules.pieces import COMMON_GOALS, MAJORITY, MIN_PLAYERS, ZONE
from igroteka.games.splito.rules.seating import rounds
from igroteka.games.splito.rules.state import PROMO_MIDDLE
from igroteka.kernel import kernel


@kernel
def cards_to_come(v):
    """S-6, S-16: the most cards that can still be played into one zone."""
    players = int(v["players"])
    hands = 1 if players == MIN_PLAYERS else 2  # how many may play into it
    return hands * max(0, rounds(players) + 1 - int(v["round"]))


@kernel
def is_lost(v, zone, goal, has):
    """Whether a goal that has so much cannot be met any more.

    Cards never leave a zone, common goals may.
    """
    to_come, kind = cards_to_come(v), v["goal_kind"][goal]
    low, high = int(v["goal_low"][goal]), int(v["goal_high"][goal])
    if to_come == 0:
        return not low <= has <= high
    if kind == MAJORITY:
        return low - has > to_come
    if kind != ZONE:
        return has > high or low - has > to_come
    # S-13: what lies there for good, without the common goals that would go there now
    firm = int(v["size"][zone])
    guests = COMMON_GOALS + int(v["promo"] == PROMO_MIDDLE)
    return firm > high or firm + to_come + guests < low
