"""A view as plain data, with the score as if the match ended now."""

from typing import Any

from igroteka.games.splito.face.outlook import is_lost
from igroteka.games.splito.face.tally import GoalTally, Tally, ZoneTally, goals_of, live_tally
from igroteka.games.splito.rules.pieces import (
    ITEM_TEXTS,
    MAJORITY,
    NAMES,
    PROMO_ID,
    bits_of,
    card_texts,
    goal_numbers,
)
from igroteka.games.splito.rules.play import SIDE_WORDS, SIDES
from igroteka.games.splito.rules.seating import (
    hand_of,
    hand_size,
    left_zone,
    places,
    right_zone,
    rounds,
    seat_at,
)
from igroteka.games.splito.rules.state import NO_PROMO, PROMO_GONE
from igroteka.model import View


def describe(view: View) -> dict[str, Any]:
    """Everything the view's seat may know; `points`, `score` and the like are live."""
    v = view.record[0]
    players, counted = int(v["players"]), live_tally(view.record)
    return {
        "seat": view.seat,
        "round": view.turn,
        "rounds": rounds(players),
        "to_act": list(view.to_act),
        "common": _common(counted),
        "promo": _promo(v),
        "zones": [_zone(view, zone, entry) for zone, entry in enumerate(counted.zones)],
        "players": [
            {
                "left": left_zone(players, seat),
                "right": right_zone(players, seat),
                "score": entry.score,
                "cards": entry.cards,
                "picked": bool(int(v["committed"]) >> seat & 1),
            }
            for seat, entry in enumerate(counted.seats)
        ],
        "leaders": list(counted.winners),
        "hand": _own_hand(view),
        "picked": _pick(int(v["own_commit"])),
        "hands": [_hand(view, hand) for hand in range(places(players))],
        "goals": _goals(view),
    }


def _common(counted: Tally) -> list[dict[str, Any]]:
    """S-9: each common goal, the zone it would go to, and the counts that decide."""
    return [
        {
            "goal": entry.goal.id,
            "zone": entry.zone,
            "most": entry.most,
            "next": entry.next,
            "tied": list(entry.tied),
        }
        for entry in counted.common
    ]


def _promo(v: Any) -> dict[str, Any] | None:
    """S-8: where the 42 is: `zone` null in the middle; null altogether if it is not used."""
    where = int(v["promo"])
    if where == NO_PROMO:
        return None
    return {
        "goal": PROMO_ID,
        "points": int(v["promo_points"]),
        "zone": where if where >= 0 else None,
        "gone": where == PROMO_GONE,
    }


def _zone(view: View, zone: int, entry: ZoneTally) -> dict[str, Any]:
    v = view.record[0]
    return {
        "cards": list(card_texts(int(v["zone_cards"][zone]), int(v["zone_twins"][zone]))),
        "goals": [_goal(v, zone, tallied) for tallied in entry.goals],
        "sum": int(v["sum"][zone]),
        "size": entry.cards,
        "points": entry.points,
    }


def _goal(v: Any, zone: int, tallied: GoalTally) -> dict[str, Any]:
    """A goal in its zone: what it has now, and whether it can still be met."""
    goal = tallied.goal
    here = int(v["count"][zone, NAMES.index(goal.names)]) if goal.kind == MAJORITY else None
    return {
        "goal": goal.id,
        "met": tallied.met,
        "lost": is_lost(v, zone, tallied),
        "has": tallied.has,
        "asks": goal.low if goal.low else goal.high,
        "short": tallied.short,
        "over": tallied.over,
        # S-11: «2 : 1», the cards here and the most in another zone
        "here": here,
        "elsewhere": here - tallied.has if here is not None else None,
    }


def _texts(v: Any, hand: int) -> list[str]:
    cards = card_texts(int(v["hand_cards"][hand]), int(v["hand_twins"][hand]))
    return [*cards, *(f"g{number}" for number in goal_numbers(v["hand_goals"][hand]))]


def _own_hand(view: View) -> list[str] | None:
    v = view.record[0]
    if view.seat < 0 or view.turn == 0:
        return None
    return _texts(v, hand_of(int(v["players"]), view.seat, view.turn))


def _hand(view: View, hand: int) -> dict[str, Any]:
    """A hand by the place it is at now: whose it is, and what the seat remembers of it."""
    v = view.record[0]
    players = int(v["players"])
    place = (hand + max(view.turn - 1, 0)) % places(players)
    known = bool(int(v["known"]) >> hand & 1)
    holder = seat_at(players, place)
    return {
        "place": place,
        "holder": holder if holder >= 0 else None,
        "size": hand_size(players, hand, view.turn) if view.turn else 0,
        "cards": _texts(v, hand) if known else None,
    }


def _pick(move: int) -> dict[str, str] | None:
    if move < 0:
        return None
    return {"card": ITEM_TEXTS[move // SIDES], "zone": SIDE_WORDS[move % SIDES]}


def _goals(view: View) -> dict[str, dict[str, Any]]:
    """The goals this view names anywhere, written out."""
    v = view.record[0]
    named = 0
    for goal in v["common"]:
        named |= 1 << int(goal) if goal >= 0 else 0
    for place in range(places(int(v["players"]))):
        named |= int(v["zone_goals"][place]) | int(v["hand_goals"][place])
    goals = goals_of(view.record)
    return {f"g{goal + 1}": goals[goal].as_object() for goal in bits_of(named)}
