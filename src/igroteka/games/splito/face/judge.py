"""The referee of Splito: the digital score pad (POSITIONS format)."""

from typing import Any

import numpy as np

from igroteka.games.splito.face.goal_files import standard
from igroteka.games.splito.face.goal_lists import GoalList
from igroteka.games.splito.face.position import OPTIONAL, PROMO_POINTS, REQUIRED, read_position
from igroteka.games.splito.face.tally import Tally, tally
from igroteka.games.splito.face.words import seats_words
from igroteka.games.splito.rules.dealing import new, put_in_hand
from igroteka.games.splito.rules.pieces import ITEM_BY_TEXT
from igroteka.games.splito.rules.seating import hand_of
from igroteka.games.splito.rules.state import STATE
from igroteka.i18n import tr
from igroteka.model import PositionError
from igroteka.positions import read_list, read_object, read_whole


def judge(position: object, lang: str, goals: GoalList) -> dict[str, Any]:
    """The answer to one position; PositionError where it cannot be judged."""
    counted = count(position, goals)
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


def count(value: object, goals: GoalList) -> Tally:
    """Read a position and count it."""
    position = read_position(value, goals)
    state = np.zeros(1, STATE)
    state[0]["players"] = position.players
    position.lay(state)
    return tally(state, position.goals, position.common, position.promo)


def why(counted: Tally, lang: str) -> str:
    """Who is ahead and by what, in a sentence."""
    first = counted.seats[counted.winners[0]]
    numbers = {"left": first.left, "right": first.right, "score": first.score, "size": first.cards}
    facts = {name: str(number) for name, number in numbers.items()}
    seats = seats_words(counted.winners, lang)
    if len(counted.winners) > 1:
        return tr(lang, "splito-why-shared", seats=seats, **facts)
    id = "splito-why-cards" if counted.tie_break else "splito-why-score"
    return tr(lang, id, seats=seats, **facts)


def set_up(value: object) -> tuple[np.ndarray, int]:
    """A position as a state. Beside it stand `seat`, who picks, and its `hand`, as in moves."""
    given = read_object(value, (*REQUIRED, "seat", "hand"), OPTIONAL)
    table = {name: entry for name, entry in given.items() if name in REQUIRED + OPTIONAL}
    position = read_position(table, standard())
    players = position.players
    seat = read_whole(given["seat"], "seat", 0, players - 1)
    state = np.zeros(1, STATE)
    numbers = [players, "promo" in given, PROMO_POINTS, *standard().numbers()]
    new(state, 0, np.array(numbers, np.int64))
    position.lay(state)
    state[0]["round"] = 1
    for i, text in enumerate(read_list(given["hand"], "hand")):
        if text not in ITEM_BY_TEXT:
            raise PositionError(f"{text!r} is not a card of a hand", f"hand[{i}]", "S-1")
        put_in_hand(state[0], hand_of(players, seat, 1), ITEM_BY_TEXT[text])
    return state, seat
